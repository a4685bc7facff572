//! Tells cargo that the page is part of the program: a file that is added to it is no line of code that has changed.

fn main() {
    println!("cargo::rerun-if-changed=assets");
}
