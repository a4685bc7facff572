//! The chapters of the report: from findings to a document in one language.

mod classes;
mod conclusions;
mod criteria;
mod evaluator;
mod games;
mod goal;
mod literature;
mod measurements;
mod memory;
mod mistakes;
mod reproduction;
mod rules;
mod searches;
mod skeleton;
mod source;
mod state;
mod summary;
mod testing;

use plyground_draw::{board, tree};
use plyground_i18n::{Family, Texts, say};
use plyground_lab::experiment::BASES;
use plyground_registry::{Algorithm, Grid, Labels, Message, Score, Session};

use super::document::{Block, Document, Figure, Section, Span, Words};
use super::positions::session_after;
use super::{Additions, Findings, Title};

/// The parts of a report besides its findings.
#[derive(Clone, PartialEq, Debug)]
pub struct Cover {
    /// The title page.
    pub title: Title,
    /// The command that wrote it.
    pub command: String,
    /// Data for programs, embedded in the HTML page.
    pub data: String,
    /// What the author added.
    pub additions: Additions,
}

/// Writes the report.
pub fn compose(findings: &Findings, cover: &Cover, texts: &Texts) -> Result<Document, Message> {
    let cx = ChapterContext { texts, findings, session: findings.settings.open()? };
    let is_skeleton = cover.additions.skeleton;
    let sections = if is_skeleton { skeleton::sections(&cx, cover)? } else { sections(&cx, cover)? };
    // The student of a skeleton cites what they have read: the list has all works.
    let is_listed = |key: &str| is_skeleton || is_cited(key, &sections);
    let literature = literature::WORKS.iter().filter(|work| is_listed(work.key)).cloned().collect();
    Ok(Document {
        language: texts.language().code,
        words: Words {
            contents: texts.get("report-word-contents"),
            figure: texts.get("report-word-figure"),
            table: texts.get("report-word-table"),
            listing: texts.get("report-word-listing"),
        },
        title: cover.title.page(&cx.topic(), texts),
        sections,
        literature,
        data: cover.data.clone(),
    })
}

/// The chapters of a whole report.
fn sections(cx: &ChapterContext<'_>, cover: &Cover) -> Result<Vec<Section>, Message> {
    let (texts, findings) = (cx.texts, cx.findings);
    let section = |title: String, blocks: Vec<Block>| Section { title, blocks };
    let mut sections = vec![
        section(texts.get("report-section-abstract"), summary::summary(cx)?),
        section(
            texts.get("report-section-goal"),
            goal::goal(cx, findings.comparison.iter().any(|record| record.time.is_some())),
        ),
        section(texts.get("report-section-rules"), rules::rules(cx, cover)),
        section(texts.get("report-section-state"), state::state(cx)?),
        section(texts.get("report-section-evaluator"), evaluator::evaluator(cx)?),
        section(texts.get("report-section-searches"), searches::searches(cx)?),
        section(texts.get("report-section-measurements"), measurements::measurements(cx)),
        section(texts.get("report-section-games"), games::games(cx)?),
        section(texts.get("report-section-testing"), testing::testing(cx)),
    ];
    if !findings.mistakes.is_empty() {
        sections.push(section(texts.get("report-section-mistakes"), mistakes::mistakes(cx)?));
    }
    sections.push(section(texts.get("report-section-conclusions"), conclusions::chapter(cx, cover)));
    sections.push(section(texts.get("report-section-criteria"), criteria::criteria(cx)));
    sections.push(section(texts.get("report-word-literature"), vec![Block::Literature]));
    sections.push(section(texts.get("report-section-source"), source::source(cx, cover)?));
    let last = reproduction::reproduction(cx, cover);
    sections.push(section(texts.get("report-section-reproduction"), last));
    Ok(sections)
}

/// The conclusions that the report leaves out, and why: a sentence each.
pub fn left_out(findings: &Findings, texts: &Texts) -> Result<Vec<String>, Message> {
    let cx = ChapterContext { texts, findings, session: findings.settings.open()? };
    Ok(conclusions::left_out(&cx))
}

/// Whether a paragraph or an item of a list cites a work: the bibliography of a report on one search leaves out the
/// others.
fn is_cited(key: &str, sections: &[Section]) -> bool {
    let cites =
        |spans: &Vec<Span>| spans.iter().any(|span| matches!(span, Span::Cite(cited) if cited == key));
    sections.iter().flat_map(|section| &section.blocks).any(|block| match block {
        Block::Paragraph(spans) => cites(spans),
        Block::List { items, .. } => items.iter().any(cites),
        _ => false,
    })
}

/// The context in which the chapters are written: the findings, the language, and the game at the position of the
/// report.
pub(crate) struct ChapterContext<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) findings: &'a Findings,
    pub(crate) session: Box<dyn Session>,
}

