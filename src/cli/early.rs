//! The event named before the command: `huff -e spring.huff status`.

use std::ffi::OsString;

use clap::Command;

/// The arguments with an event that stands before the command moved behind it, where each command has its own; as they
/// are where no command follows.
pub(super) fn event_behind_command(arguments: Vec<OsString>, program: &Command) -> Vec<OsString> {
    let text = |at: usize| arguments.get(at).and_then(|word| word.to_str());
    let (mut event, mut kept) = (Vec::new(), 0..1);
    let mut before: Vec<OsString> = arguments.iter().take(1).cloned().collect();
    while let Some(word) = text(kept.end).filter(|word| word.starts_with('-')) {
        let is_event = word == "--event" || word.starts_with("--event=");
        let is_event = is_event || word.starts_with("-e");
        let has_value = ["-e", "--event", "--lang", "--color"].contains(&word);
        kept = kept.end..kept.end + 1 + usize::from(has_value);
        let words = arguments.get(kept.clone()).unwrap_or_default();
        match is_event {
            true => event.extend_from_slice(words),
            false => before.extend_from_slice(words),
        }
    }
    let (mut command, mut named) = (program, kept.end);
    while let Some(next) = text(named).and_then(|word| command.find_subcommand(word)) {
        (command, named) = (next, named + 1);
    }
    if event.is_empty() || named == kept.end {
        return arguments;
    }
    before.extend_from_slice(&arguments[kept.end..named]);
    before.extend(event);
    before.extend_from_slice(&arguments[named..]);
    before
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn where_the_event_may_stand() {
        let program = crate::cli::Cli::command();
        for (typed, want) in [
            ("huff -e a.huff status", "huff status -e a.huff"),
            ("huff --event=a player list", "huff player list --event=a"),
            (
                "huff --lang zh -ea.huff result 1.1 =",
                "huff --lang zh result -ea.huff 1.1 =",
            ),
            ("huff status -e a.huff", "huff status -e a.huff"),
            ("huff -e a.huff", "huff -e a.huff"),
            ("huff -e", "huff -e"),
            ("huff --help", "huff --help"),
            ("huff", "huff"),
        ] {
            let words = typed.split(' ').map(OsString::from).collect();
            let moved = event_behind_command(words, &program);
            let moved: Vec<&str> = moved.iter().filter_map(|word| word.to_str()).collect();
            assert_eq!(moved.join(" "), want, "{typed}");
        }
    }
}
