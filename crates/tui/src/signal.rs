//! The signals of the event loop, all sent through one channel.

use std::sync::mpsc::Sender;

use ratatui::crossterm::event::Event;

/// A signal to the event loop.
#[derive(Debug)]
pub enum Signal {
    /// A key, the mouse, or a resize of the terminal.
    Terminal(Event),
    /// A thread has sent a result.
    Work,
    /// The operating system asks the program to end.
    End,
    /// A thread has panicked; its message has been printed.
    Broken,
}

/// A sender that wakes the event loop from another thread.
#[derive(Clone, Debug)]
pub struct Waker(Sender<Signal>);

impl Waker {
    /// A waker that sends to this channel.
    pub fn new(sender: Sender<Signal>) -> Self {
        Self(sender)
    }

    /// Sends a signal. If the receiver is gone, the program is about to end and nothing is lost.
    pub fn send(&self, signal: Signal) {
        let _ = self.0.send(signal);
    }
}
