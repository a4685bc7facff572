//! Questions to the web server: the path in the first line, then the body or the query. Each is read, or refused with a
//! sentence.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_web::read_request;

fuzz_target!(|bytes: &[u8]| {
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
    let (path, rest) = bytes.split_at(end);
    let body = rest.get(1..).unwrap_or_default();
    let Ok(path) = std::str::from_utf8(path) else { return };
    if let Some(Err(complaint)) = read_request(path, body) {
        assert!(complaint.contains("\"message\":\"") && complaint.len() < 10_000, "{complaint}");
    }
});
