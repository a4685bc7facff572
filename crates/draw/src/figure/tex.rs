//! Text, languages and fonts for LaTeX: escaping of any text, the names in babel, and the encodings that characters need.

use std::fmt::Write;

use super::unseen;

/// Text escaped for LaTeX, with any engine and in any language: nothing relies on ligatures, on a font's encoding or on
/// babel's quotation marks.
pub fn typeset(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut before = None;
    for sign in text.chars() {
        match sign {
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '|' => out.push_str("\\textbar{}"),
            '"' => out.push_str("\\char34{}"),
            '`' => out.push_str("\\char96{}"),
            '…' => out.push_str("\\dots{}"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => out.extend(['\\', sign]),
            // Two of these in a row would form a ligature.
            '-' | '\'' | ',' if before == Some(sign) => out.extend(['{', '}', sign]),
            // At the beginning of a table row a bracket would be read as an option of the preceding `\\`, and a star as
            // a part of it.
            '[' | ']' | '*' => out.extend(['{', sign, '}']),
            '\u{a0}' => out.push('~'),
            '\u{202f}' => out.push_str("\\,"),
            sign if sign.is_whitespace() => out.push(' '),
            sign if unseen(sign) => out.push('\u{fffd}'),
            sign => match in_mathematics(sign) {
                Some(name) => out.extend(["\\ensuremath{", name, "}"]),
                None => out.push(sign),
            },
        }
        before = Some(sign);
    }
    out
}

/// Characters that text fonts lack and math mode has.
fn in_mathematics(sign: char) -> Option<&'static str> {
    Some(match sign {
        '−' => "-",
        '×' => "\\times",
        '·' => "\\cdot",
        '±' => "\\pm",
        '≤' => "\\le",
        '≥' => "\\ge",
        '≈' => "\\approx",
        '≠' => "\\ne",
        '∈' => "\\in",
        '∞' => "\\infty",
        '√' => "\\surd",
        '←' => "\\leftarrow",
        '→' => "\\rightarrow",
        '⌈' => "\\lceil",
        '⌉' => "\\rceil",
        '⌊' => "\\lfloor",
        '⌋' => "\\rfloor",
        '²' => "^2",
        '●' => "\\bullet",
        '○' => "\\circ",
        'µ' => "\\mu",
        sign => return greek(sign),
    })
}

/// The Greek letters. Those that look like Latin ones have no command of their own.
fn greek(letter: char) -> Option<&'static str> {
    const SMALL: [&str; 25] = [
        "\\alpha",
        "\\beta",
        "\\gamma",
        "\\delta",
        "\\varepsilon",
        "\\zeta",
        "\\eta",
        "\\theta",
        "\\iota",
        "\\kappa",
        "\\lambda",
        "\\mu",
        "\\nu",
        "\\xi",
        "o",
        "\\pi",
        "\\rho",
        "\\varsigma",
        "\\sigma",
        "\\tau",
        "\\upsilon",
        "\\varphi",
        "\\chi",
        "\\psi",
        "\\omega",
    ];
    const LARGE: [&str; 25] = [
        "\\mathrm{A}",
        "\\mathrm{B}",
        "\\Gamma",
        "\\Delta",
        "\\mathrm{E}",
        "\\mathrm{Z}",
        "\\mathrm{H}",
        "\\Theta",
        "\\mathrm{I}",
        "\\mathrm{K}",
        "\\Lambda",
        "\\mathrm{M}",
        "\\mathrm{N}",
        "\\Xi",
        "\\mathrm{O}",
        "\\Pi",
        "\\mathrm{P}",
        "\\mathrm{P}",
        "\\Sigma",
        "\\mathrm{T}",
        "\\Upsilon",
        "\\Phi",
        "\\mathrm{X}",
        "\\Psi",
        "\\Omega",
    ];
    let place = |first: char| u32::from(letter).checked_sub(u32::from(first)).map(|place| place as usize);
    place('α')
        .and_then(|place| SMALL.get(place))
        // There is no capital final sigma: its code point is unassigned.
        .or_else(|| place('Α').filter(|&place| place != 17).and_then(|place| LARGE.get(place)))
        .copied()
}

/// The name of a language, given by its code, as an option of babel.
pub fn babel(language: &str) -> &'static str {
    match language {
        "ru" => "russian",
        "uk" => "ukrainian",
        "sk" => "slovak",
        "cs" => "czech",
        "pl" => "polish",
        _ => "english",
    }
}

