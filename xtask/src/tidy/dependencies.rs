//! The allowed dependencies between packages.

use std::path::Path;

use serde_json::Value;

use super::Violation;
use crate::steps::{Workspace, output};

/// A workspace member, with its dependencies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Package {
    name: String,
    /// Its `Cargo.toml`, relative to the root.
    pub(super) manifest: String,
    dependencies: Vec<Dependency>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Dependency {
    name: String,
    /// Needed for the tests only.
    is_dev: bool,
}

/// The workspace members that a member may depend on.
struct DependencyRule {
    package: &'static str,
    sees: &'static [&'static str],
}

const CORE: &str = "plyground-core";
const SEARCH: &str = "plyground-search";
const GAMES: &str = "plyground-games";
const SOLVE: &str = "plyground-solve";
const GOMOKU: &str = "plyground-gomoku";
const GOMOCUP: &str = "plyground-gomocup";
const VERIFY: &str = "plyground-verify";
const REGISTRY: &str = "plyground-registry";
const GRADE: &str = "plyground-grade";
const I18N: &str = "plyground-i18n";
const DRAW: &str = "plyground-draw";
const ARENA: &str = "plyground-arena";
const EXERCISE: &str = "plyground-exercise";
const PUZZLES: &str = "plyground-puzzles";
const FILES: &str = "plyground-files";
const REGISTRY_VERIFY: &str = "plyground-registry-verify";
const LAB: &str = "plyground-lab";
const REPORT: &str = "plyground-report";
const PLAY: &str = "plyground-play";
const TUI: &str = "plyground-tui";
const WEB: &str = "plyground-web";
const FACADE: &str = "plyground";
const TESTKIT: &str = "plyground-testkit";
const BENCH: &str = "plyground-bench";

/// Every member has a line here. In their tests, all but the lowest may also use the test kit.
const RULES: &[DependencyRule] = &[
    DependencyRule { package: CORE, sees: &[] },
    DependencyRule { package: SEARCH, sees: &[CORE] },
    DependencyRule { package: GAMES, sees: &[CORE] },
    DependencyRule { package: SOLVE, sees: &[CORE, GAMES] },
    DependencyRule { package: GOMOKU, sees: &[CORE] },
    DependencyRule { package: GOMOCUP, sees: &[CORE, GOMOKU] },
    DependencyRule { package: VERIFY, sees: &[CORE, SEARCH] },
    DependencyRule { package: REGISTRY, sees: &[CORE, SEARCH, GAMES, SOLVE, GOMOKU] },
    DependencyRule { package: I18N, sees: &[CORE] },
    DependencyRule { package: FILES, sees: &[] },
    DependencyRule { package: REGISTRY_VERIFY, sees: &[CORE, SEARCH, REGISTRY, VERIFY] },
    DependencyRule { package: GRADE, sees: &[CORE, I18N] },
    DependencyRule { package: DRAW, sees: &[CORE, SEARCH, I18N] },
    DependencyRule { package: ARENA, sees: &[CORE, GOMOKU] },
    DependencyRule { package: PLAY, sees: &[CORE, GOMOKU, REGISTRY, I18N] },
    DependencyRule { package: LAB, sees: &[CORE, SEARCH, REGISTRY, I18N, DRAW, PLAY, GRADE] },
    DependencyRule { package: REPORT, sees: &[CORE, REGISTRY, I18N, DRAW, LAB] },
    DependencyRule { package: EXERCISE, sees: &[CORE, REGISTRY, I18N, DRAW] },
    DependencyRule { package: PUZZLES, sees: &[CORE, GAMES, GOMOKU, REGISTRY, PLAY, I18N] },
    DependencyRule { package: TUI, sees: &[REGISTRY, DRAW, LAB, PLAY, I18N, FILES] },
    DependencyRule {
        package: WEB,
        sees: &[REGISTRY, DRAW, LAB, REPORT, EXERCISE, PUZZLES, PLAY, I18N, FILES],
    },
    DependencyRule { package: FACADE, sees: &[CORE, SEARCH, GAMES, VERIFY] },
    DependencyRule {
        package: TESTKIT,
        sees: &[CORE, SEARCH, GAMES, SOLVE, GOMOKU, REGISTRY, REGISTRY_VERIFY, I18N, DRAW, LAB, FACADE],
    },
    DependencyRule {
        package: "plyground-app",
        sees: &[
            GOMOKU,
            GOMOCUP,
            REGISTRY,
            REGISTRY_VERIFY,
            GRADE,
            DRAW,
            ARENA,
            LAB,
            REPORT,
            EXERCISE,
            PUZZLES,
            PLAY,
            I18N,
            FILES,
            TUI,
            WEB,
        ],
    },
    DependencyRule {
        package: "plyground-python",
        sees: &[CORE, SEARCH, REGISTRY, REGISTRY_VERIFY, DRAW, LAB, REPORT, PLAY, I18N, FILES, GRADE],
    },
    DependencyRule { package: BENCH, sees: &[CORE, SEARCH, GAMES, SOLVE, GOMOKU, REGISTRY, LAB, FACADE] },
    DependencyRule { package: "plyground-e2e", sees: &[I18N] },
    DependencyRule { package: "plyground-tune", sees: &[CORE, GOMOKU] },
    DependencyRule { package: "xtask", sees: &[] },
];

