//! Compresses the set of puzzles inside the program.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

const LEVEL: u8 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data/puzzles.txt");
    let packed = compress_to_vec(&fs::read("data/puzzles.txt")?, LEVEL);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("puzzles.deflate"), packed)?;
    Ok(())
}
