//! The language of formulas.
//!
//! ```text
//! expression = sum [("<" | "<=" | ">" | ">=" | "==" | "!=") sum]
//! sum        = product {("+" | "-") product}
//! product    = factor {("*" | "/") factor}
//! factor     = "-" factor | number | ["their." | "my."] feature | function "(" expression {"," expression} ")"
//!            | "(" expression ")"
//! function   = "min" | "max" | "abs" | "if"
//! ```
//!
//! A comparison gives 1 or 0. Parsing and compiling are one pass: every rule leaves the steps of what it read.

use plyground_core::{Message, message};

use super::program::{CompiledFormula, FormulaStep, STEPS, TooLarge, divide};

/// Finds the slot of a feature for the side to move or, if `theirs`, for the opponent.
pub(super) type Resolve<'a> = dyn FnMut(&str, bool) -> Result<u8, Message> + 'a;

/// An operator.
type Apply = fn(f64, f64) -> f64;

/// How deep parentheses, minus signs and functions may be nested.
const DEEPEST: usize = 50;

/// Compiles a formula; an error says at which character of it.
pub(super) fn compile(text: &str, resolve: &mut Resolve<'_>) -> Result<CompiledFormula, Message> {
    let mut parser =
        ExpressionParser { text, place: 0, depth: 0, program: CompiledFormula::default(), resolve };
    parser.expression()?;
    parser.skip_space();
    if parser.rest().is_empty() { Ok(parser.program) } else { Err(parser.leftover()) }
}

struct ExpressionParser<'a, 'r> {
    text: &'a str,
    /// The byte at which reading goes on.
    place: usize,
    depth: usize,
    program: CompiledFormula,
    resolve: &'a mut Resolve<'r>,
}

