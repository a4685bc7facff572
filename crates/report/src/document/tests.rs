//! Any text in a document is rendered as text in every format.

use plyground_draw::figure::unseen;
use proptest::prelude::*;

use super::*;

/// A document with the same text in every place that takes text.
fn saying(text: &str) -> Document {
    let spans = vec![
        Span::Text(text.to_owned()),
        Span::Emphasis(text.to_owned()),
        Span::Code(text.to_owned()),
        Span::Text(text.to_owned()),
    ];
    let words = Words {
        contents: text.to_owned(),
        figure: text.to_owned(),
        table: text.to_owned(),
        listing: text.to_owned(),
    };
    let table = Table {
        label: "table-a".to_owned(),
        caption: spans.clone(),
        columns: vec![Align::Left, Align::Wrapped],
        head: vec![text.to_owned(), text.to_owned()],
        rows: vec![vec![spans.clone(), spans.clone()]],
        rules: vec![0],
    };
    let listing = Listing {
        label: "listing-a".to_owned(),
        caption: text.to_owned(),
        language: "",
        text: text.to_owned(),
    };
    let blocks = vec![
        Block::Heading(text.to_owned()),
        Block::Paragraph(spans.clone()),
        Block::List { ordered: true, items: vec![spans.clone()] },
        Block::Table(table),
        Block::Listing(listing),
        Block::Formula(Math::Text(text.to_owned())),
        Block::Facts(vec![(text.to_owned(), spans)]),
        Block::Literature,
    ];
    Document {
        language: "en",
        words,
        title: TitlePage {
            institution: vec![text.to_owned()],
            kind: text.to_owned(),
            course: vec![text.to_owned()],
            topic: text.to_owned(),
            people: vec![(text.to_owned(), vec![text.to_owned()])],
            place: text.to_owned(),
        },
        sections: vec![Section { title: text.to_owned(), blocks }],
        literature: vec![CitedWork { key: "a", authors: "A. A.", title: "B", published: "1900" }],
        data: format!("{{\"text\":{}}}", serde_json::to_string(text).unwrap()),
    }
}

/// The tags of a page, which must not depend on the text, and the text with its entities decoded.
fn tags_and_text(html: &str) -> (Vec<String>, String) {
    let (mut tags, mut text) = (Vec::new(), String::new());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('<') {
        text.push_str(before);
        let (tag, behind) = after.split_once('>').expect("a tag ends");
        tags.push(tag.to_owned());
        rest = behind;
    }
    text.push_str(rest);
    let text = ["&lt;", "&gt;", "&quot;"]
        .iter()
        .zip(["<", ">", "\""])
        .fold(text, |text, (entity, sign)| text.replace(entity, sign));
    (tags, text.replace("&amp;", "&"))
}

/// Typst's markup with its escapes decoded; `None` if there is an unescaped special character.
fn read_typst(markup: &str) -> Option<String> {
    let mut text = String::new();
    let mut signs = markup.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => text.push(signs.next()?),
            '#' | '$' | '*' | '_' | '`' | '<' | '>' | '@' | '[' | ']' | '~' | '"' | '\'' | '\n' => {
                return None;
            }
            '-' if matches!(signs.peek(), Some('-' | '?' | '0'..='9')) => return None,
            '.' if signs.peek() == Some(&'.') => return None,
            '/' if matches!(signs.peek(), Some('/' | '*')) => return None,
            sign => text.push(sign),
        }
    }
    let starts = markup.trim_start();
    let is_item = starts.starts_with(['=', '-', '+', '/'])
        || starts.trim_start_matches(|sign: char| sign.is_ascii_digit()).starts_with('.')
            && starts.starts_with(|sign: char| sign.is_ascii_digit());
    (!is_item).then_some(text)
}