impl ChapterContext<'_> {
    /// The name of a search.
    pub(crate) fn search(&self, id: &str) -> String {
        self.texts.name(Family::Algorithm, id)
    }

    /// The names of the searches of the report, as a list.
    pub(crate) fn searches(&self) -> String {
        let names: Vec<String> = self.findings.settings.algorithms.iter().map(|id| self.search(id)).collect();
        self.listed(&names)
    }

    /// The name of the game.
    pub(crate) fn game(&self) -> String {
        let game = self.session.game();
        if self.texts.has(&format!("game-{game}")) {
            return self.texts.name(Family::Game, &game);
        }
        match rules::MnkGame::of(&*self.session) {
            Some(rules::MnkGame { width, height, k, .. }) => {
                say!(self.texts, "report-game-mnk", width = width, height = height, k = k)
            }
            // The name of the class alone.
            None if self.is_python() => {
                let inner = game.split_once('(').and_then(|(_, rest)| rest.strip_suffix(')'));
                inner.map_or_else(|| game.clone(), str::to_owned)
            }
            None if self.session.family() == "explicit" => self.texts.name(Family::Game, "explicit"),
            None => game,
        }
    }

    /// Whether the game is a class written in Python, which only a program in Python can open.
    pub(crate) fn is_python(&self) -> bool {
        self.session.family() == "python"
    }

    /// The topic of the report.
    fn topic(&self) -> String {
        let count = self.findings.settings.algorithms.len();
        let topic =
            say!(self.texts, "report-topic", count = count, searches = self.searches(), game = self.game());
        capitalised(&topic)
    }

    /// A list of items, with an "and" before the last.
    pub(crate) fn listed(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                say!(self.texts, "report-list-last", first = first.join(", "), last = last)
            }
        }
    }

    /// A count that can be checked, as a cell of a table.
    pub(crate) fn count(&self, count: u64, name: String) -> Vec<Span> {
        vec![Span::Count { shown: self.texts.number(count), name }]
    }

    /// A value with typographic signs.
    pub(crate) fn value(&self, value: Score) -> String {
        tree::value(self.texts, value)
    }

    /// The same for an optional value.
    pub(crate) fn maybe(&self, value: Option<Score>) -> String {
        value.map_or_else(|| "–".to_owned(), |value| self.value(value))
    }

    /// The game after some moves from the position of the report.
    pub(crate) fn after(&self, moves: &[String]) -> Result<Box<dyn Session>, Message> {
        session_after(&*self.session, moves)
    }

    /// A position as a picture, or as the game's text where it has no board of cells.
    pub(crate) fn board(session: &dyn Session, label: &str, caption: Vec<Span>) -> Block {
        let title: String = plain_text(&caption);
        let (width, svg) = match session.grid() {
            Some(grid) => board::board(&grid, &session.names(), &title),
            None => board::letters(&wrapped(&session.draw(Labels::None)), &title),
        };
        Block::Figure(Figure { label: label.to_owned(), caption, svg, width })
    }

    /// The board, if it consists of cells.
    pub(crate) fn grid(&self) -> Option<Grid> {
        self.session.grid()
    }

    /// The baseline: the search that enters every node.
    pub(crate) fn base(&self) -> Option<&str> {
        let algorithms = &self.findings.settings.algorithms;
        let named = |base: &Algorithm| algorithms.iter().find(|algorithm| *algorithm == base.id());
        BASES.iter().find_map(named).map(String::as_str)
    }
}

/// The text with a capital first letter.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text without its markup.
fn plain_text(spans: &[Span]) -> String {
    let word = |span: &Span| match span {
        Span::Text(text) | Span::Emphasis(text) | Span::Code(text) => text.clone(),
        Span::Count { shown, .. } => shown.clone(),
        Span::Math(_) | Span::Cite(_) | Span::Reference(_) => String::new(),
    };
    spans.iter().map(word).collect()
}

/// Lines that fit a page: long ones are broken, at a comma or space if there is one.
pub(crate) fn wrapped(text: &str) -> String {
    const WIDTH: usize = 84;
    let mut out = String::new();
    for line in text.lines() {
        let mut rest: Vec<char> = line.chars().collect();
        while rest.len() > WIDTH {
            let found = rest[..WIDTH].iter().rposition(|&sign| sign == ',' || sign == ' ');
            let at = found.filter(|&at| at > WIDTH / 2).map_or(WIDTH, |at| at + 1);
            out.extend(&rest[..at]);
            out.push('\n');
            rest.drain(..at);
        }
        out.extend(&rest);
        out.push('\n');
    }
    out
}

/// A paragraph.
pub(crate) fn paragraph(spans: Vec<Span>) -> Block {
    Block::Paragraph(spans)
}
