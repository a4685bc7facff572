//! From a closed-off region to the ring around it, and to everything inside the ring.

use super::points::{MOST, Point, Points};

/// North, east, south, west.
const DIRECTIONS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Everything inside the smallest ring around a pool. The pool is connected along rows and columns, all points beside it
/// are dots of one side, and it does not reach the edge of the board.
///
/// A pool may surround dots that hang inside the ring, and points that such dots close off in turn; these are inside as
/// well.
pub(super) fn inside(pool: &Points, board: &Points) -> Points {
    pool.flood(&board.less(&ring(pool)))
}

/// The dots of the ring: a chain that is closed and goes through no dot twice.
///
/// We walk around the pool with its border on the left and note the dot there. Where we come to a dot again, the part
/// between hangs into the pool by that dot alone and is left out. The walk begins at the dot above the topmost point:
/// nothing that hangs in the pool can be higher than all of the pool.
fn ring(pool: &Points) -> Points {
    let start = (pool.first().expect("a pool has at least one point"), 0);
    let mut chain = [start.0; MOST * MOST];
    let mut length = 0;
    let mut on_chain = Points::default();
    let (mut point, mut facing) = start;
    loop {
        let dot = point.step(DIRECTIONS[facing]);
        if on_chain.has(dot) {
            while chain[length - 1] != dot {
                length -= 1;
                on_chain.remove(chain[length]);
            }
        } else {
            chain[length] = dot;
            length += 1;
            on_chain.add(dot);
        }
        (point, facing) = next(pool, point, facing);
        if (point, facing) == start {
            return on_chain;
        }
    }
}

/// The next piece of the border, clockwise.
fn next(pool: &Points, point: Point, facing: usize) -> (Point, usize) {
    let along = (facing + 1) % 4;
    let ahead = point.step(DIRECTIONS[along]);
    if !pool.has(ahead) {
        return (point, along);
    }
    let corner = ahead.step(DIRECTIONS[facing]);
    if pool.has(corner) { (corner, (facing + 3) % 4) } else { (ahead, facing) }
}
