//! Long work on a thread of its own: the interpreter is free meanwhile, and Ctrl-C stops it.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

use crate::alarm::Alarm;

/// Deep searches take a deep stack.
const STACK: usize = 64 << 20;
/// How often signals are looked for.
const OFTEN: Duration = Duration::from_millis(20);
/// How long a search may take to stop before the Python code that it may have called is interrupted.
const PATIENCE: Duration = Duration::from_millis(500);

/// Runs `work`, which must end soon after the flag that it gets is set. An error of Python code that it called, or Ctrl-C,
/// is raised when it has ended.
pub(crate) fn run<T, F>(py: Python<'_>, alarms: &[Arc<Alarm>], work: F) -> PyResult<T>
where
    T: Send,
    F: FnOnce(&AtomicBool) -> T + Send,
{
    let stop = Arc::new(AtomicBool::new(false));
    for alarm in alarms {
        alarm.watch(&stop);
    }
    let result = watched(py, &stop, work);
    for alarm in alarms {
        alarm.unwatch(&stop);
    }
    let errors: Vec<PyErr> = alarms.iter().filter_map(|alarm| alarm.check().err()).collect();
    let value = result?;
    errors.into_iter().next().map_or(Ok(value), Err)
}

/// Whether the work has ended, and the identity of its thread for Python.
#[derive(Default)]
struct Progress {
    state: Mutex<(bool, Option<u64>)>,
    ended: Condvar,
}

impl Progress {
    /// Waits a little; whether the work has ended.
    fn wait(&self) -> bool {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.ended.wait_timeout_while(state, OFTEN, |(ended, _)| !*ended);
        waited.unwrap_or_else(PoisonError::into_inner).0.0
    }

    fn thread(&self) -> Option<u64> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).1
    }
}

/// Says that the work has ended, also where it panics.
struct EndSignal<'a>(&'a Progress);

impl Drop for EndSignal<'_> {
    fn drop(&mut self) {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner).0 = true;
        self.0.ended.notify_all();
    }
}

fn watched<T, F>(py: Python<'_>, stop: &Arc<AtomicBool>, work: F) -> PyResult<T>
where
    T: Send,
    F: FnOnce(&AtomicBool) -> T + Send,
{
    let progress = Progress::default();
    let (progress, flag) = (&progress, &**stop);
    thread::scope(|scope| {
        let body = move || {
            let _ending = EndSignal(progress);
            // Attached once for the whole of the work: Python keeps what it knows of the thread until then.
            Python::attach(|py| {
                let identity = py.import("threading").and_then(|module| module.call_method0("get_ident"));
                let identity = identity.and_then(|identity| identity.extract::<u64>()).ok();
                progress.state.lock().unwrap_or_else(PoisonError::into_inner).1 = identity;
                py.detach(|| work(flag))
            })
        };
        let worker = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, body)?;
        let mut interrupt: Option<(PyErr, Instant)> = None;
        while !py.detach(|| progress.wait()) {
            if let Err(error) = py.check_signals() {
                stop.store(true, Ordering::Relaxed);
                interrupt.get_or_insert((error, Instant::now()));
            }
            if let Some((_, since)) = &mut interrupt
                && since.elapsed() > PATIENCE
            {
                *since = Instant::now();
                // Python code that never returns would not see the flag.
                progress.thread().map(|thread| interrupt_thread(py, thread)).transpose()?;
            }
        }
        match (py.detach(|| worker.join()), interrupt) {
            (_, Some((error, _))) => Err(error),
            (Ok(value), None) => Ok(value),
            (Err(panic), None) => resume_unwind(panic),
        }
    })
}

/// Raises `KeyboardInterrupt` in the Python code that another thread runs.
fn interrupt_thread(py: Python<'_>, thread: u64) -> PyResult<()> {
    let ctypes = py.import("ctypes")?;
    let identity = ctypes.getattr("c_ulong")?.call1((thread,))?;
    let error = ctypes.getattr("py_object")?.call1((py.get_type::<PyKeyboardInterrupt>(),))?;
    ctypes.getattr("pythonapi")?.call_method1("PyThreadState_SetAsyncExc", (identity, error))?;
    Ok(())
}
