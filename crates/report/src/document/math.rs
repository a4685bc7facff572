//! Formulas, written once in a small notation and converted to each format.
//!
//! One letter is a variable, several are a name (`max`); `^` and `_` take one item or a group in parentheses, which are
//! not shown: `b^(d/2)`; `√` likewise; `frac(a; b)` is a fraction; text stands in quotation marks.

use std::fmt::Write;

use super::escape;

/// A piece of a formula.
#[derive(Clone, PartialEq, Debug)]
pub enum Math {
    /// Items in a row.
    Row(Vec<Self>),
    /// A variable, one letter.
    Variable(char),
    /// A name of several letters, upright.
    Name(String),
    /// A number as it is to be shown.
    Number(String),
    /// Words, upright, as they are to be shown.
    Text(String),
    /// An operator or another sign.
    Sign(char),
    /// A superscript.
    Power(Box<Self>, Box<Self>),
    /// A subscript.
    Index(Box<Self>, Box<Self>),
    /// A square root.
    Root(Box<Self>),
    /// A fraction.
    Fraction(Box<Self>, Box<Self>),
    /// Cases: each value with its condition in words.
    Cases(Vec<(Self, String)>),
}

impl Math {
    /// Reads the notation. Characters without a meaning in it are shown as they are.
    pub fn read(text: &str) -> Self {
        let signs: Vec<char> = text.chars().collect();
        FormulaParser { signs: &signs, at: 0 }.row(&[])
    }

    /// For HTML, as `MathML`.
    pub(super) fn html(&self, display: bool) -> String {
        let kind = if display { " display=\"block\"" } else { "" };
        format!("<math{kind}><mrow>{}</mrow></math>", self.mathml())
    }

    fn mathml(&self) -> String {
        let row = |math: &Self| format!("<mrow>{}</mrow>", math.mathml());
        match self {
            Self::Row(parts) => {
                let mut row = String::new();
                for (i, part) in parts.iter().enumerate() {
                    // A minus at the beginning of a row is unary.
                    let before = i.checked_sub(1).map(|i| &parts[i]);
                    let is_sign =
                        before.is_none_or(|before| matches!(before, Self::Sign(sign) if *sign != ')'));
                    if *part == Self::Sign('−') && is_sign {
                        row.push_str("<mo form=\"prefix\">−</mo>");
                    } else {
                        row.push_str(&part.mathml());
                    }
                }
                row
            }
            Self::Variable(letter) => format!("<mi>{}</mi>", escape::html(letter)),
            // A name stands apart from its argument.
            Self::Name(name) => {
                format!("<mi mathvariant=\"normal\">{}</mi><mspace width=\"0.17em\"/>", escape::html(name))
            }
            Self::Number(number) => format!("<mn>{}</mn>", escape::html(number)),
            Self::Text(text) => format!("<mtext>{}</mtext>", escape::html(text)),
            // Parentheses do not grow with a tall neighbour.
            Self::Sign(sign @ ('(' | ')')) => format!("<mo stretchy=\"false\">{sign}</mo>"),
            Self::Sign(sign) => format!("<mo>{}</mo>", escape::html(sign)),
            Self::Power(base, raised) => format!("<msup>{}{}</msup>", row(base), row(raised)),
            Self::Index(base, lowered) => format!("<msub>{}{}</msub>", row(base), row(lowered)),
            Self::Root(inner) => format!("<msqrt>{}</msqrt>", inner.mathml()),
            Self::Fraction(over, under) => format!("<mfrac>{}{}</mfrac>", row(over), row(under)),
            Self::Cases(cases) => {
                let mut rows = String::new();
                for (value, when) in cases {
                    let _ = write!(
                        rows,
                        "<mtr><mtd columnalign=\"left\" style=\"text-align:left\">{}</mtd>\
                         <mtd columnalign=\"left\" style=\"text-align:left\"><mtext>{}</mtext></mtd></mtr>",
                        row(value),
                        escape::html(when)
                    );
                }
                format!(
                    "<mrow><mo form=\"prefix\" fence=\"true\" stretchy=\"true\" symmetric=\"true\">{{</mo><mtable>{rows}</mtable></mrow>"
                )
            }
        }
    }

