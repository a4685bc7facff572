//! Compresses the page's files: as plain text they would be a thirtieth of the program.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

const LEVEL: u8 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets");
    let mut files = Vec::new();
    collect(Path::new("assets"), &mut files)?;
    files.sort();
    // Each file is its name with slashes, a line break, its text and a zero byte.
    let mut text = String::new();
    for file in files {
        let name: Vec<_> = file.iter().skip(1).map(|part| part.to_string_lossy()).collect();
        text.extend([&*name.join("/"), "\n", &fs::read_to_string(&file)?, "\0"]);
    }
    let out = Path::new(&env::var("OUT_DIR")?).join("assets.deflate");
    fs::write(out, compress_to_vec(text.as_bytes(), LEVEL))?;
    Ok(())
}

/// Adds the files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
