//! Compresses the message catalogues: as plain text they would be a twelfth of the program.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

const LEVEL: u8 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=catalogues");
    let out = env::var("OUT_DIR")?;
    for language in fs::read_dir("catalogues")? {
        let language = language?.path();
        let name = language.file_name().and_then(|name| name.to_str()).ok_or("the folder of a language")?;
        let text = topics(&language)?;
        fs::write(Path::new(&out).join(format!("{name}.deflate")), compress_to_vec(text.as_bytes(), LEVEL))?;
    }
    Ok(())
}

/// The files of a language in the order of their names, each as its name, a line break, its text and a zero byte.
fn topics(language: &Path) -> Result<String, Box<dyn Error>> {
    let mut files =
        fs::read_dir(language)?.map(|file| file.map(|file| file.path())).collect::<Result<Vec<_>, _>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let mut text = String::new();
    for file in files {
        let name = file.file_stem().and_then(|name| name.to_str()).ok_or("the name of a topic")?;
        text.extend([name, "\n", &fs::read_to_string(&file)?, "\0"]);
    }
    Ok(text)
}