/// The part of a preamble that loads the fonts for the characters of a finished source; empty if all are ASCII.
///
/// `lualatex` and `xelatex` use the first installed font with the letters of all our languages, `pdflatex` the classic
/// encodings. A character that is in none of those becomes a question mark there, so that the source still compiles.
pub fn fonts(source: &str) -> String {
    if source.is_ascii() {
        return String::new();
    }
    let mut out = String::from("\\usepackage{iftex}\n\\ifPDFTeX\n");
    if source.contains(is_cyrillic) {
        out.push_str("  \\usepackage[T1,T2A]{fontenc}\n");
        // Latin letters that the Cyrillic encoding lacks come from the other one.
        for name in ["DH", "dh", "TH", "th", "DJ", "dj", "NG", "ng"] {
            let _ = writeln!(out, "  \\DeclareTextSymbolDefault{{\\{name}}}{{T1}}");
        }
        for name in ["quotesinglbase", "guilsinglleft", "guilsinglright"] {
            let _ = writeln!(out, "  \\DeclareTextSymbolDefault{{\\{name}}}{{T1}}");
        }
    } else {
        out.push_str("  \\usepackage[T1]{fontenc}\n");
    }
    out.push_str("  \\usepackage[utf8]{inputenc}\n");
    for sign in unsupported(source) {
        let _ = writeln!(out, "  \\DeclareUnicodeCharacter{{{:04X}}}{{?}}", u32::from(sign));
    }
    out.push_str(
        "\\else\n  \\usepackage{fontspec}\n  \
         \\newcommand\\firstfont[4]{\\IfFontExistsTF{#2}{#1{#2}}{\\IfFontExistsTF{#3}{#1{#3}}{\\IfFontExistsTF{#4}{#1{#4}}{}}}}\n  \
         \\firstfont\\setmainfont{CMU Serif}{Libertinus Serif}{DejaVu Serif}\n  \
         \\firstfont\\setsansfont{CMU Sans Serif}{Libertinus Sans}{DejaVu Sans}\n  \
         \\firstfont\\setmonofont{CMU Typewriter Text}{DejaVu Sans Mono}{Liberation Mono}\n\\fi\n",
    );
    out
}

/// The characters of a source that pdfLaTeX has in no encoding, each once.
pub fn unsupported(source: &str) -> Vec<char> {
    let mut unsupported: Vec<char> =
        source.chars().filter(|&sign| !sign.is_ascii() && !is_known(sign)).collect();
    unsupported.sort_unstable();
    unsupported.dedup();
    unsupported
}

fn is_cyrillic(letter: char) -> bool {
    matches!(letter, '\u{400}'..='\u{52f}')
}

/// Whether `pdflatex` has a character in the encodings T1 or T2A, or among the symbols that come with them.
fn is_known(sign: char) -> bool {
    let is_latin = matches!(sign, '\u{a1}'..='\u{17e}' | 'Ș'..='ț')
        && !matches!(sign, 'Ħ' | 'ħ' | 'ĸ' | 'Ŀ' | 'ŀ' | 'ŉ' | 'Ŧ' | 'ŧ');
    let is_cyrillic = matches!(sign, '\u{400}'..='\u{45f}' | 'Ґ'..='ғ');
    let is_dash_or_quote =
        matches!(sign, '\u{2013}' | '\u{2014}' | '\u{2018}'..='\u{201a}' | '\u{201c}'..='\u{201e}');
    let is_other = matches!(sign, '†'..='•' | '‰' | '‹' | '›' | '€' | '№' | '™');
    is_latin || is_cyrillic || is_dash_or_quote || is_other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_with_a_meaning_in_latex_are_written_otherwise() {
        assert_eq!(typeset("a_b & 5% −∞"), "a\\_b \\& 5\\% \\ensuremath{-}\\ensuremath{\\infty}");
        assert_eq!(typeset("\\{x}~"), "\\textbackslash{}\\{x\\}\\textasciitilde{}");
        assert_eq!(typeset("<|>"), "\\textless{}\\textbar{}\\textgreater{}");
        assert_eq!(typeset("a\u{1b}\nb\u{ffff}"), "a\u{fffd} b\u{fffd}");
    }

    #[test]
    fn every_letter_of_greek_has_a_name() {
        for letter in ('Α'..='Ω').chain('α'..='ω').filter(|letter| letter.is_alphabetic()) {
            let source = typeset(&letter.to_string());
            assert!(source.starts_with("\\ensuremath{") && source.is_ascii(), "{source}");
        }
        assert_eq!(
            typeset("αωΩΣς"),
            ["\\alpha", "\\omega", "\\Omega", "\\Sigma", "\\varsigma"]
                .map(|name| { format!("\\ensuremath{{{name}}}") })
                .concat()
        );
    }

    #[test]
    fn encodings_follow_from_the_letters() {
        assert_eq!(fonts("plain \\alpha"), "");
        assert!(fonts("Štúr").contains("\\usepackage[T1]{fontenc}"));
        let both = fonts("ж and Ľ");
        assert!(both.contains("[T1,T2A]") && !both.contains("DeclareUnicodeCharacter"), "{both}");
        assert!(fonts("中").contains("\\DeclareUnicodeCharacter{4E2D}{?}"));
        assert_eq!(unsupported("a中b中\u{fffd}Ґж…"), ['…', '中', '\u{fffd}']);
    }
}
