//! The terminal's size.

/// The width of the terminal in letters; `None` if it is unknown.
pub fn width() -> Option<u16> {
    ratatui::crossterm::terminal::size().ok().map(|(columns, _)| columns).filter(|&columns| columns > 0)
}
