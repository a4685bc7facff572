//! The evaluation as a bar and as a curve. Both show X's share: 0 is lost, 1 is won.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::glyphs::Glyphs;
use crate::palette::Palette;

/// A horizontal bar: X from the left, O from the right. Without a share, the value is unknown.
pub fn bar(buffer: &mut Buffer, area: Rect, share: Option<f64>, glyphs: Glyphs, palette: &Palette) {
    let room = area.width.saturating_sub(4);
    if room == 0 || area.height == 0 {
        return;
    }
    buffer.set_string(area.x, area.y, "X", palette.sides[0]);
    buffer.set_string(area.x + room + 3, area.y, "O", palette.sides[1]);
    let mine = share.map_or(0, |share| (share * f64::from(room)).round() as u16);
    let (full, empty) = if glyphs == Glyphs::Ascii { ("#", ".") } else { ("█", "░") };
    for x in 0..room {
        let (sign, style) = match share {
            None => ("─", palette.quiet),
            Some(_) if x < mine => (full, palette.sides[0]),
            Some(_) => (empty, palette.sides[1]),
        };
        buffer.set_string(area.x + 2 + x, area.y, sign, style);
    }
}

/// A curve over the moves of a game, the last ones if not all fit; `here` is the current position.
pub fn curve(buffer: &mut Buffer, area: Rect, shares: &[Option<f64>], here: usize, palette: &Palette) {
    const STEPS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
    if area.width < 4 || area.height < 2 {
        return;
    }
    let rows = area.height - 1;
    let room = usize::from(area.width);
    let first = here.saturating_sub(room / 2).min(shares.len().saturating_sub(room));
    for (x, (ply, share)) in shares.iter().enumerate().skip(first).take(room).enumerate() {
        let x = area.x + x as u16;
        if let Some(share) = share {
            // Eight steps a row, and always at least one.
            let height = ((share * f64::from(rows) * 8.0).round() as u16).max(1);
            for row in 0..rows {
                let part = height.saturating_sub(row * 8).min(8);
                let y = area.y + rows - 1 - row;
                buffer.set_string(x, y, STEPS[usize::from(part)], palette.sides[0]);
            }
        }
        let sign = if ply == here { "▲" } else { "─" };
        buffer.set_string(x, area.y + rows, sign, if ply == here { palette.key } else { palette.lines });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Scheme;

    fn drawn(area: Rect, draw: impl Fn(&mut Buffer, &Palette)) -> Vec<String> {
        let mut buffer = Buffer::empty(area);
        draw(&mut buffer, &Palette::new(Scheme::Terminal, false));
        let rows = buffer.content.chunks(usize::from(area.width));
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect()).collect()
    }

    #[test]
    fn the_bar_is_shared() {
        let area = Rect::new(0, 0, 12, 1);
        let shown = |share| drawn(area, |buffer, palette| bar(buffer, area, share, Glyphs::Unicode, palette));
        assert_eq!(shown(Some(0.5)), ["X ████░░░░ O"]);
        assert_eq!(shown(Some(1.0)), ["X ████████ O"]);
        assert_eq!(shown(None), ["X ──────── O"]);
    }

    #[test]
    fn the_curve_rises_with_the_share() {
        let area = Rect::new(0, 0, 4, 3);
        let shares = [Some(0.0), Some(0.5), None, Some(1.0)];
        let shown = drawn(area, |buffer, palette| curve(buffer, area, &shares, 1, palette));
        assert_eq!(shown, ["   █", "▁█ █", "─▲──"]);
    }
}
