//! The mounts of a mount namespace, made read-only.

use std::fs;
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use rustix::io::Errno;
use rustix::mount::{MountFlags, mount_remount};

/// A file system and where it is mounted.
#[derive(PartialEq, Eq, Debug)]
struct Mount {
    place: PathBuf,
    /// Flags that an unprivileged process may not take away.
    flags: MountFlags,
}

/// Makes every mount read-only but one.
pub(super) fn make_read_only_but(folder: &Path) -> io::Result<()> {
    for Mount { place, flags } in mounts(&fs::read("/proc/self/mountinfo")?) {
        if place == folder {
            continue;
        }
        let remounted = mount_remount(&place, MountFlags::BIND | MountFlags::RDONLY | flags, "");
        let is_around = place == Path::new("/") || folder.starts_with(&place);
        match remounted {
            // It lies under another mount, or belongs to another user: it cannot be reached.
            Err(Errno::NOENT | Errno::ACCESS | Errno::INVAL) if !is_around => {}
            result => result?,
        }
    }
    Ok(())
}

/// The lines of `/proc/self/mountinfo`: the fifth field is the place, the sixth has the flags.
fn mounts(list: &[u8]) -> Vec<Mount> {
    // The kernel keeps those about times of access.
    const KEPT: [(&[u8], MountFlags); 3] =
        [(b"nosuid", MountFlags::NOSUID), (b"nodev", MountFlags::NODEV), (b"noexec", MountFlags::NOEXEC)];
    let mount = |line: &[u8]| {
        let mut fields = line.split(|&byte| byte == b' ').skip(4);
        let (place, options) = (unescaped(fields.next()?), fields.next()?);
        let has = |name: &[u8]| options.split(|&byte| byte == b',').any(|option| option == name);
        let flags =
            KEPT.iter().filter(|(name, _)| has(name)).fold(MountFlags::empty(), |all, (_, f)| all | *f);
        Some(Mount { place, flags })
    };
    list.split(|&byte| byte == b'\n').filter_map(mount).collect()
}

/// Blanks and backslashes are written as three octal digits.
fn unescaped(field: &[u8]) -> PathBuf {
    let mut bytes = Vec::new();
    let mut rest = field;
    while let Some((&first, after)) = rest.split_first() {
        let digits = (first == b'\\').then(|| after.get(..3)).flatten();
        let code = digits.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 8).ok());
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { &after[3..] } else { after };
    }
    std::ffi::OsString::from_vec(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mounts_are_read_with_their_flags_and_odd_names() {
        let list = b"22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n\
            30 22 0:5 / /home/a\\040b\\134c rw,nosuid,nodev,noatime - tmpfs tmpfs rw,size=1\n";
        let [root, home] = &mounts(list)[..] else { panic!("two mounts") };
        assert_eq!((root.place.to_str(), root.flags), (Some("/"), MountFlags::empty()));
        let flags = MountFlags::NOSUID | MountFlags::NODEV;
        assert_eq!((home.place.to_str(), home.flags), (Some("/home/a b\\c"), flags));
        assert!(mounts(b"").is_empty() && mounts(b"1 2 3\n").is_empty());
    }
}