    /// For Typst, without the dollar signs around it.
    pub(super) fn typst(&self) -> String {
        match self {
            Self::Row(parts) => parts.iter().map(Self::typst).collect::<Vec<_>>().join(" "),
            Self::Variable(letter) => letter.to_string(),
            Self::Name(name) => format!("op({})", escape::typst_string(name)),
            Self::Number(text) | Self::Text(text) => escape::typst_string(text),
            Self::Sign(sign) => match sign {
                // These are special in Typst.
                '/' | ',' | ';' | '#' | '$' | '\\' | '_' | '^' | '&' | '"' | '\'' => format!("\\{sign}"),
                sign => sign.to_string(),
            },
            Self::Power(base, raised) => format!("{}^({})", base.typst(), raised.typst()),
            Self::Index(base, lowered) => format!("{}_({})", base.typst(), lowered.typst()),
            Self::Root(inner) => format!("sqrt({})", inner.typst()),
            Self::Fraction(over, under) => format!("frac({}, {})", over.typst(), under.typst()),
            Self::Cases(cases) => {
                let rows: Vec<String> = cases
                    .iter()
                    .map(|(value, when)| format!("{} & {}", value.typst(), escape::typst_string(when)))
                    .collect();
                format!("cases({})", rows.join(", "))
            }
        }
    }

    /// For LaTeX, without the dollar signs around it.
    pub(super) fn latex(&self) -> String {
        match self {
            Self::Row(parts) => parts.iter().map(Self::latex).collect::<Vec<_>>().join(" "),
            Self::Variable(letter) => latex_sign(*letter),
            Self::Name(name) => format!("\\operatorname{{{}}}", escape::latex(name)),
            Self::Number(text) | Self::Text(text) => format!("\\text{{{}}}", escape::latex(text)),
            Self::Sign(sign) => latex_sign(*sign),
            Self::Power(base, raised) => format!("{{{}}}^{{{}}}", base.latex(), raised.latex()),
            Self::Index(base, lowered) => format!("{{{}}}_{{{}}}", base.latex(), lowered.latex()),
            Self::Root(inner) => format!("\\sqrt{{{}}}", inner.latex()),
            Self::Fraction(over, under) => format!("\\frac{{{}}}{{{}}}", over.latex(), under.latex()),
            Self::Cases(cases) => {
                let rows: Vec<String> = cases
                    .iter()
                    .map(|(value, when)| format!("{} & \\text{{{}}}", value.latex(), escape::latex(when)))
                    .collect();
                format!("\\begin{{cases}} {} \\end{{cases}}", rows.join(" \\\\ "))
            }
        }
    }
}

/// A letter or sign in LaTeX's math mode.
fn latex_sign(sign: char) -> String {
    let named = match sign {
        'α' => "\\alpha",
        'β' => "\\beta",
        '∞' => "\\infty",
        '≤' => "\\le",
        '≥' => "\\ge",
        '≈' => "\\approx",
        '≠' => "\\ne",
        '∈' => "\\in",
        '·' => "\\cdot",
        '×' => "\\times",
        '…' => "\\dots",
        '⌈' => "\\lceil",
        '⌉' => "\\rceil",
        '⌊' => "\\lfloor",
        '⌋' => "\\rfloor",
        '−' => "-",
        '\'' => "'",
        '(' | ')' | '+' | '-' | '=' | '<' | '>' | ',' | '/' | '|' | '[' | ']' | ':' | '!' => "",
        sign if sign.is_ascii_alphanumeric() => "",
        sign => return format!("\\text{{{}}}", escape::latex(&sign.to_string())),
    };
    if named.is_empty() { sign.to_string() } else { named.to_owned() }
}

/// The notation, character by character.
struct FormulaParser<'a> {
    signs: &'a [char],
    at: usize,
}

