//! A real terminal driven by the test: what is typed goes through it, what is seen is read from it.

mod crash;
mod desk;
mod enter;
mod menu;
mod plain;
mod results;
mod small;
mod star;
mod two;

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long something may take to be seen.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program in a terminal of 80 columns and 24 rows.
pub(crate) struct Screen {
    child: Box<dyn Child + Send + Sync>,
    writer: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
    reader: Option<std::thread::JoinHandle<()>>,
    master: Box<dyn MasterPty + Send>,
}

impl Screen {
    /// Starts the program in a folder.
    pub(crate) fn start(folder: &Path, words: &[&str]) -> Screen {
        let size = PtySize {
            rows: 24,
            cols: 80,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_huff"));
        command.args(words);
        command.cwd(folder);
        command.env_remove("HUFF_EVENT");
        command.env_remove("HUFF_LANG");
        command.env("LC_ALL", "C");
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::default()));
        let mut out = pair.master.try_clone_reader().unwrap();
        let seen = Arc::clone(&screen);
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // the terminal is gone when the program is
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                seen.lock().unwrap().process(&bytes[..count]);
            }
        });
        Screen {
            child,
            writer: pair.master.take_writer().unwrap(),
            screen,
            reader: Some(reader),
            master: pair.master,
        }
    }

    /// Presses keys, as the bytes that a terminal sends.
    pub(crate) fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Makes the window larger or smaller.
    pub(crate) fn resize(&mut self, rows: u16, cols: u16) {
        let size = PtySize {
            rows,
            cols,
            pixel_width: 0,
            pixel_height: 0,
        };
        let whole = |number| NonZero::new(number).unwrap();
        let (seen_rows, seen_columns) = (whole(rows), whole(cols));
        self.screen
            .lock()
            .unwrap()
            .set_size(seen_rows, seen_columns);
        self.master.resize(size).unwrap();
    }

    /// What is seen now.
    pub(crate) fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until something is seen.
    pub(crate) fn wait(&self, what: impl Fn(&str) -> bool) -> String {
        self.wait_named("", what)
    }

    /// The same for a case of a name.
    pub(crate) fn wait_named(&self, name: &str, what: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let text = self.text();
            if what(&text) {
                return text;
            }
            assert!(start.elapsed() < PATIENCE, "{name} not seen:\n{text}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until a text is seen.
    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait(|seen| seen.contains(text))
    }

    /// Waits for the end of the program; its exit code.
    pub(crate) fn end(mut self) -> u32 {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            if start.elapsed() > PATIENCE {
                let _ = self.child.kill();
                panic!("not left:\n{}", self.text());
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        if let Some(reader) = self.reader.take() {
            let _ = reader.join();
        }
        status.exit_code()
    }

    /// Kills the program as a power cut would; what was seen last.
    pub(crate) fn kill(mut self) -> String {
        let id = self.child.process_id().unwrap().to_string();
        let _ = std::process::Command::new("kill")
            .args(["-9", &id])
            .status();
        let _ = self.child.wait();
        if let Some(reader) = self.reader.take() {
            let _ = reader.join();
        }
        self.text()
    }
}
