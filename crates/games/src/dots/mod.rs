//! Dots, a game for squared paper: Tochki, Kropki. A closed ring of dots captures the opponent's dots inside it.
//!
//! The rules are those that the Russian and the Polish players share, as published by tensu.ru (the official rules),
//! tochki.org and zagram.org ("standard rules" there: rings close by themselves, around as little as possible). The
//! list below says how cases are decided that these leave open.
//!
//! - The sides take turns to put a dot on a free point. Passing is not allowed.
//! - A ring is a closed chain of living dots of one side, each next to the one before it along a row, a column or a diagonal;
//!   it goes through no dot twice. It closes as soon as it holds a dot of the opponent that its side has not captured yet, and
//!   of all rings around that dot the smallest closes. Everything inside is then an area of that side: no dot is
//!   put there any more, and the dots there are dead, they make no rings. The edge of the board closes nothing.
//! - Dots of the opponent in an area are captured. If the area comes to lie in a larger one of the opponent, the opponent's
//!   dots in it are free of their captor and count no longer, and the dots of the captor in it are captured.
//! - A ring that holds no dot of the opponent is an empty base; both sides may play there. If the opponent does, the ring closes
//!   at once, unless that dot closes a ring of its own side: rings of the side that moved come first. If they leave the base
//!   closed and the dot in it alive, the base closes with the next dot of its owner, wherever that is put.
//! - When no point is free, the game is over. The side that has captured more dots wins.
//!
//! Options: `cross` begins with four dots in the middle, two of each side, as tournaments do; `ground` allows a side to
//! end the game instead of moving. It then loses all its dots that no chain of its dots joins to the edge of the board,
//! as if the opponent had unlimited time to capture them, and the opponent's dots that such dots had captured are free.
//!
//! The official board has 39 by 32 points. Boards here have up to 20 each way: the limit of the letters of a text board
//! and of a useful search.
//!
//! For each side we keep the points that cannot be reached from the edge past its living dots: its pools. A new dot can
//! change them only if it disconnects the points around it, which its eight neighbours show, so most moves need no
//! flood fill.

mod evaluators;
mod features;
mod game;
mod points;
mod ring;
mod rules;
mod text;

pub use evaluators::{Captured, Encircling};
pub use points::Point;
pub use rules::DotsRules;

use plyground_core::{Alternating, GOLDEN, Indexed, Keyed, Outcome, Player, Position, mix};

