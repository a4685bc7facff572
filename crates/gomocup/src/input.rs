//! Input lines, read on a separate thread.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Instant;

use crate::move_search::Event;

/// An input line with its arrival time.
#[derive(Debug)]
pub(crate) struct InputLine {
    pub(crate) text: String,
    pub(crate) at: Instant,
}

/// The maximum length of a line; the rest is cut off. Folder names are the longest lines of managers.
const MAX_LINE: usize = 1 << 14;

/// Starts a thread that sends every line as an event, until the input ends or the receiver is gone.
///
/// The thread is not joined: it may be blocked in a read for ever.
pub(crate) fn read_lines(input: impl Read + Send + 'static, events: Sender<Event>) {
    thread::spawn(move || {
        let mut input = BufReader::new(input);
        while let Some(line) = next_line(&mut input) {
            if events.send(Event::Line(InputLine { text: line, at: Instant::now() })).is_err() {
                return;
            }
        }
        // If the receiver is gone, the program is ending anyway.
        let _ = events.send(Event::EndOfInput);
    });
}

/// The next line without its line break; none at the end of the input or on an error.
///
/// Managers end lines with LF, CR LF or CR; CR LF yields an additional blank line, which is ignored. Long lines are cut
/// off, and invalid UTF-8 is replaced.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let mut has_input = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(_) => return None,
        };
        if buffer.is_empty() {
            return has_input.then(|| text(&line));
        }
        has_input = true;
        let end = buffer.iter().position(|&byte| byte == b'\n' || byte == b'\r');
        let piece = &buffer[..end.unwrap_or(buffer.len())];
        let room = MAX_LINE - line.len();
        line.extend_from_slice(&piece[..piece.len().min(room)]);
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Some(text(&line));
        }
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| next_line(&mut input)).collect()
    }

    #[test]
    fn every_kind_of_end_ends_a_line() {
        assert_eq!(lines(b"a\nb\rc\r\nd"), ["a", "b", "c", "", "d"]);
        assert_eq!(lines(b""), [""; 0]);
        assert_eq!(lines(b"\n"), [""]);
    }

    #[test]
    fn endless_lines_are_cut_and_bytes_that_are_no_text_survive() {
        let mut endless = vec![b'x'; 10 << 20];
        endless.extend_from_slice(b"\nEND\n");
        let found = lines(&endless);
        assert_eq!((found[0].len(), found[1].as_str(), found.len()), (MAX_LINE, "END", 2));
        assert_eq!(lines(b"\xff\xfeTURN\n"), ["\u{fffd}\u{fffd}TURN"]);
    }
}
