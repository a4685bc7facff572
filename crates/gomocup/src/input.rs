//! Lines from the manager, read on a thread of their own.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Instant;

use crate::thought::Event;

/// A line, and when it came.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) line: String,
    pub(crate) at: Instant,
}

/// What is kept of a line. Folders are the longest thing that anybody sends.
const LONGEST: usize = 1 << 14;

/// Listens until the input ends or nobody wants to know any more.
///
/// The thread is not waited for: it may be inside a read that never returns.
pub(crate) fn listen(input: impl Read + Send + 'static, ears: Sender<Event>) {
    thread::spawn(move || {
        let mut input = BufReader::new(input);
        while let Some(line) = next_line(&mut input) {
            if ears.send(Event::Heard(Heard { line, at: Instant::now() })).is_err() {
                return;
            }
        }
        // Nobody left to hear it is as good.
        let _ = ears.send(Event::Silence);
    });
}

/// The next line without its end; none at the end of the input, or where it cannot be read.
///
/// Managers end lines with LF, CR LF or CR. The line that follows from the two characters of the second is blank, which
/// says nothing. What is too long is cut off, and what is not text is made to look like it.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let mut anything = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(_) => return None,
        };
        if buffer.is_empty() {
            return anything.then(|| text(&line));
        }
        anything = true;
        let end = buffer.iter().position(|&byte| byte == b'\n' || byte == b'\r');
        let piece = &buffer[..end.unwrap_or(buffer.len())];
        let room = LONGEST - line.len();
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
        assert_eq!((found[0].len(), found[1].as_str(), found.len()), (LONGEST, "END", 2));
        assert_eq!(lines(b"\xff\xfeTURN\n"), ["\u{fffd}\u{fffd}TURN"]);
    }
}
