//! Names the commit that a release was built from, where git knows it: `huff --version` tells it, `huff -V` does not.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // programs for work at the code would be built anew with each commit
    if std::env::var("PROFILE").as_deref() != Ok("release") {
        return;
    }
    // nothing above the folder counts: a package that was unpacked in another repository is none of its commits
    if git(&["rev-parse", "--show-prefix"]).as_deref() != Some("")
        || git(&["ls-files", "--error-unmatch", "build.rs"]).is_none()
    {
        return;
    }
    for file in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--git-path", file])
            && Path::new(&path).exists()
        {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    if let Some(commit) = git(&["log", "-1", "--format=%h, %cs"]) {
        let version = env!("CARGO_PKG_VERSION");
        println!("cargo:rustc-env=HUFF_BUILT_FROM={version} ({commit})");
    }
}

/// What git answers in the folder of the package.
fn git(arguments: &[&str]) -> Option<String> {
    let answer = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(answer.stdout).ok()?;
    answer.status.success().then(|| text.trim().to_owned())
}
