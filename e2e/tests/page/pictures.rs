//! The page at the sizes of a phone, a laptop and a projector: nothing overflows, and screenshots are taken.
//!
//! The usual check looks at each size in one colour scheme, the long one in both. The pictures lie in target/e2e/pictures.
//! With `PLYGROUND_PICTURES=FOLDER` small ones for the documentation are written there too.

use std::path::Path;

use crate::support::{VIEWS, Visit, is_long};
use plyground_e2e::Scheme;

const SIZES: [(u32, u32); 4] = [(320, 568), (360, 740), (1280, 800), (1920, 1080)];

#[test]
fn every_view_fits_every_screen() {
    let folder = crate::support::folder("pictures");
    let kept = std::env::var_os("PLYGROUND_PICTURES");
    let visit = Visit::to("home?lang=en");
    let page = &visit.page;
    let mut wrong = Vec::new();
    for (i, scheme) in [Scheme::Light, Scheme::Dark].into_iter().enumerate() {
        page.scheme(scheme);
        for (j, (width, height)) in SIZES.into_iter().enumerate() {
            if i != j % 2 && !is_long() && kept.is_none() {
                continue;
            }
            page.size(width, height);
            for view in VIEWS {
                view.open(page, &visit.server, "en");
                let name = view.name;
                match name {
                    // In the middle of a game or a search there is more to see than at the beginning.
                    "learn" => (0..18).for_each(|_| page.click("[data-go=forward]")),
                    "analyse" if kept.is_some() => {
                        page.wait(
                            "Number(document.querySelector('.figures dd').textContent.split('–')[0]) >= 7",
                        );
                    }
                    _ => {}
                }
                let wide = page.eval("document.documentElement.scrollWidth").as_u64().unwrap();
                if wide > u64::from(width) {
                    wrong.push(format!("{name} is {wide} pixels wide on a screen of {width}"));
                }
                let file = format!("{name}-{width}x{height}-{}", format!("{scheme:?}").to_lowercase());
                let picture = folder.join(format!("{file}.png"));
                page.shoot(&picture);
                assert!(is_whole_png(&std::fs::read(&picture).unwrap()), "{} is cut off", picture.display());
                if let Some(kept) = kept.as_ref().filter(|_| is_kept(name, width)) {
                    page.shoot_small(&Path::new(kept).join(format!("{file}.webp")));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    visit.end();
}

/// Whether a file begins and ends as the format says: the browser sends it as text.
fn is_whole_png(file: &[u8]) -> bool {
    file.starts_with(b"\x89PNG\r\n\x1a\n") && file.ends_with(b"IEND\xae\x42\x60\x82")
}

/// The pictures that the documentation shows.
fn is_kept(name: &str, width: u32) -> bool {
    width > 320 && ["play", "review", "learn", "analyse"].contains(&name)
}