impl FormulaParser<'_> {
    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).copied()
    }

    fn take_while(&mut self, is_wanted: impl Fn(char) -> bool) -> String {
        let start = self.at;
        while self.peek().is_some_and(&is_wanted) {
            self.at += 1;
        }
        self.signs[start..self.at].iter().collect()
    }

    /// All items up to one of the `ends` or the end.
    fn row(&mut self, ends: &[char]) -> Math {
        let mut parts: Vec<Math> = Vec::new();
        while let Some(sign) = self.peek() {
            if ends.contains(&sign) {
                break;
            }
            if sign == ' ' {
                self.at += 1;
            } else if (sign == '^' || sign == '_')
                && let Some(base) = parts.pop()
            {
                self.at += 1;
                let (base, moved) = (Box::new(base), Box::new(self.grouped()));
                parts.push(if sign == '^' { Math::Power(base, moved) } else { Math::Index(base, moved) });
            } else {
                self.piece(&mut parts);
            }
        }
        match <[Math; 1]>::try_from(parts) {
            Ok([part]) => part,
            Err(parts) => Math::Row(parts),
        }
    }

    /// One item; its parentheses stay visible.
    fn piece(&mut self, parts: &mut Vec<Math>) {
        let Some(sign) = self.peek() else { return };
        match sign {
            '√' => {
                self.at += 1;
                let inner = self.grouped();
                parts.push(Math::Root(Box::new(inner)));
            }
            '"' => {
                self.at += 1;
                let text = self.take_while(|sign| sign != '"');
                self.at += 1;
                parts.push(Math::Text(text));
            }
            sign if sign.is_ascii_digit() => parts.push(self.number()),
            sign if sign.is_alphabetic() => {
                let word = self.take_while(char::is_alphabetic);
                let mut letters = word.chars();
                match (letters.next(), letters.next()) {
                    (Some(letter), None) => parts.push(Math::Variable(letter)),
                    _ if word == "frac" && self.peek() == Some('(') => parts.push(self.fraction()),
                    _ => parts.push(Math::Name(word)),
                }
            }
            '-' => {
                self.at += 1;
                parts.push(Math::Sign('−'));
            }
            sign => {
                self.at += 1;
                parts.push(Math::Sign(sign));
            }
        }
    }

    /// One item, or a group whose parentheses are dropped.
    fn grouped(&mut self) -> Math {
        if self.peek() == Some('(') {
            self.at += 1;
            let inner = self.row(&[')']);
            self.at += 1;
            return inner;
        }
        let mut parts = Vec::new();
        self.piece(&mut parts);
        parts.pop().unwrap_or(Math::Row(Vec::new()))
    }

    fn fraction(&mut self) -> Math {
        self.at += 1;
        let over = self.row(&[';', ')']);
        self.at += 1;
        let under = self.row(&[')']);
        self.at += 1;
        Math::Fraction(Box::new(over), Box::new(under))
    }

    /// Digits with the separators of the language.
    fn number(&mut self) -> Math {
        let mut number = self.take_while(|sign| sign.is_ascii_digit());
        while let Some(between @ ('.' | ',' | '\u{202f}')) = self.peek()
            && self.signs.get(self.at + 1).is_some_and(char::is_ascii_digit)
        {
            number.push(between);
            self.at += 1;
            number.push_str(&self.take_while(|sign| sign.is_ascii_digit()));
        }
        Math::Number(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notation_is_read_into_its_parts() {
        let number = |text: &str| Math::Number(text.to_owned());
        assert_eq!(
            Math::read("b^(d/2)"),
            Math::Power(
                Box::new(Math::Variable('b')),
                Box::new(Math::Row(vec![Math::Variable('d'), Math::Sign('/'), number("2")]))
            )
        );
        assert_eq!(
            Math::read("N_min"),
            Math::Index(Box::new(Math::Variable('N')), Box::new(Math::Name("min".to_owned())))
        );
        assert_eq!(Math::read("√b"), Math::Root(Box::new(Math::Variable('b'))));
        assert_eq!(Math::read("1,234"), number("1,234"));
        assert_eq!(Math::read("\"a b\""), Math::Text("a b".to_owned()));
    }

    #[test]
    fn each_format_gets_its_own_writing() {
        let math = Math::read("N_min = b^(⌈d/2⌉) + frac(√b; 2) - 1");
        assert_eq!(math.typst(), "N_(op(\"min\")) = b^(⌈ d \\/ \"2\" ⌉) + frac(sqrt(b), \"2\") − \"1\"");
        assert_eq!(
            math.latex(),
            "{N}_{\\operatorname{min}} = {b}^{\\lceil d / \\text{2} \\rceil} + \\frac{\\sqrt{b}}{\\text{2}} - \\text{1}"
        );
        assert!(
            math.html(true)
                .contains("<mfrac><mrow><msqrt><mi>b</mi></msqrt></mrow><mrow><mn>2</mn></mrow></mfrac>")
        );
    }

    #[test]
    fn whatever_is_written_is_read_without_complaint() {
        for text in ["", "^", "_", "√", "frac(", "frac(a", "frac(a;", "\"", "b^(", "((", "))", "1,", "a^^b"]
        {
            let math = Math::read(text);
            let _ = (math.html(false), math.typst(), math.latex());
        }
    }
}
