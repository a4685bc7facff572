//! The requirements of the languages.

/// The plural categories of a language, as CLDR has them. In Slovak and Czech `many` is for fractions, in Russian,
/// Ukrainian and Polish that is `other`.
pub(crate) fn categories(code: &str) -> &'static [&'static str] {
    match code {
        "en" => &["one", "other"],
        "ru" | "uk" | "pl" | "sk" | "cs" => &["one", "few", "many", "other"],
        _ => panic!("say which plural forms {code} has"),
    }
}

/// Whether the forms of a choice are plural forms.
pub(crate) fn is_plural(forms: &[String]) -> bool {
    forms.iter().any(|form| ["zero", "one", "two", "few", "many"].contains(&form.as_str()))
}

/// Whether a text is too long to be the same in two languages by chance.
pub(crate) fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    text.split([' ', ',', '.', ':', ';', '(', ')']).filter(is_word).count() > 2
}