use points::{MOST, Points};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DotsMove {
    /// A dot on a free point.
    Dot(Point),
    /// The end of the game, where the rules allow it: dots that are not joined to the edge are lost.
    Ground,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dots {
    rules: DotsRules,
    /// The dots of each side, dead or alive.
    placed: [Points; 2],
    /// The areas of each side; no point is in two.
    areas: [Points; 2],
    /// For each side the points, except its living dots, that cannot be reached from the edge past these: areas and
    /// empty bases.
    pools: [Points; 2],
    /// How many dots each side has captured.
    captured: [u16; 2],
    /// How many points are free.
    free: u16,
    /// Whether the side that moved last has ended the game.
    is_grounded: bool,
    to_move: Player,
    key: u64,
}

impl Dots {
    /// The opening position.
    pub fn new(rules: DotsRules) -> Self {
        let mut dots = [Points::default(); 2];
        if rules.cross {
            let (column, row) = ((rules.width() - 1) / 2, rules.height() / 2);
            dots[0].add(Point::new(column, row - 1));
            dots[0].add(Point::new(column + 1, row));
            dots[1].add(Point::new(column, row));
            dots[1].add(Point::new(column + 1, row - 1));
        }
        Self::set_up(rules, dots, [Points::default(); 2], false, Player::First)
    }

    /// A position with these dots and areas. Rings of the side that moved last close where the rules require it.
    fn set_up(
        rules: DotsRules,
        dots: [Points; 2],
        areas: [Points; 2],
        is_grounded: bool,
        to_move: Player,
    ) -> Self {
        let empty = [Points::default(); 2];
        let (captured, free, key) = ([0; 2], 0, 0);
        let mut pos =
            Self { rules, placed: dots, areas, pools: empty, captured, free, is_grounded, to_move, key };
        pos.pools = Player::BOTH.map(|player| pos.pools_of(player));
        if !is_grounded {
            pos.close_rings(to_move.other());
        }
        pos.count();
        pos.key = 0;
        for (kind, set) in [pos.placed[0], pos.placed[1], pos.areas[0], pos.areas[1]].into_iter().enumerate()
        {
            pos.key ^= set.iter().fold(0, |key, point| key ^ sign(kind, point));
        }
        if is_grounded {
            pos.ground(to_move.other());
        }
        pos
    }

    /// The board and the options.
    pub fn rules(&self) -> &DotsRules {
        &self.rules
    }

    /// The side whose dot is at a point.
    pub fn at(&self, point: Point) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.placed[player.index()].has(point))
    }

    /// The side whose area a point is in.
    pub fn area_at(&self, point: Point) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.areas[player.index()].has(point))
    }

    /// How many dots a side has captured.
    pub fn captured(&self, player: Player) -> usize {
        usize::from(self.captured[player.index()])
    }

    /// The dots of a side that are in no area.
    #[inline]
    fn living(&self, player: Player) -> Points {
        self.placed[player.index()].less(&self.areas[0]).less(&self.areas[1])
    }

    /// The points where a dot may be put.
    #[inline]
    fn free_points(&self) -> Points {
        let taken = self.placed[0].or(&self.placed[1]).or(&self.areas[0]).or(&self.areas[1]);
        self.rules.board().less(&taken)
    }

    fn pools_of(&self, player: Player) -> Points {
        let open = self.rules.board().less(&self.living(player));
        let edge = Points::edge(self.rules.width(), self.rules.height());
        open.less(&edge.flood(&open))
    }

    /// Closes the rings of a side that hold dots of the opponent which it has not captured yet; true if there were any.
    #[inline]
    fn close_rings(&mut self, player: Player) -> bool {
        let (me, other) = (player.index(), player.other().index());
        let prey = self.pools[me].and(&self.placed[other]).less(&self.areas[me]);
        if prey.is_empty() {
            return false;
        }
        self.close_around(player, prey);
        true
    }

    /// Closes the smallest rings of a side around these points, which lie in its pools.
    fn close_around(&mut self, player: Player, mut prey: Points) {
        let (me, other) = (player.index(), player.other().index());
        let board = self.rules.board();
        let open = board.less(&self.living(player));
        while let Some(point) = prey.first() {
            let mut seed = Points::default();
            seed.add(point);
            let area = ring::inside(&seed.flood(&open), &board);
            prey = prey.less(&area);
            for point in area.less(&self.areas[me]).iter() {
                self.key ^= sign(2 + me, point);
            }
            for point in area.and(&self.areas[other]).iter() {
                self.key ^= sign(2 + other, point);
            }
            self.areas[me] = self.areas[me].or(&area);
            self.areas[other] = self.areas[other].less(&area);
        }
        // Dots of both sides may have died, and with them the pools that they closed off.
        self.pools = Player::BOTH.map(|player| self.pools_of(player));
        self.count();
    }

    /// Counts captured dots and free points.
    fn count(&mut self) {
        self.captured = [0, 1].map(|me| self.areas[me].and(&self.placed[1 - me]).count() as u16);
        self.free = self.free_points().count() as u16;
    }

    /// Ends the game for a side: its living dots that are not joined to the edge are lost with the areas around which they
    /// stand.
    fn ground(&mut self, player: Player) {
        let (me, other) = (player.index(), player.other().index());
        let living = self.living(player);
        let edge = Points::edge(self.rules.width(), self.rules.height());
        let lost = living.less(&edge.flood_round(&living));
        let with_areas = lost.flood(&lost.or(&self.areas[me]));
        self.captured[other] += with_areas.and(&self.placed[me]).count() as u16;
        self.captured[me] -= with_areas.and(&self.placed[other]).count() as u16;
        self.is_grounded = true;
        self.key ^= GROUNDED;
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.free == 0 || self.is_grounded
    }
}

