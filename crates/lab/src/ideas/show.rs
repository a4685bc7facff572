//! The costs for people.

use plyground_draw::plot::{LineStyle, Plot, Point, Series, Unit};
use plyground_draw::quantities::{seconds, times};
use plyground_i18n::{Family, Texts, say};

use super::{IdeaCost, IdeaCosts};
use crate::export::{Column, DataTable};

/// The list as a table.
pub fn table(texts: &Texts, list: &IdeaCosts) -> DataTable {
    let number =
        |heading: &str, explanation: &str| Column::number(texts.get(heading), texts.get(explanation));
    let has_time = list.rows.iter().any(|row| row.time.is_some());
    let mut columns = vec![
        Column::key(texts.get("ideas-idea")),
        number("ideas-nodes", "ideas-nodes-meaning"),
        number("ideas-won", "ideas-won-meaning"),
        number("ideas-in-all", "ideas-in-all-meaning"),
    ];
    if has_time {
        columns.push(number("ideas-time", "ideas-time-meaning"));
        columns.push(number("ideas-faster", "ideas-faster-meaning"));
    }
    columns.push(number("ideas-memory", "ideas-memory-meaning"));
    columns.push(Column::text(texts.get("ideas-what"), String::new()));
    let rows = (0..list.rows.len()).map(|place| cells(texts, list, place, has_time)).collect();
    let mut notes = Vec::new();
    if list.rows.iter().any(|row| !row.is_finished) {
        notes.push(say!(texts, "ideas-unfinished", count = list.most));
    }
    notes.push(match list.disagreement() {
        Some((first, second, place)) => say!(
            texts,
            "ideas-disagree",
            first = name(texts, first),
            second = name(texts, second),
            position = list.positions[place].as_str()
        ),
        None if list.is_empty() => texts.get("ideas-none"),
        None => texts.get("ideas-agree"),
    });
    let (heading, subtitles) = (String::new(), vec![subtitle(texts, list)]);
    DataTable { heading, title: title(texts, list), subtitles, columns, rows, notes }
}

/// Nodes, and time where it was measured, of every idea.
pub fn plots(texts: &Texts, list: &IdeaCosts) -> Vec<Plot> {
    let plot = |file: &str, heading: &str, unit, of: &dyn Fn(&IdeaCost) -> Option<Point>| Plot {
        name: file.to_owned(),
        title: title(texts, list),
        subtitle: subtitle(texts, list),
        x_title: String::new(),
        y_title: texts.get(heading),
        unit,
        series: list
            .rows
            .iter()
            .filter(|row| row.is_finished)
            .map(|row| Series {
                label: name(texts, row),
                style: LineStyle::Compared(usize::from(row.is_aside)),
                points: of(row).into_iter().collect(),
            })
            .collect(),
    };
    let nodes = |row: &IdeaCost| Some(Point { x: 0.0, y: row.nodes as f64, range: None });
    let time = |row: &IdeaCost| {
        let time = row.time.as_ref()?;
        Some(Point { x: 0.0, y: time.median_s, range: time.quartiles() })
    };
    let mut plots = vec![plot("ideas-nodes", "ideas-nodes", Unit::Count, &nodes)];
    if list.rows.iter().any(|row| row.time.is_some()) {
        plots.push(plot("ideas-time", "ideas-time", Unit::Seconds, &time));
    }
    plots
}

/// The name of an idea, with a plus sign if it is added to those above.
fn name(texts: &Texts, row: &IdeaCost) -> String {
    let name = texts.get(&format!("idea-{}", row.idea));
    if row.is_aside || row.idea == "minimax" { name } else { format!("+ {name}") }
}

fn title(texts: &Texts, list: &IdeaCosts) -> String {
    say!(texts, "ideas-title", game = texts.name(Family::Game, &list.game))
}

fn subtitle(texts: &Texts, list: &IdeaCosts) -> String {
    say!(
        texts,
        "ideas-subtitle",
        count = list.positions.len(),
        depth = list.depth,
        evaluator = texts.name(Family::Evaluator, &list.evaluator)
    )
}

fn cells(texts: &Texts, list: &IdeaCosts, place: usize, has_time: bool) -> Vec<String> {
    let (row, first) = (&list.rows[place], &list.rows[0]);
    let more = |is_finished: bool| if is_finished { "" } else { "> " };
    let fewer = |than: &IdeaCost| {
        let known = row.is_finished && row.nodes > 0;
        let quotient = than.nodes as f64 / row.nodes.max(1) as f64;
        if known { format!("{}{}", more(than.is_finished), times(texts, quotient)) } else { String::new() }
    };
    let mut cells = vec![
        name(texts, row),
        format!("{}{}", more(row.is_finished), texts.number(row.nodes)),
        list.before(place).map_or_else(String::new, fewer),
        if place == 0 { String::new() } else { fewer(first) },
    ];
    if has_time {
        let time = row.time.map(|time| time.median_s);
        cells.push(
            time.map_or_else(String::new, |time| {
                format!("{}{}", more(row.is_finished), seconds(texts, time))
            }),
        );
        let faster = first.time.zip(time).filter(|_| row.is_finished && place > 0);
        let faster = faster.map(|(first, time)| times(texts, first.median_s / time.max(1e-9)));
        cells.push(faster.map_or_else(String::new, |faster| format!("{}{faster}", more(first.is_finished))));
    }
    cells.push(memory(texts, row.memory));
    cells.push(texts.get(&format!("idea-meaning-{}", row.idea)));
    cells
}

/// Bytes in a suitable unit.
fn memory(texts: &Texts, bytes: usize) -> String {
    match bytes as u64 {
        0 => String::new(),
        bytes if bytes < 1 << 20 => say!(texts, "ideas-kibibytes", count = bytes.div_ceil(1 << 10)),
        bytes => say!(texts, "ideas-mebibytes", count = bytes.div_ceil(1 << 20)),
    }
}
