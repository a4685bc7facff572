//! PSQ, the format of Piskvork: one line per stone with its time, then the names and a code for the result.
//!
//! Cells are counted from 1 at the top left. Piskvork reads nothing after the code, so the rule, the result and comments
//! are written there, each on a line that starts with `;`.

use std::fmt::Write;

use plyground_core::{Message, Outcome, Player, message};

use super::Record;
use crate::cells::Cell;
use crate::rule::Rule;

/// A game in PSQ. The format has no colours: stones alternate, black first.
pub fn write_psq(record: &Record) -> String {
    let mut text = format!("Piskvorky {}x{}, 11:11, 0\n", record.width, record.height);
    for turn in &record.moves {
        let (column, row) = (turn.cell.column() + 1, turn.cell.row() + 1);
        let _ = writeln!(text, "{column},{row},{}", turn.milliseconds.unwrap_or(0));
    }
    for (name, unnamed) in record.players.iter().zip(["black", "white"]) {
        let name = one_line(name);
        text.push_str(if name.is_empty() { unnamed } else { &name });
        text.push('\n');
    }
    text.push_str("0\n");
    let mut note = |key: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(text, "; {key} {}", one_line(value));
        }
    };
    note("rule", record.rule.map_or("", Rule::name));
    note("result", record.result.map_or("", result_name));
    note("ending", &record.ending);
    note("event", &record.event);
    note("remark", &record.remark);
    for (number, turn) in (1..).zip(&record.moves) {
        note(&format!("move {number}"), &turn.comment);
    }
    text
}

/// Reads a game in PSQ.
pub fn read_psq(text: &str) -> Result<Record, Message> {
    let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines().map(str::trim)).peekable();
    let size = lines.next().and_then(|(_, head)| {
        let rest = head.strip_prefix("Piskvorky")?.trim_start();
        let (width, height) = rest.split(',').next()?.split_once(['x', 'X'])?;
        Some((width.trim().parse().ok()?, height.trim().parse().ok()?))
    });
    let Some((width, height)) = size else {
        return Err(message!(
            "record-psq-not",
            "this is not PSQ: its first line is such as `{head}`",
            head = "Piskvorky 15x15, 11:11, 0"
        ));
    };
    let mut record = Record::new(width, height)?;
    let mut player = Player::First;
    while let Some((number, line)) = lines.next_if(|(_, line)| is_move(line)) {
        let mut fields = line.split(',').map(|field| field.trim().parse::<i64>().ok());
        let mut next = || fields.next().flatten();
        let (column, row, time) = (next(), next(), next());
        let on = |place: Option<i64>, side: usize| {
            place.filter(|place| (1..=side as i64).contains(place)).map(|place| place as usize - 1)
        };
        let Some((column, row)) = on(column, width).zip(on(row, height)) else {
            return Err(message!(
                "record-psq-cell",
                "line {line} of the PSQ is not a cell of the {width}x{height} board: columns and rows count from 1",
                line = number,
                width = width,
                height = height
            ));
        };
        record.push(player, Cell::new(column, row));
        if let Some(turn) = record.moves.last_mut() {
            turn.milliseconds = time.and_then(|time| u64::try_from(time).ok()).filter(|&time| time > 0);
        }
        player = player.other();
    }
    for name in &mut record.players {
        // Older files have no names before the code.
        let is_name = |(_, line): &(usize, &str)| {
            !line.is_empty() && line.parse::<i64>().is_err() && !line.starts_with(';')
        };
        if let Some((_, line)) = lines.next_if(is_name) {
            line.clone_into(name);
        }
    }
    for (_, line) in lines {
        if let Some(note) = line.strip_prefix("; ") {
            take_note(&mut record, note);
        }
    }
    Ok(record)
}

/// Reads a line after a semicolon; unknown ones are ignored.
fn take_note(record: &mut Record, note: &str) {
    let Some((key, value)) = note.split_once(' ') else { return };
    match key {
        "rule" => record.rule = value.parse().ok(),
        "result" => record.result = RESULTS.into_iter().find(|&result| result_name(result) == value),
        "ending" => value.clone_into(&mut record.ending),
        "event" => value.clone_into(&mut record.event),
        "remark" => value.clone_into(&mut record.remark),
        "move" => {
            let Some((number, remark)) = value.split_once(' ') else { return };
            let place = number.parse().ok().and_then(|number: usize| number.checked_sub(1));
            if let Some(turn) = place.and_then(|place| record.moves.get_mut(place)) {
                remark.clone_into(&mut turn.comment);
            }
        }
        _ => {}
    }
}

const RESULTS: [Outcome; 3] = [Outcome::Win(Player::First), Outcome::Win(Player::Second), Outcome::Draw];

fn result_name(result: Outcome) -> &'static str {
    match result {
        Outcome::Win(Player::First) => "black",
        Outcome::Win(Player::Second) => "white",
        Outcome::Draw => "draw",
    }
}

/// Whether a line consists of numbers separated by commas.
fn is_move(line: &str) -> bool {
    line.contains(',') && line.split(',').all(|field| field.trim().parse::<i64>().is_ok())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_comes_back_as_it_was() {
        let mut record = Record::of_cells(20, 15, [Cell::new(0, 0), Cell::new(19, 14)]).unwrap();
        record.players = ["Wine 2.1".to_owned(), "Pela".to_owned()];
        record.rule = Some(Rule::Standard);
        record.result = Some(Outcome::Draw);
        record.ending = "the board is full".to_owned();
        record.event = "match".to_owned();
        record.remark = "the last of four".to_owned();
        record.moves[1].milliseconds = Some(1_234);
        record.moves[1].comment = "depth 8, eval 34".to_owned();
        let text = write_psq(&record);
        assert!(
            text.starts_with("Piskvorky 20x15, 11:11, 0\n1,1,0\n20,15,1234\nWine 2.1\nPela\n0\n"),
            "{text}"
        );
        assert_eq!(read_psq(&text).unwrap(), record);
        assert_eq!(read_psq(&text.replace('\n', "\r\n")).unwrap(), record);
    }

    #[test]
    fn files_of_piskvork_are_read() {
        let record = read_psq("Piskvorky 15x15, 11:11, 0\n8,8,10\n9,9,-1\n-1\n").unwrap();
        assert_eq!((record.moves.len(), record.moves[0].milliseconds), (2, Some(10)));
        assert_eq!(record.players, ["", ""]);
        let record = read_psq("Piskvorky 15x15, 11:11, 0\n8,8,10\npbrain-a.exe\npbrain-b.exe\n0").unwrap();
        assert_eq!(record.players, ["pbrain-a.exe", "pbrain-b.exe"]);
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, why) in [
            ("", "not PSQ"),
            ("Piskvorky axb, 1:1, 0\n", "not PSQ"),
            ("Piskvorky 3x15, 1:1, 0\n", "5 to 20"),
            ("Piskvorky 18446744073709551615x15, 1:1, 0\n", "5 to 20"),
            ("Piskvorky 15x15, 1:1, 0\n9223372036854775807,8,1\n", "line 2"),
            ("Piskvorky 15x15, 1:1, 0\n0,8,1\n", "line 2"),
            ("Piskvorky 15x15, 1:1, 0\n1,8,1\n8,16,1\n", "line 3"),
        ] {
            let said = read_psq(text).unwrap_err().to_string();
            assert!(said.contains(why), "{text}: {said}");
        }
    }
}
