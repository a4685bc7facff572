//! The tree in words, for a screen reader or a terminal: every line names its level, indentation only repeats it.

use plyground_i18n::{Texts, say};

use super::scene::Scene;

/// The deepest indentation: beyond it the text would grow with the square of the depth, and be unreadable.
const DEEPEST: usize = 40;

impl Scene<'_> {
    /// The tree in words, one item a line.
    pub fn text(&self, texts: &Texts) -> String {
        let root = self.tree.side_name(self.tree.root().side);
        let mut lines = vec![self.title(texts), self.evaluator(texts), self.answer(texts)];
        lines.extend(self.cost(texts));
        lines.push(if self.is_by_mover() {
            texts.get("tree-values-for-mover")
        } else {
            say!(texts, "tree-values-for", side = root)
        });
        lines.push(String::new());
        for (item, shown) in self.items.iter().enumerate() {
            let level = if item == 0 {
                texts.get("tree-root")
            } else {
                say!(texts, "tree-level", level = shown.level)
            };
            let indent = "  ".repeat(shown.level.min(DEEPEST));
            lines.push(format!("{indent}{level} {}", self.description(texts, item)));
        }
        lines.push(String::new());
        lines.join("\n")
    }
}
