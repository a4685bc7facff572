//! The claims of a report in a form that can be verified: the settings, every count, and a hash of them.

use std::collections::BTreeMap;

use plyground_i18n::Texts;
use plyground_lab::statistics::Summary;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::document::DATA;
use super::findings::{Counts, Findings, name_of};
use super::variant::bound_hash;
use super::{Additions, ReportSettings, Title};

const FORMAT: &str = "plyground-report";
const VERSION: u32 = 3;

/// The data of a report: the file `counts.json`, which is also embedded in `report.html`.
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
    /// What the author added.
    #[serde(default)]
    pub additions: Additions,
    /// The settings, which determine the counts.
    pub settings: ReportSettings,
    /// The counts by name.
    pub counts: Counts,
    /// The times of the comparison by name, which differ from run to run.
    pub times: BTreeMap<String, Summary>,
    /// The hash of the counts.
    pub hash: String,
}

/// Why a text is no claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It is of another kind, or damaged; the error of the JSON parser.
    Foreign(String),
    /// It is an HTML page without data.
    NoData,
    /// Its version of the format is newer than this program.
    Future(u32),
}

/// The first difference between a claim and the new counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The name of the count.
    pub name: String,
    /// The value in the report; `None` if it is missing there.
    pub said: Option<String>,
    /// The new count; `None` if there is no such count.
    pub counted: Option<String>,
}

impl Claim {
    /// The claim of a report with these findings.
    pub fn new(findings: &Findings, title: Title, language: &str, command: &str) -> Self {
        let counts = findings.counts();
        let timed = findings.comparison.iter().filter_map(|record| Some((name_of(record), record.time?)));
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            language: language.to_owned(),
            command: command.to_owned(),
            additions: Additions::default(),
            settings: findings.settings.clone(),
            hash: bound_hash(&title, &counts),
            counts,
            times: timed.collect(),
            title,
        }
    }

    /// The same with the author's additions.
    pub fn with_additions(self, additions: Additions) -> Self {
        Self { additions, ..self }
    }

    /// The text of the file.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data can be written") + "\n"
    }

    /// Reads `counts.json`, or the data embedded in `report.html`.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let data = if text.trim_start().starts_with('<') {
            let begin = format!("id=\"{DATA}\">");
            let behind = text.split_once(&begin).ok_or(Refusal::NoData)?.1;
            behind.split_once("</script>").ok_or(Refusal::NoData)?.0
        } else {
            text
        };
        let foreign = |error: serde_json::Error| Refusal::Foreign(error.to_string());
        // Format and version are checked first: the other fields of such a file may differ.
        let value: Value = serde_json::from_str(data).map_err(foreign)?;
        if value["format"] != FORMAT {
            return Err(Refusal::Foreign(format!("`format` is not {FORMAT}")));
        }
        match value["version"].as_u64() {
            Some(version) if version > VERSION.into() => Err(Refusal::Future(version as u32)),
            _ => serde_json::from_value(value).map_err(foreign),
        }
    }

    /// The first count that differs from the new one, in the order of the report; then the hash.
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
        let counted = bound_hash(&self.title, counts);
        (self.hash != counted).then(|| Difference {
            name: "hash".to_owned(),
            said: Some(self.hash.clone()),
            counted: Some(counted),
        })
    }

    /// The findings with the times of the claim, to write the page again.
    pub fn with_times(&self, findings: &Findings) -> Findings {
        let mut findings = findings.clone();
        for record in &mut findings.comparison {
            record.time = self.times.get(&name_of(record)).copied();
        }
        findings
    }
}

/// The first visible count on a page in this language that differs from the new one, as it is written.
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

/// The first chapter, with its number, in which a page differs from the one that the program writes; empty for the part
/// before the first chapter. `None` if the two are the same; line endings do not matter.
pub fn changed_chapter(page: &str, written: &str) -> Option<String> {
    const HEADING: &str = "<h2><span class=\"number\">";
    let page = page.replace("\r\n", "\n");
    if page == written {
        return None;
    }
    let same = page.bytes().zip(written.bytes()).take_while(|(found, wanted)| found == wanted).count();
    // The first line that differs may be the heading of a chapter, to which it then belongs.
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
