//! Privileges given up for good: the first process of a user namespace has them all, and could undo what keeps a program in.

use std::io;

use rustix::io::Errno;
use rustix::process::{DumpableBehavior, set_dumpable_behavior};
use rustix::thread::{
    CapabilitySet, CapabilitySets, remove_capability_from_bounding_set, set_capabilities, set_no_new_privs,
};

/// Leaves this process and its children no capability and no way to get one. In a user namespace that they create they have some
/// again, but there the mounts of this one are locked.
pub(super) fn give_up() -> io::Result<()> {
    // The superuser would get the bounding set back with the next program.
    for number in 0..u64::BITS {
        match remove_capability_from_bounding_set(CapabilitySet::from_bits_retain(1 << number)) {
            // There are no more.
            Err(Errno::INVAL) => break,
            result => result?,
        }
    }
    set_no_new_privs(true)?;
    let none = CapabilitySet::empty();
    set_capabilities(None, CapabilitySets { effective: none, permitted: none, inheritable: none })?;
    // The program must not write to the memory of this process, either.
    Ok(set_dumpable_behavior(DumpableBehavior::NotDumpable)?)
}
