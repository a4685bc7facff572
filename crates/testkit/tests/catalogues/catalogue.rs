//! The content of a message catalogue.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use plyground_i18n::{LANGUAGES, Language, topics};

/// One message.
#[derive(Clone, Default, Debug)]
pub(crate) struct Message {
    /// The file that contains it.
    pub(crate) topic: &'static str,
    /// The names of its gaps, in any of its forms.
    pub(crate) gaps: BTreeSet<String>,
    /// Other messages that it contains.
    pub(crate) references: BTreeSet<String>,
    /// For every choice in it, the names of the forms to choose from.
    pub(crate) choices: Vec<Vec<String>>,
    /// The text as it reads where every choice falls on its default, with gaps as `{name}`.
    pub(crate) text: String,
}

/// All the messages of a language by key.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) language: &'static Language,
    pub(crate) messages: BTreeMap<String, Message>,
}

impl Catalogue {
    /// Reads every file of a language.
    pub(crate) fn read(language: &'static Language) -> Self {
        let mut messages = BTreeMap::new();
        for topic in topics(language) {
            let place = format!("{}/{}.ftl", language.code, topic.name);
            let resource = parser::parse(topic.source.as_str())
                .unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
            for entry in resource.body {
                let Entry::Message(entry) = entry else {
                    assert!(
                        !matches!(entry, Entry::Term(_)),
                        "{place}: terms are not looked at by these tests"
                    );
                    continue;
                };
                let key = entry.id.name.to_owned();
                assert!(entry.attributes.is_empty(), "{place}: {key} has attributes, which nobody reads");
                let pattern = entry.value.unwrap_or_else(|| panic!("{place}: {key} says nothing"));
                let mut message = Message { topic: &topic.name, ..Message::default() };
                message.read(&pattern, true);
                let known = messages.insert(key.clone(), message);
                assert!(known.is_none(), "{place}: {key} stands there twice, or in another file too");
            }
        }
        Self { language, messages }
    }

    /// English first, then the others.
    pub(crate) fn all() -> Vec<Self> {
        LANGUAGES.iter().map(Self::read).collect()
    }

    /// The gaps of a message and of all messages that it contains.
    pub(crate) fn gaps(&self, key: &str) -> BTreeSet<String> {
        let message = &self.messages[key];
        let inner = message.references.iter().flat_map(|inner| self.gaps(inner));
        message.gaps.iter().cloned().chain(inner).collect()
    }
}

impl Message {
    /// Adds a part; its text too where that is the default form.
    fn read(&mut self, pattern: &Pattern<&str>, by_default: bool) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } if by_default => self.text.push_str(value),
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.read_expression(expression, by_default),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>, by_default: bool) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.read_inline(inline, by_default),
            Expression::Select { selector, variants } => (selector, variants),
        };
        self.read_inline(selector, false);
        let name = |key: &VariantKey<&str>| match key {
            VariantKey::Identifier { name } => (*name).to_owned(),
            VariantKey::NumberLiteral { value } => (*value).to_owned(),
        };
        self.choices.push(variants.iter().map(|variant| name(&variant.key)).collect());
        for variant in variants {
            self.read(&variant.value, by_default && variant.default);
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>, by_default: bool) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.gaps.insert(id.name.to_owned());
                self.say(&format!("{{{}}}", id.name), by_default);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
                self.say(&format!("{{{}}}", id.name), by_default);
            }
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.say(value, by_default);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                // A side is said as it is, and verbs that agree with it in their first form.
                self.read_arguments(arguments, by_default && id.name == "SIDE");
                for named in arguments.named.iter().filter(|_| id.name == "AGREE").take(1) {
                    self.read_inline(&named.value, by_default);
                }
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression, by_default),
            InlineExpression::TermReference { .. } => panic!("terms are not looked at by these tests"),
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&str>, by_default: bool) {
        arguments.positional.iter().for_each(|argument| self.read_inline(argument, by_default));
    }

    fn say(&mut self, text: &str, by_default: bool) {
        if by_default {
            self.text.push_str(text);
        }
    }
}
