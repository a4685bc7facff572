//! Plyground for Python: the compiled part of the package `plyground`.
//!
//! Questions come as JSON with names in it, take the same road as everywhere, from a plan to a task to an answer, and the
//! answers go back as JSON; the Python part of the package gives both a shape. A game written in Python is a [`graph`] here.
#![expect(clippy::needless_pass_by_value, reason = "pyo3 hands lists and texts over by value")]

mod alarm;
mod compare;
mod contract;
mod function;
mod graph;
mod lists;
mod report;
mod request;
mod search;
mod session;
mod solve;
mod texts;
mod tree;
mod work;

use plyground_registry::add_game;
use pyo3::prelude::*;

/// The compiled part of the package plyground.
#[pymodule]
fn _plyground(module: &Bound<'_, PyModule>) -> PyResult<()> {
    // Once in a process: a second import in another interpreter finds it there.
    let _ = add_game(graph::entry());
    let py = module.py();
    module.add("PlygroundError", py.get_type::<texts::PlygroundError>())?;
    module.add("GameError", py.get_type::<texts::GameError>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<session::PySession>()?;
    module.add_class::<function::Function>()?;
    module.add_class::<function::EvaluatorView>()?;
    module.add_class::<compare::Comparison>()?;
    module.add_class::<tree::RecordedTree>()?;
    module.add_function(wrap_pyfunction!(texts::language, module)?)?;
    module.add_function(wrap_pyfunction!(texts::say, module)?)?;
    module.add_function(wrap_pyfunction!(lists::lists, module)?)?;
    module.add_function(wrap_pyfunction!(session::open, module)?)?;
    module.add_function(wrap_pyfunction!(session::add_class, module)?)?;
    module.add_function(wrap_pyfunction!(search::search, module)?)?;
    module.add_function(wrap_pyfunction!(search::level_move, module)?)?;
    module.add_function(wrap_pyfunction!(search::analyse, module)?)?;
    module.add_function(wrap_pyfunction!(compare::compare, module)?)?;
    module.add_function(wrap_pyfunction!(tree::record_tree, module)?)?;
    module.add_function(wrap_pyfunction!(tree::read_trace, module)?)?;
    module.add_function(wrap_pyfunction!(tree::check_trace, module)?)?;
    module.add_function(wrap_pyfunction!(tree::explain, module)?)?;
    module.add_function(wrap_pyfunction!(tree::png, module)?)?;
    module.add_function(wrap_pyfunction!(tree::textbook, module)?)?;
    module.add_function(wrap_pyfunction!(solve::solve, module)?)?;
    module.add_function(wrap_pyfunction!(solve::check_game, module)?)?;
    module.add_function(wrap_pyfunction!(solve::check_search, module)?)?;
    module.add_function(wrap_pyfunction!(contract::check_class, module)?)?;
    module.add_function(wrap_pyfunction!(report::write_file, module)?)?;
    module.add_function(wrap_pyfunction!(report::write_report, module)?)?;
    Ok(())
}