/// Additional dependencies of a member's tests: the engine is compared with the textbook, the textbook with minimax on
/// games, and so is the search with switches for mistakes.
const TESTS_SEE: [(&str, &str); 4] = [(GOMOKU, SEARCH), (SEARCH, GAMES), (GRADE, SEARCH), (GRADE, GAMES)];

/// The libraries that Plyground is measured against: they must not be needed to build it.
const RIVALS: [&str; 2] = ["board-game", "minimax"];

/// The file of the table above, for messages.
const TABLE: &str = "xtask/src/tidy/dependencies.rs";

/// Gets the members from cargo.
pub(super) fn packages(workspace: &Workspace) -> Result<Vec<Package>, String> {
    let json = output(&mut workspace.cargo(&["metadata", "--format-version", "1", "--no-deps"]))?;
    read(&json, workspace.root()).ok_or_else(|| "`cargo metadata` printed something unexpected".to_owned())
}

fn read(json: &str, root: &Path) -> Option<Vec<Package>> {
    let metadata: Value = serde_json::from_str(json).ok()?;
    let dependency = |value: &Value| {
        let is_dev = value["kind"].as_str() == Some("dev");
        Some(Dependency { name: value["name"].as_str()?.to_owned(), is_dev })
    };
    let package = |value: &Value| {
        let manifest = Path::new(value["manifest_path"].as_str()?);
        Some(Package {
            name: value["name"].as_str()?.to_owned(),
            manifest: manifest.strip_prefix(root).unwrap_or(manifest).to_str()?.replace('\\', "/"),
            dependencies: value["dependencies"].as_array()?.iter().map(dependency).collect::<Option<_>>()?,
        })
    };
    metadata["packages"].as_array()?.iter().map(package).collect()
}

/// Every dependency that is not allowed.
pub(super) fn check(packages: &[Package]) -> Vec<Violation> {
    packages.iter().flat_map(|package| check_one(package, packages)).collect()
}

