//! Which states of a Python game are the same position: those with the same contents.
//!
//! The contents are hashed here and not by `pickle`, whose bytes depend on which equal objects are the same object.

use std::sync::{Mutex, PoisonError};

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{
    PyBool, PyBytes, PyDict, PyFloat, PyFrozenSet, PyInt, PyList, PySet, PyString, PyTuple, PyType,
};

/// A hash of contents, wide enough that two positions do not meet in it by accident.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Fingerprint(u128);

/// The prime of the 128-bit FNV hash.
const PRIME: u128 = 0x0100_0000_0000_0000_0000_013b;
/// The start of the 128-bit FNV hash.
const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
/// Deeper contents are taken for endless ones.
const DEEPEST: u32 = 40;

impl Fingerprint {
    fn new(tag: u8) -> Self {
        let mut hash = Self(BASIS);
        hash.word(tag.into());
        hash
    }

    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ u128::from(word)).wrapping_mul(PRIME);
        self.0 ^= self.0 >> 59;
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    fn part(&mut self, part: Self) {
        self.word(part.0 as u64);
        self.word((part.0 >> 64) as u64);
    }

    /// The same contents with another side to move, or at another place, are another position.
    pub(super) fn with(mut self, word: u64) -> Self {
        self.word(word);
        self
    }

    /// For a table of 64-bit keys.
    pub(super) fn key(self) -> u64 {
        (self.0 >> 64) as u64 ^ self.0 as u64
    }
}

/// Hashes the contents of objects.
pub(super) struct Hasher {
    /// The players and their hashes: most states are full of them, and an identical object needs no second look.
    players: [(Py<PyAny>, Option<Fingerprint>); 2],
    /// `pickle.dumps`.
    dumps: Py<PyAny>,
    /// The names of attributes and their hashes: Python has one object for each name.
    names: Mutex<Vec<(Py<PyAny>, Fingerprint)>>,
    /// What is known of classes.
    classes: Mutex<Vec<KnownClass>>,
}

/// A class whose objects were met.
struct KnownClass {
    class: Py<PyType>,
    /// The hash of its name, where an object of it is what its attributes are.
    name: Option<Fingerprint>,
}

impl Hasher {
    pub(super) fn new(py: Python<'_>, players: &[Py<PyAny>; 2]) -> PyResult<Self> {
        let dumps = py.import("pickle")?.getattr("dumps")?.unbind();
        let unknown = players.each_ref().map(|player| (player.clone_ref(py), None));
        let first_look = Self { players: unknown, dumps, names: Mutex::default(), classes: Mutex::default() };
        let known = players
            .each_ref()
            .map(|player| (player.clone_ref(py), first_look.contents(player.bind(py)).ok()));
        Ok(Self { players: known, ..first_look })
    }

    /// The hash of an object's contents; an error where it has some that not even `pickle` knows how to look into.
    pub(super) fn contents(&self, object: &Bound<'_, PyAny>) -> PyResult<Fingerprint> {
        self.hash(object, 0)
    }

    fn hash(&self, object: &Bound<'_, PyAny>, depth: u32) -> PyResult<Fingerprint> {
        if object.is_none() {
            return Ok(Fingerprint::new(0));
        }
        let known = self.players.iter().find(|(player, _)| object.is(player));
        if let Some(&(_, Some(hash))) = known {
            return Ok(hash);
        }
        if depth > DEEPEST {
            return self.pickled(object);
        }
        if let Ok(list) = object.cast_exact::<PyList>() {
            return self.sequence(4, list.len(), list.iter(), depth);
        }
        if let Some(hash) = plain(object) {
            return hash;
        }
        if let Ok(tuple) = object.cast_exact::<PyTuple>() {
            return self.sequence(5, tuple.len(), tuple.iter_borrowed().map(Borrowed::to_owned), depth);
        }
        if let Ok(dict) = object.cast_exact::<PyDict>() {
            return self.mapping(6, dict, depth);
        }
        if let Ok(set) = object.cast_exact::<PySet>() {
            return self.unordered(7, set.len(), set.iter(), depth);
        }
        if let Ok(set) = object.cast_exact::<PyFrozenSet>() {
            return self.unordered(7, set.len(), set.iter(), depth);
        }
        if let Ok(bytes) = object.cast_exact::<PyBytes>() {
            let mut hash = Fingerprint::new(8);
            hash.bytes(bytes.as_bytes());
            return Ok(hash);
        }
        // An object of a class written in Python is what its attributes are.
        if let Some(name) = self.class_name(object)? {
            let attributes = object.getattr(intern!(object.py(), "__dict__"))?;
            let mut hash = self.attributes(attributes.cast::<PyDict>()?, depth)?;
            hash.part(name);
            return Ok(hash);
        }
        self.pickled(object)
    }

