//! Ctrl-C and SIGTERM: during a search the first cancels the search and the second ends the program; at any other time
//! the first ends it.

use std::process::exit;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

static BUSY: AtomicBool = AtomicBool::new(false);
static ASKED: AtomicBool = AtomicBool::new(false);

/// As long as this exists, Ctrl-C cancels the search, so that its result so far can be printed.
#[derive(Debug)]
pub(crate) struct Guard(());

/// Makes Ctrl-C cancel the search.
pub(crate) fn guard() -> Guard {
    static INSTALLED: OnceLock<bool> = OnceLock::new();
    INSTALLED.get_or_init(|| {
        hear_termination();
        ctrlc::set_handler(|| end(130)).is_ok()
    });
    ASKED.store(false, Ordering::Relaxed);
    BUSY.store(true, Ordering::Relaxed);
    Guard(())
}

/// The flag that Ctrl-C sets while a [`Guard`] exists.
pub(crate) fn flag() -> &'static AtomicBool {
    &ASKED
}

impl Guard {
    /// The flag that Ctrl-C sets.
    #[expect(clippy::unused_self, reason = "the flag means something only while the guard is held")]
    pub(crate) fn flag(&self) -> &'static AtomicBool {
        &ASKED
    }

    /// Whether Ctrl-C was pressed.
    pub(crate) fn asked(&self) -> bool {
        self.flag().load(Ordering::Relaxed)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        BUSY.store(false, Ordering::Relaxed);
    }
}

#[expect(clippy::exit, reason = "a second Ctrl-C, or one at a prompt, means now")]
fn end(code: i32) {
    if !BUSY.load(Ordering::Relaxed) || ASKED.swap(true, Ordering::Relaxed) {
        exit(code);
    }
}

/// Not SIGHUP: `nohup` sets it to be ignored, and a handler would override that.
#[cfg(unix)]
fn hear_termination() {
    use signal_hook::consts::SIGTERM;
    use signal_hook::iterator::Signals;
    if let Ok(mut signals) = Signals::new([SIGTERM]) {
        std::thread::spawn(move || signals.forever().for_each(|_| end(128 + SIGTERM)));
    }
}

#[cfg(not(unix))]
fn hear_termination() {}