fn check_one(package: &Package, members: &[Package]) -> Vec<Violation> {
    let name = package.name.as_str();
    let complain = |message: String| Violation::error(&package.manifest, 1, message);
    let Some(rule) = RULES.iter().find(|rule| rule.package == name) else {
        return vec![complain(format!("it is not said what `{name}` may see: add it to RULES in {TABLE}"))];
    };
    let wrong = |dependency: &Dependency| {
        let other = dependency.name.as_str();
        if name == CORE {
            return Some(format!(
                "`{CORE}` has no dependencies at all: remove `{other}`, or put the code above it"
            ));
        }
        if RIVALS.contains(&other) && name != BENCH {
            return Some(format!("only `{BENCH}` may depend on the rival `{other}`: remove it"));
        }
        if other == TESTKIT {
            return (!dependency.is_dev)
                .then(|| format!("`{TESTKIT}` is for tests: move it to [dev-dependencies]"));
        }
        if dependency.is_dev && TESTS_SEE.contains(&(name, other)) {
            return None;
        }
        let is_member = members.iter().any(|member| member.name == other);
        let sees = if rule.sees.is_empty() { "no other member".to_owned() } else { rule.sees.join(", ") };
        (is_member && !rule.sees.contains(&other)).then(|| {
            format!("`{name}` may not see `{other}`, it sees {sees}: remove the dependency (the table is in {TABLE})")
        })
    };
    package.dependencies.iter().filter_map(wrong).map(complain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, dependencies: &[(&str, bool)]) -> Package {
        let dependency = |&(name, is_dev): &(&str, bool)| Dependency { name: name.to_owned(), is_dev };
        Package {
            name: name.to_owned(),
            manifest: format!("crates/{name}/Cargo.toml"),
            dependencies: dependencies.iter().map(dependency).collect(),
        }
    }

    /// The violations of one package in a workspace that has every known member.
    fn messages(name: &str, dependencies: &[(&str, bool)]) -> Vec<String> {
        let mut all: Vec<Package> = RULES.iter().map(|rule| package(rule.package, &[])).collect();
        all.push(package("stranger", &[]));
        let findings = check_one(&package(name, dependencies), &all);
        findings.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn the_right_way_is_allowed() {
        for (name, dependencies) in [
            (CORE, &[][..]),
            (SEARCH, &[(CORE, false), (GAMES, true), ("proptest", true)]),
            (GAMES, &[(CORE, false), ("toml", false), (TESTKIT, true)]),
            (REGISTRY, &[(CORE, false), (SEARCH, false), (GAMES, false)]),
            (SOLVE, &[(CORE, false), (GAMES, false)]),
            (GOMOKU, &[(CORE, false), (SEARCH, true)]),
            (GOMOCUP, &[(CORE, false), (GOMOKU, false), ("proptest", true)]),
            (TESTKIT, &[(REGISTRY, false), (FACADE, false)]),
            (TUI, &[(REGISTRY, false), (LAB, false), (I18N, false), ("ratatui", false)]),
            ("plyground-app", &[(REGISTRY, false), (TUI, false), (TESTKIT, true), ("clap", false)]),
            (BENCH, &[("minimax", false), (SEARCH, false)]),
        ] {
            assert_eq!(messages(name, dependencies), [""; 0], "{name}");
        }
    }

    #[test]
    fn every_wrong_way_is_found() {
        for (name, dependency, is_dev) in [
            (CORE, "serde", false),
            (CORE, "proptest", true),
            (SEARCH, GAMES, false),
            (GAMES, SEARCH, true),
            (REGISTRY, TESTKIT, false),
            (SOLVE, SEARCH, false),
            (GOMOKU, SEARCH, false),
            (VERIFY, GAMES, true),
            (GOMOKU, GAMES, true),
            (GOMOCUP, SEARCH, true),
            (GOMOCUP, LAB, false),
            (LAB, GOMOCUP, false),
            (LAB, ARENA, false),
            (LAB, REPORT, false),
            (EXERCISE, LAB, false),
            (PLAY, LAB, false),
            (PUZZLES, SEARCH, false),
            (PLAY, PUZZLES, false),
            (DRAW, REGISTRY, true),
            (DRAW, LAB, false),
            (ARENA, REGISTRY, false),
            (ARENA, I18N, false),
            (FACADE, REGISTRY, false),
            (TUI, CORE, false),
            (WEB, TUI, false),
            (WEB, CORE, false),
            (LAB, TUI, false),
            (LAB, WEB, false),
            ("plyground-app", GAMES, false),
            ("plyground-app", "minimax", true),
            (LAB, "board-game", true),
            (TESTKIT, "plyground-app", false),
            ("xtask", CORE, false),
            (SEARCH, "stranger", false),
        ] {
            let found = messages(name, &[(dependency, is_dev)]);
            assert!(found.len() == 1 && found[0].contains(dependency), "{name} -> {dependency}: {found:?}");
        }
    }

    #[test]
    fn all_wrong_dependencies_are_reported() {
        assert_eq!(messages(GAMES, &[(SEARCH, false), (CORE, false), (REGISTRY, false)]).len(), 2);
    }

    #[test]
    fn a_member_without_a_line_in_the_table_is_an_error() {
        let found = messages("stranger", &[]);
        assert!(found.len() == 1 && found[0].contains("add it to RULES"), "{found:?}");
    }

    #[test]
    fn the_output_of_cargo_is_understood() {
        let json = r#"{"packages":[{"name":"plyground-games","manifest_path":"/w/crates/games/Cargo.toml",
            "dependencies":[{"name":"plyground-core","kind":null},{"name":"proptest","kind":"dev"}]}]}"#;
        let expected = Package {
            manifest: "crates/games/Cargo.toml".to_owned(),
            ..package(GAMES, &[(CORE, false), ("proptest", true)])
        };
        assert_eq!(read(json, Path::new("/w")), Some(vec![expected]));
        assert_eq!(read("{}", Path::new("/w")), None);
    }
}