impl<'a> ExpressionParser<'a, '_> {
    fn rest(&self) -> &'a str {
        &self.text[self.place..]
    }

    fn skip_space(&mut self) {
        self.place = self.text.len() - self.rest().trim_start().len();
    }

    /// Reads a sign, if it comes next.
    fn takes(&mut self, sign: &str) -> bool {
        self.skip_space();
        let is_next = self.rest().starts_with(sign);
        if is_next {
            self.place += sign.len();
        }
        is_next
    }

    /// What comes next, for a message: a whole word or a single sign.
    fn word(&self) -> String {
        let end = self.rest().find(|c: char| !is_part_of_name(c)).unwrap_or(self.rest().len());
        let end = if end == 0 { self.rest().chars().next().map_or(0, char::len_utf8) } else { end };
        self.rest()[..end].escape_debug().to_string()
    }

    /// A complaint about what comes next.
    fn wrong(&self, why: Message) -> Message {
        self.wrong_at(self.place, why)
    }

    fn wrong_at(&self, place: usize, why: Message) -> Message {
        let place = self.text[..place].chars().count() + 1;
        message!("formula-at", "formula, character {place}: {why}", place = place, why = why)
    }

    /// A complaint about something that follows a whole expression.
    fn leftover(&self) -> Message {
        self.wrong(message!(
            "formula-leftover",
            "`{found}` does not belong here: write an operator before it, or leave it out",
            found = self.word()
        ))
    }

    fn push(&mut self, step: FormulaStep) -> Result<(), Message> {
        self.program.push(step).map_err(|TooLarge| self.wrong(too_large()))
    }

    fn expression(&mut self) -> Result<(), Message> {
        /// The longer signs first: `<` begins `<=`.
        #[expect(clippy::float_cmp, reason = "counts are whole numbers, which compare exactly")]
        const COMPARISONS: [(&str, Apply); 6] = [
            ("<=", |a, b| truth(a <= b)),
            (">=", |a, b| truth(a >= b)),
            ("==", |a, b| truth(a == b)),
            ("!=", |a, b| truth(a != b)),
            ("<", |a, b| truth(a < b)),
            (">", |a, b| truth(a > b)),
        ];
        self.sum()?;
        for (sign, compare) in COMPARISONS {
            if self.takes(sign) {
                self.sum()?;
                return self.push(FormulaStep::Binary(compare));
            }
        }
        Ok(())
    }

    fn sum(&mut self) -> Result<(), Message> {
        self.product()?;
        loop {
            let apply: Apply = if self.takes("+") {
                |a, b| a + b
            } else if self.takes("-") {
                |a, b| a - b
            } else {
                return Ok(());
            };
            self.product()?;
            self.push(FormulaStep::Binary(apply))?;
        }
    }

    fn product(&mut self) -> Result<(), Message> {
        self.factor()?;
        loop {
            let apply: Apply = if self.takes("*") {
                |a, b| a * b
            } else if self.takes("/") {
                divide
            } else {
                return Ok(());
            };
            self.factor()?;
            self.push(FormulaStep::Binary(apply))?;
        }
    }

    fn factor(&mut self) -> Result<(), Message> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.wrong(too_large()));
        }
        self.skip_space();
        let start = self.place;
        if self.takes("-") {
            self.factor()?;
            self.push(FormulaStep::Unary(|a| -a))?;
        } else if self.takes("(") {
            self.expression()?;
            self.close(start)?;
        } else {
            match self.rest().chars().next() {
                Some(c) if c.is_ascii_digit() || c == '.' => self.number()?,
                Some(c) if is_part_of_name(c) => self.name()?,
                Some(_) => {
                    let found = self.word();
                    return Err(self.wrong(message!(
                        "formula-expected",
                        "a number, a feature or a parenthesis is expected, not `{found}`",
                        found = found
                    )));
                }
                None => {
                    return Err(self.wrong(message!(
                        "formula-ends",
                        "the formula ends where a number, a feature or a parenthesis is expected"
                    )));
                }
            }
        }
        self.depth -= 1;
        Ok(())
    }

    /// Reads the parenthesis that closes the one at `start`.
    fn close(&mut self, start: usize) -> Result<(), Message> {
        if self.takes(")") {
            return Ok(());
        }
        if self.rest().is_empty() {
            return Err(self.wrong_at(
                start,
                message!("formula-unclosed", "the parenthesis that opens here is not closed: write )"),
            ));
        }
        Err(self.leftover())
    }

    fn number(&mut self) -> Result<(), Message> {
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        let Ok(number) = rest[..end].parse() else {
            let found = rest[..end].to_owned();
            return Err(self.wrong(message!("formula-number", "`{found}` is not a number", found = found)));
        };
        self.place += end;
        self.push(FormulaStep::Number(number))
    }

    fn name(&mut self) -> Result<(), Message> {
        let start = self.place;
        let word = self.read_name();
        if self.rest().starts_with('.') {
            let is_theirs = match word {
                "their" => true,
                "my" => false,
                _ => {
                    let side = word.escape_debug().to_string();
                    return Err(self.wrong_at(
                        start,
                        message!(
                            "formula-side",
                            "`{side}.` is no side: write `their.` for the opponent, or `my.` or nothing for the side to move",
                            side = side
                        ),
                    ));
                }
            };
            self.place += 1;
            let start = self.place;
            let word = self.read_name();
            return self.feature(start, word, is_theirs);
        }
        let function: Option<(usize, FormulaStep)> = match word {
            "min" => Some((2, FormulaStep::Binary(f64::min))),
            "max" => Some((2, FormulaStep::Binary(f64::max))),
            "abs" => Some((1, FormulaStep::Unary(f64::abs))),
            "if" => Some((3, FormulaStep::Choose)),
            _ => None,
        };
        match function {
            Some((count, step)) => self.call(start, word, count, step),
            None => self.feature(start, word, false),
        }
    }

    fn read_name(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c: char| !is_part_of_name(c)).unwrap_or(rest.len());
        self.place += end;
        &rest[..end]
    }

    fn feature(&mut self, start: usize, word: &str, is_theirs: bool) -> Result<(), Message> {
        let slot = (self.resolve)(word, is_theirs).map_err(|why| self.wrong_at(start, why))?;
        self.push(FormulaStep::Slot(slot))
    }

    /// Reads the values of a function in parentheses. `min` and `max` take two or more.
    fn call(&mut self, start: usize, function: &str, count: usize, step: FormulaStep) -> Result<(), Message> {
        let open = {
            self.skip_space();
            self.place
        };
        let mut given = 0;
        if self.takes("(") {
            loop {
                self.expression()?;
                given += 1;
                if matches!(step, FormulaStep::Binary(_)) && given > 1 {
                    self.push(step)?;
                }
                if given > STEPS || !self.takes(",") {
                    break;
                }
            }
            self.close(open)?;
        }
        let is_right = if matches!(step, FormulaStep::Binary(_)) { given >= count } else { given == count };
        if !is_right {
            return Err(self.wrong_at(
                start,
                message!(
                    "formula-values",
                    "{function} needs its values in parentheses: {form}",
                    function = function,
                    form = format!("{function}({})", ["a", "b", "c"][..count].join(", "))
                ),
            ));
        }
        if matches!(step, FormulaStep::Binary(_)) { Ok(()) } else { self.push(step) }
    }
}

fn is_part_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn truth(is_true: bool) -> f64 {
    f64::from(u8::from(is_true))
}

fn too_large() -> Message {
    message!(
        "formula-too-large",
        "the formula is too large: it may have {most} steps, nested up to {deepest} deep",
        most = STEPS.to_string(),
        deepest = DEEPEST.to_string()
    )
}
