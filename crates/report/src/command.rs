//! The command that writes a report.

use plyground_core::Message;

use super::ReportSettings;

impl ReportSettings {
    /// The command line of a report with these settings, which must have either a start or moves. Weights are left out,
    /// since the name of their file is unknown.
    pub fn command(&self, language: &str, timed: bool) -> Result<String, Message> {
        let mut words = vec!["report".to_owned(), self.game.clone()];
        let mut option = |name: &str, value: String| words.extend([format!("--{name}"), value]);
        if let Some(preset) = &self.preset {
            option("preset", preset.clone());
        }
        match &self.start {
            Some(start) => {
                option("position", start.position.clone());
                option("to-move", start.to_move.to_string());
            }
            None if !self.moves.is_empty() => option("moves", self.moves.join(" ")),
            None => {}
        }
        option("evaluator", self.evaluator.clone());
        option("convention", self.convention.clone());
        option("algorithms", self.algorithms.join(","));
        option("depths", self.depths.iter().map(ToString::to_string).collect::<Vec<_>>().join(","));
        if self.mutations != self.suitable_mutations(&*self.open()?)? {
            self.mutations.iter().for_each(|mutation| option("mutation", mutation.clone()));
        }
        option("seed", self.seed.to_string());
        option("lang", language.to_owned());
        words.extend(self.start.as_ref().map(|_| "--allow-unreachable".to_owned()));
        words.extend((!timed).then(|| "--no-time".to_owned()));
        Ok(command_line(words))
    }
}

/// The command line with these arguments, quoted for a shell.
pub fn command_line(words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| quoted(&word)).collect();
    format!("plyground {}", words.join(" "))
}

/// A word quoted for a shell.
pub fn quoted(word: &str) -> String {
    let is_plain = |sign: char| sign.is_alphanumeric() || "-_./,:=@%+".contains(sign);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use plyground_registry::open;

    use super::*;

    #[test]
    fn a_command_can_be_typed_again() {
        let words = ["report", "explicit([1,2])", "--title", "my file.toml", "--depths", "1..3", "it's"];
        assert_eq!(
            command_line(words.map(str::to_owned)),
            "plyground report 'explicit([1,2])' --title 'my file.toml' --depths 1..3 'it'\\''s'"
        );
    }

    #[test]
    fn settings_become_a_command() {
        let mut session = open("tic-tac-toe").unwrap();
        session.play("b2").unwrap();
        session.play("a1").unwrap();
        let mut settings = ReportSettings::of(&*session, None).unwrap();
        (settings.depths, settings.algorithms) = (vec![1, 2], vec!["minimax".to_owned()]);
        settings.mutations.clear();
        let evaluator = settings.evaluator.clone();
        assert_eq!(
            settings.command("uk", false).unwrap(),
            format!(
                "plyground report tic-tac-toe --moves 'b2 a1' --evaluator {evaluator} --convention plyground \
                 --algorithms minimax --depths 1,2 --seed 1 --lang uk --no-time"
            )
        );
    }
}
