//! The terminal: setup, input, and restoration.

use std::io::{self, stdout};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::app::App;
use crate::signal::{Signal, Waker};

/// Shows the program until the user leaves it. The terminal is restored at the end, after a panic of any thread, and on
/// a signal that ends the program.
///
/// # Errors
///
/// If the terminal cannot be used.
pub fn run(app: &mut App) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    release_mouse_on_panic();
    let set_up = execute!(stdout(), EnableMouseCapture);
    let listener = Listener::start(app.waker());
    let outcome = set_up.and_then(|()| until_done(app, &mut terminal));
    drop(listener);
    let released = execute!(stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    outcome.and(released)
}

fn until_done(app: &mut App, terminal: &mut DefaultTerminal) -> io::Result<()> {
    while !app.is_done() {
        terminal.draw(|frame| app.draw(frame))?;
        app.wait();
    }
    if app.is_broken() {
        return Err(io::Error::other("a thread has panicked"));
    }
    Ok(())
}

/// The panic hook that ratatui has installed restores everything but the mouse.
fn release_mouse_on_panic() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // If the terminal cannot be written to, the error cannot be shown either.
        let _ = execute!(stdout(), DisableMouseCapture);
        before(info);
    }));
}

/// Sends input events and signals of the operating system to the program.
struct Listener {
    over: Arc<AtomicBool>,
    keys: JoinHandle<()>,
    #[cfg(unix)]
    signals: Option<signal_hook::iterator::Handle>,
}

/// How long to wait for input before checking whether the program has ended.
const PATIENCE: Duration = Duration::from_millis(100);

impl Listener {
    fn start(waker: Waker) -> Self {
        let over = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        let signals = forward_signals(waker.clone());
        let keys = {
            let over = Arc::clone(&over);
            thread::spawn(move || forward_input(&waker, &over))
        };
        Self {
            over,
            keys,
            #[cfg(unix)]
            signals,
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        #[cfg(unix)]
        if let Some(signals) = &self.signals {
            signals.close();
        }
        // The thread should not take keys that are meant for the next program; but if the terminal is gone, it never
        // returns.
        let start = Instant::now();
        while !self.keys.is_finished() && start.elapsed() < 2 * PATIENCE {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

fn forward_input(waker: &Waker, over: &AtomicBool) {
    while !over.load(Ordering::Relaxed) {
        match event::poll(PATIENCE) {
            Ok(false) => {}
            Ok(true) => match event::read() {
                Ok(event) => waker.send(Signal::Terminal(event)),
                Err(_) => return waker.send(Signal::End),
            },
            // The terminal is gone.
            Err(_) => return waker.send(Signal::End),
        }
    }
}

/// Ends the program in order on SIGTERM, SIGINT or SIGHUP.
#[cfg(unix)]
fn forward_signals(waker: Waker) -> Option<signal_hook::iterator::Handle> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    // Without the handler the program works all the same.
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT]).ok()?;
    let handle = signals.handle();
    thread::spawn(move || signals.forever().for_each(|_| waker.send(Signal::End)));
    Some(handle)
}