/// LaTeX with its escapes decoded; `None` if there is an unescaped special character.
fn read_latex(source: &str) -> Option<String> {
    const NAMED: [(&str, &str); 29] = [
        ("\\textless{}", "<"),
        ("\\textgreater{}", ">"),
        ("\\textbar{}", "|"),
        ("\\dots{}", "…"),
        ("\\textbackslash{}", "\\"),
        ("\\textasciitilde{}", "~"),
        ("\\textasciicircum{}", "^"),
        ("\\char34{}", "\""),
        ("\\char96{}", "`"),
        ("\\,", "\u{202f}"),
        ("{[}", "["),
        ("{]}", "]"),
        ("{*}", "*"),
        ("{}", ""),
        ("\\ensuremath{-}", "−"),
        ("\\ensuremath{\\alpha}", "α"),
        ("\\ensuremath{\\beta}", "β"),
        ("\\ensuremath{\\le}", "≤"),
        ("\\ensuremath{\\infty}", "∞"),
        ("\\{", "{"),
        ("\\}", "}"),
        ("\\$", "$"),
        ("\\&", "&"),
        ("\\#", "#"),
        ("\\_", "_"),
        ("\\%", "%"),
        ("~", "\u{a0}"),
        ("\\ensuremath{\\surd}", "√"),
        ("\\ensuremath{^2}", "²"),
    ];
    let mut text = String::new();
    let mut rest = source;
    while let Some(sign) = rest.chars().next() {
        if let Some((name, meant)) = NAMED.iter().find(|(name, _)| rest.starts_with(name)) {
            text.push_str(meant);
            rest = &rest[name.len()..];
            continue;
        }
        let melts = ["--", "''", ",,"].iter().any(|pair| rest.starts_with(pair));
        if melts
            || matches!(
                sign,
                '\\' | '{' | '}' | '$' | '&' | '#' | '_' | '%' | '^' | '"' | '`' | '<' | '>' | '|'
            )
        {
            return None;
        }
        text.push(sign);
        rest = &rest[sign.len_utf8()..];
    }
    Some(text)
}

/// Text with every character that is special in some format, and letters of the six languages.
fn anything() -> impl Strategy<Value = String> {
    let signs =
        "[-\\\\#$%&~_^{}<>\"'`*@/=+.,;:!?()|\\[\\] 0-9a-zěščřžťďňąęłóżźéäôýáíúžАЯюґїєіь−αβ≤∞√²]{1,24}";
    prop_oneof![
        signs.prop_map(|text: String| text),
        any::<String>().prop_map(|text| text.replace('\u{fffd}', ""))
    ]
}

/// Control characters as a format may render them: a space, or the replacement character.
fn tamed(text: &str) -> String {
    let tame = |sign: char| match sign {
        sign if sign.is_whitespace() && sign.is_control() => ' ',
        sign if unseen(sign) => '\u{fffd}',
        sign => sign,
    };
    text.chars().map(tame).collect()
}

/// Tags without the parts that depend on the text: code that is kept unbroken, and the width of a program.
fn lasting(tags: Vec<String>) -> Vec<String> {
    let is_lasting = |tag: &String| !matches!(tag.as_str(), "span" | "/span");
    let without_width = |tag: String| if tag.starts_with("pre ") { "pre".to_owned() } else { tag };
    tags.into_iter().filter(is_lasting).map(without_width).collect()
}

proptest! {
    #[test]
    fn a_page_has_the_same_tags_whatever_it_says(text in anything()) {
        let (tags, read) = tags_and_text(&html(&saying(&text)));
        let (expected, _) = tags_and_text(&html(&saying("x")));
        prop_assert_eq!(lasting(tags), lasting(expected));
        let page_text: String = text.chars().map(|sign| match sign {
            '\n' | '\t' => sign,
            sign if unseen(sign) => '\u{fffd}',
            sign => sign,
        }).collect();
        prop_assert!(read.contains(&page_text), "{}", read);
    }

    #[test]
    fn the_data_of_a_page_come_back(text in anything()) {
        let page = html(&saying(&text));
        let data = page.split("id=\"plyground-counts\">").nth(1).unwrap().split("</script>").next().unwrap();
        let value: serde_json::Value = serde_json::from_str(data).unwrap();
        prop_assert_eq!(value["text"].as_str(), Some(text.as_str()));
    }

    #[test]
    fn text_survives_typst(text in anything()) {
        prop_assert_eq!(read_typst(&escape::typst(&text)), Some(tamed(&text)));
        let string = escape::typst_string(&text);
        let inner = string.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap();
        prop_assert!(!inner.replace("\\\\", "").replace("\\\"", "").contains('"'), "{}", string);
    }

    #[test]
    fn text_survives_latex(text in anything()) {
        // Mathematical signs are checked one by one below.
        let others = |sign: &char| !"×·≥≈≠∈←→±⌈⌉⌊⌋●○µ".contains(*sign) && !('Α'..='Ω').contains(sign) && !('γ'..='ω').contains(sign);
        let plain: String = text.chars().filter(others).collect();
// Spaces of other widths than these become plain ones.
        let narrow = |sign: char| if sign.is_whitespace() && !"\u{a0}\u{202f}".contains(sign) { ' ' } else { sign };
        let expected: String = tamed(&plain).chars().map(narrow).collect();
        prop_assert_eq!(read_latex(&escape::latex(&plain)), Some(expected));
    }
}

