//! Finding a name, or the one that was meant.

/// The item called `name`, or a sentence that says what there is and which name is nearest.
///
/// Underscores are taken for hyphens and capitals for small letters.
pub fn find<'a, T>(
    kind: &str,
    name: &str,
    items: &'a [T],
    id: impl Fn(&T) -> &'static str,
) -> Result<&'a T, String> {
    let wanted = name.trim().to_lowercase().replace('_', "-");
    if let Some(item) = items.iter().find(|item| id(item) == wanted) {
        return Ok(item);
    }
    Err(unknown(kind, name, items.iter().map(&id)))
}

/// Says that there is no such name, and which one may have been meant.
pub(crate) fn unknown(kind: &str, name: &str, ids: impl Iterator<Item = &'static str> + Clone) -> String {
    let wanted = name.trim().to_lowercase();
    let distance = |id: &&str| strsim::damerau_levenshtein(id, &wanted);
    let shown = name.trim().escape_debug();
    let nearest = ids.clone().min_by_key(distance).filter(|id| distance(id) <= id.len().max(3) / 2);
    match nearest {
        Some(id) => format!("there is no {kind} `{shown}`: did you mean `{id}`?"),
        None => format!("there is no {kind} `{shown}`: there are {}", ids.collect::<Vec<_>>().join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_suggested_and_far_ones_listed() {
        let items = ["minimax", "alpha-beta"];
        let find = |name| find("search", name, &items, |id| id);
        assert_eq!(find("Alpha_Beta"), Ok(&"alpha-beta"));
        assert_eq!(find("minmax"), Err("there is no search `minmax`: did you mean `minimax`?".to_owned()));
        let error = find("quicksort").unwrap_err();
        assert_eq!(error, "there is no search `quicksort`: there are minimax, alpha-beta");
    }
}
