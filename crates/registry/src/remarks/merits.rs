//! Reasons for a move that neither wins, nor stops, nor threatens anything: the lines that it lies on.

use plyground_core::{Game, Grid, Message, Player, message};

/// The directions of lines: columns and rows to go.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// The lines through a cell without stones of the other side. Some rules ask for more before such a line wins.
#[derive(Clone, Copy, Default)]
struct Lines {
    /// How many there are.
    count: usize,
    /// The most stones of the side on one of them.
    most: usize,
}

/// The reasons for a legal move, the weightiest first; empty where the game is not one of rows.
pub(crate) fn merits<G: Game>(now: &G, m: G::Move) -> Vec<Message> {
    let (Some(length), Some(grid), Some(cell)) = (now.row_length(), now.grid(), now.cell(m)) else {
        return Vec::new();
    };
    if length > grid.width.max(grid.height) {
        return Vec::new();
    }
    let (me, you) = (now.to_move(), now.to_move().other());
    let (mine, yours) = (lines(&grid, cell, length, me), lines(&grid, cell, length, you));
    let mut merits = Vec::new();
    if mine.most > 0 {
        merits.push(message!(
            "merit-extends",
            "makes {count} of {length} on a line without {side}",
            count = mine.most + 1,
            length = length,
            side = G::side_name(you)
        ));
    }
    // A lone stone on a long line is no threat that had to be stopped.
    if 2 * yours.most + 1 >= length && yours.most > 0 {
        merits.push(message!(
            "merit-blocks",
            "blocks a line on which {side} has {count} of {length}",
            side = G::side_name(you),
            count = yours.most,
            length = length
        ));
    }
    if is_central(now, &grid, m) {
        merits.push(message!("merit-centre", "takes the centre"));
    }
    let others = now.moves().filter_map(|other| now.cell(other));
    let most = others.map(|other| lines(&grid, other, length, me).count).max().unwrap_or(0);
    if mine.count > 0 && mine.count == most {
        merits.push(message!(
            "merit-most-lines",
            "lies on the most lines without {side}: {count}",
            side = G::side_name(you),
            count = mine.count
        ));
    } else if mine.count > 0 && merits.is_empty() {
        merits.push(message!(
            "merit-lines",
            "lies on lines without {side}: {count}",
            side = G::side_name(you),
            count = mine.count
        ));
    }
    merits
}

/// The lines of `length` cells through a cell.
fn lines(grid: &Grid, cell: usize, length: usize, side: Player) -> Lines {
    let (column, row) = ((cell % grid.width) as isize, (cell / grid.width) as isize);
    let at = |column: isize, row: isize| {
        let column = usize::try_from(column).ok().filter(|&column| column < grid.width)?;
        let row = usize::try_from(row).ok().filter(|&row| row < grid.height)?;
        Some(grid.at(column, row))
    };
    let mut found = Lines::default();
    for (across, down) in DIRECTIONS {
        for back in 0..length as isize {
            let places = (0..length as isize).map(|step| step - back);
            let owners: Option<Vec<Option<Player>>> =
                places.map(|step| at(column + across * step, row + down * step)).collect();
            let Some(owners) = owners.filter(|owners| !owners.contains(&Some(side.other()))) else {
                continue;
            };
            found.count += 1;
            found.most = found.most.max(owners.iter().flatten().count());
        }
    }
    found
}

/// Whether no cell of the board lies nearer to the middle, and nearly all lie farther away.
fn is_central<G: Game>(now: &G, grid: &Grid, m: G::Move) -> bool {
    let nearest = u32::from(grid.width.is_multiple_of(2) || grid.height.is_multiple_of(2));
    grid.cells.len() > 4 && now.centre_distance(m) == Some(nearest)
}