#[test]
fn signs_of_mathematics_have_names_in_latex() {
    for sign in "αβ−×·≤≥≈≠∈∞√←→±⌈⌉⌊⌋²●○µγ".chars() {
        let source = escape::latex(&sign.to_string());
        assert!(source.starts_with("\\ensuremath{") && source.is_ascii(), "{source}");
    }
}

#[test]
fn references_and_citations_carry_numbers() {
    let mut document = saying("x");
    document.sections[0].blocks.push(Block::Paragraph(vec![
        Span::Reference("table-a".to_owned()),
        Span::Cite("a".to_owned()),
        Span::Count { shown: "1,234".to_owned(), name: "minimax/3/nodes".to_owned() },
    ]));
    let page = html(&document);
    assert!(page.contains("<a href=\"#table-a\">1</a><a href=\"#work-a\">[1]</a>"), "{page}");
    assert!(page.contains("<span data-count=\"minimax/3/nodes\">1,234</span>"), "{page}");
    assert!(typst(&document).contains("#ref(<table-a>, supplement: none)\\[1\\]1,234"));
    assert!(latex(&document).contains("\\ref{table-a}{[}1{]}1,234"));
}

#[test]
#[should_panic(expected = "nothing in the report is labelled `nowhere`")]
fn a_reference_to_nothing_is_a_mistake_in_the_program() {
    let mut document = saying("x");
    document.sections[0].blocks.push(Block::Paragraph(vec![Span::Reference("nowhere".to_owned())]));
    html(&document);
}

#[test]
fn code_is_broken_where_it_is_long() {
    assert_eq!(
        escape::pieces("plyground report tic-tac-toe --no-time"),
        ["plyground report tic-tac-toe --no-time"]
    );
    let long = "explicit([[10,20,30,40],[50,60,70,80]])abcdefghijklmnopqrstuvwxyz0123456789";
    let pieces = escape::pieces(long);
    assert_eq!(pieces.concat(), long);
    assert!(pieces.len() > 2 && pieces.iter().all(|piece| piece.len() <= 26), "{pieces:?}");
    assert_eq!(escape::pieces(""), [""]);
}

#[test]
fn signs_in_a_program_are_as_wide_as_letters() {
    let mut document = saying("x");
    let text = "    v ← −∞  # α\nlonger line of code".to_owned();
    let (label, caption) = ("lst".to_owned(), "x".to_owned());
    document.sections[0].blocks.push(Block::Listing(Listing { label, caption, language: "", text }));
    let source = latex(&document);
    let line = source.lines().find(|line| line.contains("leftarrow")).unwrap();
    assert_eq!(line, "\\mbox{~~~~v~\\cell{\\leftarrow}~\\cell{-}\\cell{\\infty}~~\\#~\\cell{\\alpha}}\\\\");
    assert!(html(&document).contains("<pre style=\"--columns:19\">"), "on paper the longest line fits");
}

#[test]
fn options_of_a_command_are_not_broken() {
    let mut document = saying("x");
    let long = format!("explicit({})", "-1,".repeat(20));
    let code = Span::Code(format!("plyground report {long} --out a-b"));
    document.sections[0].blocks.push(Block::Paragraph(vec![code]));
    let expected = format!("<code>plyground report {long} <span>--out</span> <span>a-b</span></code>");
    assert!(html(&document).contains(&expected), "{}", html(&document));
}