/// Whether a new dot disconnects the points around it, so that it may have closed something off. `others` are the
/// points around it that its side holds, clockwise from the one above.
///
/// That is the case if the open points beside it are not all joined to each other by open points around it: the
/// connectivity number of S. Yokoi, J. Toriwaki and T. Fukumura (1975) is then more than one.
#[inline]
fn parts(others: u8) -> bool {
    let open = !others;
    let ends = open & 0b0101_0101 & !(open.rotate_right(1) & open.rotate_right(2));
    ends.count_ones() > 1
}

/// A random word for everything that may be at a point: a dot of either side, an area of either side.
#[inline]
fn sign(kind: usize, point: Point) -> u64 {
    let number = (point.number() * 4 + kind) as u64 + 1;
    mix(number.wrapping_mul(GOLDEN))
}

/// The key of an ended game is mixed with this.
const GROUNDED: u64 = 0xd6e8_feb8_6659_fd93;
/// The key of a position with the second player to move is mixed with this.
const SECOND: u64 = 0xa076_1d64_78bd_642f;

impl Position for Dots {
    type Move = DotsMove;
    /// The position before.
    type Undo = Self;
    type Moves = DotsMoves;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let [first, second] = self.captured;
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
        })
    }

    #[inline]
    fn moves(&self) -> DotsMoves {
        if self.is_over() {
            return DotsMoves { rows: [0; MOST], row: 0, left: 0, ground: false };
        }
        let rows = *self.free_points().rows();
        DotsMoves { rows, row: 0, left: self.free, ground: self.rules.ground }
    }

    fn make(&mut self, m: DotsMove) -> Self {
        let before = *self;
        let (player, other) = (self.to_move, self.to_move.other());
        match m {
            DotsMove::Ground => self.ground(player),
            DotsMove::Dot(point) => {
                let me = player.index();
                let around = self.living(player).around(point);
                self.placed[me].add(point);
                self.key ^= sign(me, point);
                self.free -= 1;
                if parts(around) {
                    self.pools[me] = self.pools_of(player);
                } else {
                    self.pools[me].remove(point);
                }
                if !self.close_rings(player) && self.pools[other.index()].has(point) {
                    let mut dot = Points::default();
                    dot.add(point);
                    self.close_around(other, dot);
                }
            }
        }
        self.to_move = other;
        before
    }

    #[inline]
    fn unmake(&mut self, _: DotsMove, before: Self) {
        *self = before;
    }

    #[inline]
    fn move_count(&self) -> usize {
        if self.is_over() { 0 } else { usize::from(self.free) + usize::from(self.rules.ground) }
    }
}

impl Alternating for Dots {}

impl Keyed for Dots {
    #[inline]
    fn key(&self) -> u64 {
        if self.to_move == Player::First { self.key } else { self.key ^ SECOND }
    }
}

impl Indexed for Dots {
    fn indices(&self) -> usize {
        MOST * MOST + 1
    }

    #[inline]
    fn index(&self, m: DotsMove) -> usize {
        match m {
            DotsMove::Dot(point) => point.number(),
            DotsMove::Ground => MOST * MOST,
        }
    }
}

/// Points along the rows from the top left, and at last the end of the game where that may be chosen.
#[derive(Clone, Debug)]
pub struct DotsMoves {
    rows: [u32; MOST],
    row: usize,
    /// Points that are still to come.
    left: u16,
    ground: bool,
}

impl Iterator for DotsMoves {
    type Item = DotsMove;

    #[inline]
    fn next(&mut self) -> Option<DotsMove> {
        if self.left == 0 {
            return std::mem::take(&mut self.ground).then_some(DotsMove::Ground);
        }
        while self.rows[self.row] == 0 {
            self.row += 1;
        }
        let bits = &mut self.rows[self.row];
        let column = bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        self.left -= 1;
        Some(DotsMove::Dot(Point::new(column, self.row)))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.left) + usize::from(self.ground);
        (left, Some(left))
    }
}

impl ExactSizeIterator for DotsMoves {}
