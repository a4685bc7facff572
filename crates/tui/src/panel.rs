//! The panel beside a board: players, moves, and the program's evaluation.

use std::time::Duration;

use plyground_i18n::{Argument, Family, Texts, say};
use plyground_play::{PlayedGame, Rulebook, SidePlayer, worth};
use plyground_registry::{Player, Session, Worth};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use crate::context::Context;
use crate::running_game::MoveEvaluation;

/// A longer name with parameters is not shown in a title.
const LONG_NAME: usize = 24;

/// Splits an area into the board and the panel beside it.
pub fn split(area: Rect) -> (Rect, Rect) {
    // Gomoku, the widest common board, needs 34 columns.
    let beside = (area.width.saturating_sub(36)).clamp(24, 46);
    let [board, _, beside] =
        Layout::horizontal([Constraint::Min(20), Constraint::Length(1), Constraint::Length(beside)])
            .areas(area);
    (board, beside)
}

/// Draws lines below each other, as many as fit.
pub fn draw_lines<'a>(buffer: &mut Buffer, area: Rect, lines: impl IntoIterator<Item = Line<'a>>) {
    for (y, line) in (area.top()..area.bottom()).zip(lines) {
        buffer.set_line(area.x, y, &line, area.width);
    }
}

/// The rules of a game, for the help: its name, then one paragraph each.
pub fn rules(session: &dyn Session, texts: &Texts) -> Vec<String> {
    let book = Rulebook::of(session, texts);
    let title = say!(texts, "tui-help-rules", game = book.name.as_str());
    std::iter::once(title).chain(book.paragraphs(texts)).collect()
}

/// The two sides in lines of this width: marks, players, clocks, and the side to move.
pub fn seats<'a>(table: &PlayedGame, width: u16, cx: &Context) -> Vec<Line<'a>> {
    let is_over = table.ending().is_some();
    let side = |player: Player| {
        let is_here = !is_over && table.session().to_move() == player;
        let mark = match table.session().grid() {
            Some(_) => cx.settings().marks.sign(player, cx.settings().glyphs).to_string(),
            None => table.session().side_name(player).to_owned(),
        };
        let mut spans = vec![
            Span::styled(if is_here { "▸ " } else { "  " }, cx.palette.key),
            Span::styled(mark, cx.palette.sides[player.index()]),
        ];
        let clock = table.clock().map(|clock| format!("  {}", watch(clock.left(player)))).unwrap_or_default();
        let room = usize::from(width).saturating_sub(5 + clock.len());
        let name = seat(table.seat(player), &cx.texts);
        let fits = Span::raw(&name).width() <= room;
        let name = if fits { name } else { short_seat(table.seat(player), &cx.texts) };
        spans.push(Span::styled(format!("  {name}"), cx.palette.base));
        spans.push(Span::styled(clock, cx.palette.title));
        Line::from(spans)
    };
    Player::BOTH.map(side).into()
}

/// The name of a player.
pub fn seat(seat: &SidePlayer, texts: &Texts) -> String {
    match seat {
        SidePlayer::Person => texts.get("tui-seat-person"),
        SidePlayer::Program(mind) => match mind.level_number() {
            Some(level) => level_name(level, texts),
            None => mind.text().to_owned(),
        },
    }
}

/// The same, shorter.
pub fn short_seat(who: &SidePlayer, texts: &Texts) -> String {
    match who {
        SidePlayer::Program(mind) => match mind.level_number() {
            Some(level) => say!(texts, "tui-level-short", number = level),
            None => seat(who, texts),
        },
        SidePlayer::Person => seat(who, texts),
    }
}

/// A level by its number and its name.
pub fn level_name(level: u8, texts: &Texts) -> String {
    let name = texts.name(Family::Level, &level.to_string());
    say!(texts, "tui-level", number = level, name = name)
}

/// The name of a game, without its parameters if they are long.
pub fn game_name(game: &str, texts: &Texts) -> String {
    let family = game.split_once('(').filter(|_| game.len() > LONG_NAME).map(|(family, _)| family);
    texts.name(Family::Game, family.unwrap_or(game))
}

/// Minutes and seconds; tenths of the last ten seconds.
pub fn watch(left: Duration) -> String {
    let seconds = left.as_secs();
    if seconds < 10 {
        return format!("0:{:04.1}", (left.as_millis() / 100) as f64 / 10.0);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The evaluation of a program's last move.
pub fn evaluation(evaluation: &MoveEvaluation, session: &dyn Session, texts: &Texts) -> String {
    let thought = &evaluation.thought;
    let side = session.side_name(evaluation.by);
    match thought.value {
        Some(value) => say!(
            texts,
            "tui-told",
            side = side,
            move = &thought.movement,
            worth = worth::words(Worth::of_score(value), texts),
            depth = thought.depth,
            nodes = texts.number(thought.nodes),
            time = seconds(evaluation.time, texts)
        ),
        None if thought.nodes > 0 => say!(texts, "tui-told-plain", side = side, move = &thought.movement),
        None => say!(texts, "tui-told-random", side = side, move = &thought.movement),
    }
}

/// A time in seconds.
pub fn seconds(time: Duration, texts: &Texts) -> String {
    texts.fill("time-seconds", &[("time", Argument::decimal(time.as_secs_f64(), 1))])
}

/// The moves with their numbers, in lines of this width; the last ones if there are more than `rows` lines.
pub fn moves(history: &[String], width: u16, rows: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (i, pair) in history.chunks(2).enumerate() {
        let word = format!("{}. {}", i + 1, pair.join(" "));
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(&word);
        } else if line.chars().count() + 2 + word.chars().count() <= usize::from(width) {
            line.push_str("  ");
            line.push_str(&word);
        } else {
            lines.push(word);
        }
    }
    let hidden = lines.len().saturating_sub(usize::from(rows));
    lines.split_off(hidden)
}

/// A text in lines of at most this width, broken between words.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        // Only at blanks: numbers contain narrow no-break spaces.
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let needed = Span::raw(&line).width() + 1 + Span::raw(word).width();
            if !line.is_empty() && needed > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn watches_show_tenths_at_the_end() {
        let shown = [600_000, 61_999, 9_999, 50, 0].map(|ms| watch(Duration::from_millis(ms)));
        assert_eq!(shown, ["10:00", "1:01", "0:09.9", "0:00.0", "0:00.0"]);
    }

    #[test]
    fn the_last_moves_are_shown_where_not_all_fit() {
        let history: Vec<String> = ["h8", "i9", "j10", "i7", "g6"].map(str::to_owned).into();
        assert_eq!(moves(&history, 80, 5), ["1. h8 i9  2. j10 i7  3. g6"]);
        assert_eq!(moves(&history, 12, 2), ["2. j10 i7", "3. g6"]);
        assert_eq!(moves(&[], 12, 2), [""]);
    }

    #[test]
    fn texts_break_between_words() {
        assert_eq!(wrap("one two three\nfour", 8), ["one two", "three", "four"]);
        assert_eq!(wrap("indivisible", 4), ["indivisible"]);
    }
}
