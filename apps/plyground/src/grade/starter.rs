//! `plyground grade --starter`: a kit for students, from this program alone. It reads the tasks, knows the games and prints the
//! answers; the searches are left to be written.

use std::path::{Path, PathBuf};

use clap::builder::PossibleValuesParser;
use plyground_grade::{TaskSet, sheet};
use plyground_i18n::{Texts, say};

use crate::failure::Failure;
use crate::language::texts;
use crate::{files, output};

/// A kit in one programming language.
#[derive(Debug)]
pub(super) struct Kit {
    /// Its name on the command line.
    language: &'static str,
    /// Its name for people.
    name: &'static str,
    /// What to type in its folder.
    commands: &'static [&'static str],
    /// The file that is to be written.
    search: KitFile,
    /// The other files, which need no change.
    given: &'static [KitFile],
}

type KitFile = (&'static str, &'static str);

/// A file of a kit, from the folder of its language.
macro_rules! kit_file {
    ($folder:literal, $name:literal) => {
        ($name, include_str!(concat!("../../../../starters/", $folder, "/", $name)))
    };
}

/// What is written beside the files of a language.
const ABOUT: &str = "README.md";

static KITS: [Kit; 6] = [
    Kit {
        language: "python",
        name: "Python",
        commands: &["plyground grade -- python3 main.py"],
        search: kit_file!("python", "search.py"),
        given: &[kit_file!("python", "main.py"), kit_file!("python", "games.py")],
    },
    Kit {
        language: "cpp",
        name: "C++",
        commands: &["g++ -O2 -std=c++17 -o main main.cpp", "plyground grade -- ./main"],
        search: kit_file!("cpp", "search.hpp"),
        given: &[kit_file!("cpp", "main.cpp"), kit_file!("cpp", "games.hpp")],
    },
    Kit {
        language: "java",
        name: "Java",
        commands: &["javac Main.java", "plyground grade -- java -cp . Main"],
        search: kit_file!("java", "Search.java"),
        given: &[
            kit_file!("java", "Main.java"),
            kit_file!("java", "Game.java"),
            kit_file!("java", "Tree.java"),
            kit_file!("java", "Board.java"),
        ],
    },
    Kit {
        language: "csharp",
        name: "C#",
        commands: &["plyground grade -- dotnet run --project ."],
        search: kit_file!("csharp", "Search.cs"),
        given: &[
            kit_file!("csharp", "Program.cs"),
            kit_file!("csharp", "Games.cs"),
            kit_file!("csharp", "main.csproj"),
        ],
    },
    Kit {
        language: "javascript",
        name: "JavaScript",
        commands: &["plyground grade -- node main.js"],
        search: kit_file!("javascript", "search.js"),
        given: &[kit_file!("javascript", "main.js"), kit_file!("javascript", "games.js")],
    },
    Kit {
        language: "rust",
        name: "Rust",
        commands: &["rustc --edition 2021 -O main.rs", "plyground grade -- ./main"],
        search: kit_file!("rust", "search.rs"),
        given: &[kit_file!("rust", "main.rs"), kit_file!("rust", "games.rs")],
    },
];

impl Kit {
    /// The languages, for the parser of arguments.
    pub(super) fn names() -> PossibleValuesParser {
        KITS.iter().map(|kit| kit.language).into()
    }

    fn files(&self) -> impl Iterator<Item = &KitFile> {
        std::iter::once(&self.search).chain(self.given)
    }

    /// The page about it, with the task sheet.
    fn about(&self, texts: &Texts, set: &TaskSet) -> String {
        let code = |name: &str| format!("`{name}`");
        let given: Vec<String> = self.given.iter().map(|(name, _)| code(name)).collect();
        let title = say!(texts, "grade-starter-title", language = self.name);
        let files =
            say!(texts, "grade-starter-files", given = given.join(", "), search = code(self.search.0));
        let commands = self.commands.join("\n");
        let (try_it, again) = (texts.get("grade-starter-try"), texts.get("grade-starter-again"));
        format!(
            "# {title}\n\n{files}\n\n{try_it}\n\n```\n{commands}\n```\n\n{again}\n\n## {}",
            sheet(texts, set)
        )
    }
}

pub(super) fn run(language: &str, out: Option<&Path>, is_forced: bool, set: &TaskSet) -> Result<(), Failure> {
    let kit = KITS.iter().find(|kit| kit.language == language).expect("the parser knows the languages");
    let folder = out.map_or_else(|| PathBuf::from(format!("lab-{language}")), Path::to_owned);
    files::check_folder(&folder)?;
    let mut contents: Vec<(PathBuf, Vec<u8>)> =
        kit.files().map(|(name, text)| (folder.join(name), text.as_bytes().to_vec())).collect();
    contents.push((folder.join(ABOUT), kit.about(texts(), set).into_bytes()));
    let there: Vec<String> = contents
        .iter()
        .filter(|(path, _)| path.symlink_metadata().is_ok())
        .filter_map(|(path, _)| Some(path.file_name()?.to_string_lossy().into_owned()))
        .collect();
    let place = folder.display().to_string();
    if !is_forced && !there.is_empty() {
        return Err(Failure::Usage(say!(
            texts(),
            "grade-starter-there",
            folder = place,
            files = there.join(", ")
        )));
    }
    files::write_all(contents.iter())?;
    output::line(&say!(texts(), "grade-starter-written", folder = place, search = kit.search.0))
}
