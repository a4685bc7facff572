//! What is known about the terminal.

/// How many letters fit in a line of the terminal; `None` where there is no telling.
pub fn width() -> Option<u16> {
    ratatui::crossterm::terminal::size().ok().map(|(columns, _)| columns).filter(|&columns| columns > 0)
}
