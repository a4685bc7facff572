//! What a report claims, in a form that can be checked: the settings, every count, and a hash of them.

use std::collections::BTreeMap;

use plyground_i18n::Texts;
use plyground_lab::statistics::Summary;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::document::DATA;
use super::findings::{Counts, Findings, hash, name_of};
use super::{Settings, Title};

const FORMAT: &str = "plyground-report";
const VERSION: u32 = 2;

/// The data of a report: the file `counts.json`, which the page `report.html` also carries along.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    format: String,
    version: u32,
    /// The version of the program that wrote it.
    pub program: String,
    /// The code of its language.
    pub language: String,
    /// The command that wrote it.
    pub command: String,
    /// The title page.
    pub title: Title,
    /// What decides the counts.
    pub settings: Settings,
    /// The counts by name.
    pub counts: Counts,
    /// The times of the comparison by name, which no two runs have in common.
    pub times: BTreeMap<String, Summary>,
    /// The hash of the counts.
    pub hash: String,
}

/// Why a text is no claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is something else, or damaged; what the reader of JSON says about it.
    Foreign(String),
    /// It is a page, but without data.
    NoData,
    /// It comes from a version of the format that is not known here.
    Future(u32),
}

/// The first thing in which a claim differs from what was counted again.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The name of the count.
    pub name: String,
    /// What the report says; `None` if it does not have it.
    pub said: Option<String>,
    /// What was counted; `None` if there is no such count.
    pub counted: Option<String>,
}

impl Claim {
    /// What a report with these findings claims.
    pub fn new(findings: &Findings, title: Title, language: &str, command: &str) -> Self {
        let counts = findings.counts();
        let timed = findings.comparison.iter().filter_map(|record| Some((name_of(record), record.time?)));
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            language: language.to_owned(),
            command: command.to_owned(),
            title,
            settings: findings.settings.clone(),
            hash: hash(&counts),
            counts,
            times: timed.collect(),
        }
    }

    /// As the text of a file.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data can be written") + "\n"
    }

    /// Reads `counts.json`, or the data that `report.html` carries along.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let data = if text.trim_start().starts_with('<') {
            let begin = format!("id=\"{DATA}\">");
            let behind = text.split_once(&begin).ok_or(Refusal::NoData)?.1;
            behind.split_once("</script>").ok_or(Refusal::NoData)?.0
        } else {
            text
        };
        let foreign = |error: serde_json::Error| Refusal::Foreign(error.to_string());
        // A file of another kind or of a later version is told by its head, whatever else is in it.
        let value: Value = serde_json::from_str(data).map_err(foreign)?;
        if value["format"] != FORMAT {
            return Err(Refusal::Foreign(format!("`format` is not {FORMAT}")));
        }
        match value["version"].as_u64() {
            Some(version) if version > VERSION.into() => Err(Refusal::Future(version as u32)),
            _ => serde_json::from_value(value).map_err(foreign),
        }
    }

    /// The first count that is not what was counted again, in the order of the report; then the hash.
    pub fn difference(&self, counts: &Counts) -> Option<Difference> {
        let difference = |name: &str, said: Option<&Value>, counted: Option<&Value>| Difference {
            name: name.to_owned(),
            said: said.map(shown),
            counted: counted.map(shown),
        };
        for (name, counted) in counts {
            let said = self.counts.get(name);
            if said != Some(counted) {
                return Some(difference(name, said, Some(counted)));
            }
        }
        if let Some((name, said)) = self.counts.iter().find(|(name, _)| !counts.contains_key(*name)) {
            return Some(difference(name, Some(said), None));
        }
        let counted = hash(counts);
        (self.hash != counted).then(|| Difference {
            name: "hash".to_owned(),
            said: Some(self.hash.clone()),
            counted: Some(counted),
        })
    }

    /// The findings with the times of the claim, from which the page can be written again.
    pub fn with_times(&self, findings: &Findings) -> Findings {
        let mut findings = findings.clone();
        for record in &mut findings.comparison {
            record.time = self.times.get(&name_of(record)).copied();
        }
        findings
    }
}

/// The first count that a page in this language shows to people and that is not what was counted again, as it is written.
pub fn difference_on_page(page: &str, counts: &Counts, texts: &Texts) -> Option<Difference> {
    const MARK: &str = "<span data-count=\"";
    for piece in page.split(MARK).skip(1) {
        let (name, rest) = piece.split_once("\">").unwrap_or((piece, ""));
        let name = unescaped(name);
        let said = unescaped(rest.split('<').next().unwrap_or_default());
        let counted = counts.get(&name);
        if counted.and_then(Value::as_u64).map(|count| texts.number(count)).as_ref() != Some(&said) {
            return Some(Difference { name, said: Some(said), counted: counted.map(shown) });
        }
    }
    None
}

/// Where a page first differs from the one that the program writes: the chapter with its number, or nothing for what stands
/// before the first. `None` where the two are the same; how lines end does not matter.
pub fn changed_chapter(page: &str, written: &str) -> Option<String> {
    const HEADING: &str = "<h2><span class=\"number\">";
    let page = page.replace("\r\n", "\n");
    if page == written {
        return None;
    }
    let same = page.bytes().zip(written.bytes()).take_while(|(found, wanted)| found == wanted).count();
    // The line in which they part belongs to the chapter that it may begin.
    let end = written.as_bytes()[same..].iter().position(|&byte| byte == b'\n');
    let until = &written.as_bytes()[..end.map_or(written.len(), |end| same + end)];
    let until = String::from_utf8_lossy(until);
    let heading = until.rsplit_once(HEADING).map_or("", |(_, rest)| rest.split("</h2>").next().unwrap_or(""));
    Some(unescaped(&heading.replacen("</span>", ".", 1)))
}

fn unescaped(text: &str) -> String {
    let pairs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
    pairs.iter().fold(text.to_owned(), |text, (entity, sign)| text.replace(entity, sign))
}

/// A value as people read it: text without quotation marks.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
