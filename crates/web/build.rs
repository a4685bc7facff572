//! Tells cargo that the page's files are part of the program: a new file there has to trigger a rebuild.

fn main() {
    println!("cargo::rerun-if-changed=assets");
}
