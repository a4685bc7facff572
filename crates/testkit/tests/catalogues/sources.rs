//! The messages that the sources use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The messages of the workspace's sources, their tests left out.
#[derive(Default, Debug)]
pub(crate) struct Sources {
    /// Keys that are used as literals, or listed in a comment `// keys: …`, with the file.
    pub(crate) asked: BTreeMap<String, PathBuf>,
    /// Messages made by `message!`: the key, the English and the file.
    pub(crate) made: BTreeMap<String, (String, PathBuf)>,
    /// Every string literal: a key that is one of them may be used through a variable.
    pub(crate) strings: BTreeSet<String>,
}

impl Sources {
    /// Reads every crate and every program for users.
    pub(crate) fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut files = Vec::new();
        for group in ["crates", "apps"] {
            for package in entries(&root.join(group)) {
                if !package.ends_with("testkit") {
                    collect(&package.join("src"), "rs", &mut files);
                }
            }
        }
        let mut sources = Self::default();
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let path = file.strip_prefix(&root).unwrap().to_owned();
            sources.look_at(&text, &path);
        }
        let mut scripts = Vec::new();
        collect(&root.join("crates/web/assets"), "js", &mut scripts);
        assert!(!scripts.is_empty(), "the scripts of the page were not found");
        for file in scripts {
            let text = fs::read_to_string(&file).unwrap();
            sources.look_at_script(&text, file.strip_prefix(&root).unwrap());
        }
        assert!(sources.strings.len() > 500, "the sources were not found");
        sources
    }

    /// Whether a key can be composed of a string such as `bound-{kind}` and another string for the rest.
    pub(crate) fn puts_together(&self, key: &str) -> bool {
        let prefixes =
            self.strings.iter().filter_map(|string| string.split_once('{')).map(|(before, _)| before);
        let mut rests =
            prefixes.filter(|prefix| prefix.ends_with('-')).filter_map(|prefix| key.strip_prefix(prefix));
        rests.any(|rest| self.strings.contains(rest) || self.strings.contains(&rest.replace('-', "_")))
    }

    /// A script of the page. Its keys are recognised by their prefix, and are written in double quotes or listed as
    /// above.
    fn look_at_script(&mut self, text: &str, path: &Path) {
        for line in text.lines() {
            let listed = line.trim_start().strip_prefix("// keys:").unwrap_or_default();
            let quoted = line.split('"').skip(1).step_by(2);
            let keys = listed.split([',', ' ']).chain(quoted).filter(|key| key.starts_with(PAGE_KEY));
            self.asked.extend(keys.map(|key| (key.to_owned(), path.to_owned())));
        }
    }

    fn look_at(&mut self, text: &str, path: &Path) {
        // Tests stand at the end of a file.
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let Pieces { code, strings, comments } = pieces(text);
        for comment in comments {
            if let Some(keys) = comment.trim_start_matches(['/', ' ']).strip_prefix("keys:") {
                let keys = keys.split([',', ' ']).filter(|key| !key.is_empty());
                self.asked.extend(keys.map(|key| (key.to_owned(), path.to_owned())));
            }
        }
        for (i, (at, string)) in strings.iter().enumerate() {
            let before = code[..*at].trim_end();
            if before.ends_with("message!(") {
                let (_, english) = strings.get(i + 1).expect("the English follows the key");
                let known = self.made.insert(string.clone(), (english.clone(), path.to_owned()));
                let same = known.is_none_or(|(before, _)| before == *english);
                assert!(same, "{}: another message has the key {string} too", path.display());
            } else if is_key(before) {
                self.asked.insert(string.clone(), path.to_owned());
            }
            self.strings.insert(string.clone());
        }
    }
}

/// The prefix of the keys of the web page.
const PAGE_KEY: &str = "web-";

/// Whether the string after this code is the key of a message.
fn is_key(before: &str) -> bool {
    const ASKING: [&str; 3] = [".get(", ".fill(", ".has("];
    let asked = ASKING.iter().find_map(|call| before.strip_suffix(call)).map(str::trim_end);
    if asked.is_some_and(|receiver| receiver.ends_with("texts") || receiver.ends_with("texts()")) {
        return true;
    }
    // `say!(texts, ` with anything without a comma in front of the key.
    let Some(before) = before.strip_suffix(',') else { return false };
    before.rfind("say!(").is_some_and(|at| !before[at..].contains(','))
}

