//! Ctrl-C: the first asks politely, the second ends the program.

use std::process::exit;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// The flag that Ctrl-C sets. From the first call on, Ctrl-C no longer ends the program at once, so that a search can
/// stop and what it knows can be printed.
pub(crate) fn flag() -> &'static AtomicBool {
    static INSTALLED: OnceLock<bool> = OnceLock::new();
    INSTALLED.get_or_init(|| ctrlc::set_handler(on_interrupt).is_ok());
    &ASKED
}

#[expect(clippy::exit, reason = "a second Ctrl-C means now")]
fn on_interrupt() {
    if ASKED.swap(true, Ordering::Relaxed) {
        exit(130);
    }
}

/// Whether somebody asked for an end.
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
