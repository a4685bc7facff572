//! What the event loop waits for, all of it through one channel.

use std::sync::mpsc::Sender;

use ratatui::crossterm::event::Event;

/// Something that the program has to look at.
#[derive(Debug)]
pub enum Signal {
    /// A key, the mouse, or another size of the terminal.
    Terminal(Event),
    /// Somebody who works on another thread has something to say.
    Work,
    /// The system asks the program to end.
    End,
    /// A thread has failed; what it said stands on the terminal by now.
    Broken,
}

/// Wakes the event loop from another thread.
#[derive(Clone, Debug)]
pub struct Bell(Sender<Signal>);

impl Bell {
    /// Rings at the other end of this channel.
    pub fn new(sender: Sender<Signal>) -> Self {
        Self(sender)
    }

    /// Rings. Once nobody listens any more, the program is about to end and nothing is lost.
    pub fn ring(&self, signal: Signal) {
        let _ = self.0.send(signal);
    }
}