/// A source file, split up.
struct Pieces {
    /// The code, with every string and every comment left out.
    code: String,
    /// The strings, and where each stood in the code.
    strings: Vec<(usize, String)>,
    comments: Vec<String>,
}

fn pieces(text: &str) -> Pieces {
    let mut found = Pieces { code: String::new(), strings: Vec::new(), comments: Vec::new() };
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '/' if rest.starts_with("//") => {
                let length = rest.find('\n').unwrap_or(rest.len());
                found.comments.push(rest[..length].to_owned());
                length
            }
            '"' => {
                let (string, length) = string(rest);
                found.strings.push((found.code.len(), string));
                length
            }
            'r' if rest.starts_with("r\"") || rest.starts_with("r#\"") => {
                let quote = if rest.starts_with("r\"") { "\"" } else { "\"#" };
                let start = quote.len() + 1;
                let length = rest[start..].find(quote).expect("a raw string ends");
                found.strings.push((found.code.len(), rest[start..start + length].to_owned()));
                start + length + quote.len()
            }
            '\'' if rest.starts_with("'\\") => 3 + rest[3..].find('\'').expect("a character ends"),
            '\'' if rest.chars().nth(2) == Some('\'') => rest.chars().take(3).map(char::len_utf8).sum(),
            _ => {
                found.code.push(c);
                c.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    found
}

/// The string literal at the beginning of the text, and its length in the source.
fn string(text: &str) -> (String, usize) {
    let mut string = String::new();
    let mut chars = text.char_indices().skip(1).peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return (string, at + 1),
            '\\' => match chars.next() {
                // A line that continues on the next one.
                Some((_, '\n')) => while chars.next_if(|(_, c)| c.is_whitespace()).is_some() {},
                Some((_, 'n')) => string.push('\n'),
                Some((_, c)) => string.push(c),
                None => {}
            },
            c => string.push(c),
        }
    }
    panic!("a string does not end: {text:.40}");
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries
}

fn collect(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) {
    for path in entries(folder) {
        if path.is_dir() {
            collect(&path, ending, files);
        } else if path.extension().is_some_and(|extension| extension == ending) && !path.ends_with("tests.rs")
        {
            files.push(path);
        }
    }
}

#[test]
fn keys_are_found_however_they_are_written() {
    let mut sources = Sources::default();
    let text = r#"
        // keys: family-a, family-b
        /// say!(texts, "in-a-comment")
        let quote = ['"', '\'', 'x'];
        fn f<'a>(texts: &'a Texts) {
            say!(texts(), "asked-1", name = "value");
            say!(
                self.texts,
                "asked-2",
            );
            texts.get("asked-3"); language::texts().fill("asked-4", &[]);
            map.get("not-asked");
            say!(texts, key, name = "not-asked");
            texts.get(&format!("composed-{kind}")); let kinds = ["one-kind", "other_kind"];
            message!("made", "English \
                that goes on with {gap}", gap = "x");
        }
        #[cfg(test)]
mod tests {
            say!(texts, "in-a-test")
    "#;
    sources.look_at(text, Path::new("a.rs"));
    let asked: Vec<&str> = sources.asked.keys().map(String::as_str).collect();
    assert_eq!(asked, ["asked-1", "asked-2", "asked-3", "asked-4", "family-a", "family-b"]);
    assert_eq!(sources.made["made"].0, "English that goes on with {gap}");
    assert!(sources.strings.contains("not-asked") && !sources.strings.contains("in-a-test"));
    assert!(sources.puts_together("composed-one-kind") && sources.puts_together("composed-other-kind"));
    assert!(!sources.puts_together("composed-third-kind") && !sources.puts_together("one-kind"));
}

#[test]
fn keys_of_the_page_are_found_in_its_scripts() {
    let mut sources = Sources::default();
    let text = r#"
        // keys: web-family-a, web-family-b
        h("p", { class: "other" }, t("web-asked"), condition ? t("web-one") : t(`web-family-${kind}`));
        const link = "https://web-not-a-key";
    "#;
    sources.look_at_script(text, Path::new("a.js"));
    let asked: Vec<&str> = sources.asked.keys().map(String::as_str).collect();
    assert_eq!(asked, ["web-asked", "web-family-a", "web-family-b", "web-one"]);
}
