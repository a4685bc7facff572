//! Accessibility: axe-core finds nothing serious in any view. The usual check looks at each view in one theme, the long one in all.

use std::fs;

use crate::support::{VIEWS, Visit, is_long};
use plyground_e2e::Scheme;
use serde_json::Value;

#[test]
fn no_view_has_a_serious_barrier() {
    let path = std::env::var("PLYGROUND_AXE")
        .map_or_else(|_| crate::support::folder("node_modules").join("axe-core/axe.min.js"), Into::into);
    let checker = fs::read_to_string(path).expect("`cargo xtask setup` brings axe-core");
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    let mut found = Vec::new();
    let themes = [
        ("light", Scheme::Light, "system"),
        ("dark", Scheme::Dark, "system"),
        ("contrast", Scheme::Light, "contrast"),
    ];
    for (i, (name, scheme, theme)) in themes.into_iter().enumerate() {
        page.scheme(scheme);
        page.eval(&format!(
            "localStorage.setItem('plyground.settings', JSON.stringify({{ theme: '{theme}' }}))"
        ));
        for (j, view) in VIEWS.into_iter().enumerate() {
            if i != j % themes.len() && !is_long() {
                continue;
            }
            view.open(page, &visit.server, "en");
            page.eval(&format!("{checker}; true"));
            let report =
                page.eval("axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations)");
            for violation in report.as_array().unwrap() {
                if violation["impact"] == "serious" || violation["impact"] == "critical" {
                    let places: Vec<&Value> = violation["nodes"]
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|node| &node["html"])
                        .take(3)
                        .collect();
                    found.push(format!("{} ({name}): {} {places:?}", view.name, violation["help"]));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    visit.end();
}
