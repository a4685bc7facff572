//! The outline of a card, for every output format.

use super::card::{Card, CardShape, Frame, INSET};

/// The outline of a card.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Outline {
    /// Straight sides.
    Polygon(Vec<(f64, f64)>),
    /// A rectangle with corners of this radius.
    Rounded(Frame, f64),
}

/// The outline of a shape in a frame.
pub(super) fn outline(shape: CardShape, frame: Frame) -> Outline {
    let Frame { x, y, width, height } = frame;
    let (right, bottom) = (x + width, y + height);
    let inset = INSET.min(width / 4.0);
    match shape {
        CardShape::Max => {
            Outline::Polygon(vec![(x + inset, y), (right - inset, y), (right, bottom), (x, bottom)])
        }
        CardShape::Min => {
            Outline::Polygon(vec![(x, y), (right, y), (right - inset, bottom), (x + inset, bottom)])
        }
        CardShape::Finished => Outline::Polygon(vec![(x, y), (right, y), (right, bottom), (x, bottom)]),
        CardShape::Horizon => Outline::Rounded(frame, (height / 2.0).min(12.0)),
        CardShape::Bundle | CardShape::Skipped => {
            Outline::Polygon(vec![(frame.middle(), y), (right, bottom), (x, bottom)])
        }
    }
}

/// The outlines of a card: one, or one for each move left out.
pub(super) fn outlines(card: &Card) -> Vec<Outline> {
    if card.skips.is_empty() {
        return vec![outline(card.shape, card.frame)];
    }
    card.skips.iter().map(|skip| Outline::Rounded(skip.frame, 3.0)).collect()
}

/// The two strokes across an edge that mark moves left out.
pub(super) fn strokes(points: &[(f64, f64)]) -> [[(f64, f64); 2]; 2] {
    const LENGTH: f64 = 4.5;
    const APART: f64 = 2.0;
    let [.., from, to] = points else { return [[(0.0, 0.0); 2]; 2] };
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1e-9);
    let (dx, dy) = (dx / length, dy / length);
    // Nearer to the lower end, where the edges of one parent are apart.
    let at = (from.0 + dx * length * 0.62, from.1 + dy * length * 0.62);
    [-APART, APART].map(|along| {
        let middle = (at.0 + dx * along, at.1 + dy * along);
        // Slightly slanted, like strokes made by hand.
        let (ox, oy) = (-dy * LENGTH + dx * 1.5, dx * LENGTH + dy * 1.5);
        [(middle.0 - ox, middle.1 - oy), (middle.0 + ox, middle.1 + oy)]
    })
}