    /// The hash of the name of an object's class, if nothing but attributes can make two objects of it differ.
    fn class_name(&self, object: &Bound<'_, PyAny>) -> PyResult<Option<Fingerprint>> {
        let class = object.get_type();
        let mut classes = self.classes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = classes.iter().find(|known| known.class.is(&class)) {
            return Ok(known.name);
        }
        let name = if is_plain_class(object)? {
            let mut name = Fingerprint::new(9);
            name.bytes(class.qualname()?.to_cow()?.as_bytes());
            Some(name)
        } else {
            None
        };
        classes.push(KnownClass { class: class.unbind(), name });
        Ok(name)
    }

    /// The attributes of an object, in any order.
    fn attributes(&self, attributes: &Bound<'_, PyDict>, depth: u32) -> PyResult<Fingerprint> {
        let mut sum = 0_u128;
        for (name, value) in attributes.iter() {
            let mut item = self.name(&name)?;
            item.part(self.hash(&value, depth + 1)?);
            sum = sum.wrapping_add(item.0);
        }
        Ok(Fingerprint(sum).with(attributes.len() as u64))
    }

    fn name(&self, name: &Bound<'_, PyAny>) -> PyResult<Fingerprint> {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, hash)) = names.iter().find(|(known, _)| known.is(name)) {
            return Ok(*hash);
        }
        let hash = plain(name).unwrap_or_else(|| self.pickled(name))?;
        names.push((name.clone().unbind(), hash));
        Ok(hash)
    }

    fn sequence<'py>(
        &self,
        tag: u8,
        len: usize,
        items: impl Iterator<Item = Bound<'py, PyAny>>,
        depth: u32,
    ) -> PyResult<Fingerprint> {
        let mut hash = Fingerprint::new(tag);
        hash.word(len as u64);
        for item in items {
            hash.part(self.hash(&item, depth + 1)?);
        }
        Ok(hash)
    }

    /// The order of a set is not a part of it: its items are added up.
    fn unordered<'py>(
        &self,
        tag: u8,
        len: usize,
        items: impl Iterator<Item = Bound<'py, PyAny>>,
        depth: u32,
    ) -> PyResult<Fingerprint> {
        let mut sum = 0_u128;
        for item in items {
            sum = sum.wrapping_add(self.hash(&item, depth + 1)?.with(len as u64).0);
        }
        let mut hash = Fingerprint::new(tag);
        hash.word(len as u64);
        hash.part(Fingerprint(sum));
        Ok(hash)
    }

    /// Nor is the order of a dictionary.
    fn mapping(&self, tag: u8, dict: &Bound<'_, PyDict>, depth: u32) -> PyResult<Fingerprint> {
        let mut sum = 0_u128;
        for (key, value) in dict.iter() {
            let mut item = self.hash(&key, depth + 1)?;
            item.part(self.hash(&value, depth + 1)?);
            sum = sum.wrapping_add(item.0);
        }
        let mut hash = Fingerprint::new(tag);
        hash.word(dict.len() as u64);
        hash.part(Fingerprint(sum));
        Ok(hash)
    }

    fn pickled(&self, object: &Bound<'_, PyAny>) -> PyResult<Fingerprint> {
        let bytes = self.dumps.bind(object.py()).call1((object, 4))?;
        let mut hash = Fingerprint::new(10);
        hash.bytes(bytes.cast::<PyBytes>()?.as_bytes());
        Ok(hash)
    }
}

/// Whether nothing but attributes can make two objects of the class differ: it has no slots, and it does not extend a
/// built-in container.
fn is_plain_class(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    let py = object.py();
    let has_attributes =
        object.getattr("__dict__").is_ok_and(|attributes| attributes.cast::<PyDict>().is_ok());
    if !has_attributes || object.hasattr("__slots__")? {
        return Ok(false);
    }
    let bases = object.get_type().mro();
    for base in bases.iter() {
        let module: Bound<'_, PyAny> = base.getattr("__module__")?;
        let is_builtin = module.eq("builtins")?;
        if is_builtin && !base.is(py.get_type::<PyAny>()) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Numbers and texts.
fn plain(object: &Bound<'_, PyAny>) -> Option<PyResult<Fingerprint>> {
    let mut hash;
    if let Ok(text) = object.cast_exact::<PyString>() {
        hash = Fingerprint::new(3);
        match text.to_cow() {
            Ok(text) => hash.bytes(text.as_bytes()),
            Err(error) => return Some(Err(error)),
        }
    } else if let Ok(truth) = object.cast_exact::<PyBool>() {
        // `True == 1` in Python, and a board may hold either.
        hash = Fingerprint::new(1);
        hash.word(truth.is_true().into());
    } else if let Ok(number) = object.cast_exact::<PyInt>() {
        hash = Fingerprint::new(1);
        match number.extract::<i64>() {
            Ok(number) => hash.word(number as u64),
            Err(_) => hash.bytes(number.to_string().as_bytes()),
        }
    } else if let Ok(number) = object.cast_exact::<PyFloat>() {
        hash = Fingerprint::new(2);
        hash.word(number.value().to_bits());
    } else {
        return None;
    }
    Some(Ok(hash))
}
