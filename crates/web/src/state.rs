//! The state of a game in replies: everything needed to show a board and to play on.

use plyground_i18n::{Family, Texts, say};
use plyground_play::Ending;
use plyground_registry::{
    BoardDesign, BoardLabels, CellThreat, Grid, Labels, NamedOpening, PieceColour, Player, Session, Sign,
    spelled_out,
};
use schemars::JsonSchema;
use serde::Serialize;

use crate::api::export::forms;
use crate::requested_game::RequestedGame;
use crate::schema::SideLetter;

/// The state of a game.
#[derive(Debug, Serialize, JsonSchema)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each named")]
pub(crate) struct PositionReply {
    /// The game with its parameters.
    game: String,
    /// The name of the game in the requested language.
    name: String,
    /// The family of the game.
    family: &'static str,
    /// The game with its family and its parameters, such as `mnk(3,3,3)`; null if it has no parameters.
    spelled_out: Option<String>,
    /// The moves played.
    moves: Vec<String>,
    /// The side that made each move, `X` or `O`: in some games a move gives another turn.
    movers: String,
    /// The side that moved first.
    starter: SideLetter,
    /// Whether the game is an explicit game tree, whose leaves are numbers.
    written: bool,
    /// The names of the sides X and O, such as `X` and `O` or `MAX` and `MIN`.
    sides: [&'static str; 2],
    /// The side to move.
    to_move: SideLetter,
    /// Whether the game is over.
    over: bool,
    /// The board; null if the game has none.
    grid: Option<BoardReply>,
    /// How the board is drawn, beyond what its cells show.
    look: LookReply,
    /// What each side has so far, where players count it: discs, boxes, captured dots. X first; null in other games.
    tally: Option<[String; 2]>,
    /// What the rules demand of the next move, such as a capture.
    obligation: Option<String>,
    /// The legal moves.
    legal: Vec<String>,
    /// The cell of each legal move; null for a move without one.
    legal_cells: Vec<Option<usize>>,
    /// The cells to click for each legal move, in order: in draughts the starting square, the landing squares of a
    /// capture and the last one; none for a pass.
    legal_paths: Vec<Vec<usize>>,
    /// The cells each of which stands for the legal move alone: its own, or a whole column where stones fall; none for
    /// a pass.
    legal_areas: Vec<Vec<usize>>,
    /// The cells where the rules forbid a move.
    forbidden: Vec<ForbiddenCell>,
    /// What stones of either side on the free cells would make, in players' terms; null in a game that does not name
    /// them.
    threats: Option<Vec<ThreatReply>>,
    /// The name of the opening that the game began with; null if it has none.
    opening: Option<OpeningReply>,
    /// Whether a position is nothing but the stones that were placed: in any order, on a turned or mirrored board.
    places_stones: bool,
    /// Whether the game can begin by swap2, see `/api/swap2`.
    swap2: bool,
    /// The cell of the last move.
    last: Option<usize>,
    /// The cells of the last move in order: in draughts from the starting square to the last one.
    last_path: Vec<usize>,
    /// The cells that won the game.
    winning: Vec<usize>,
    /// The result; null while the game goes on.
    ending: Option<EndingReply>,
    /// The side to move, or the result, as a sentence.
    words: String,
    /// The position as one line.
    position: String,
    /// How moves are written.
    move_help: String,
    /// The board as text.
    text_board: String,
    /// The formats in which `/api/export` can write this game.
    forms: Vec<&'static str>,
    /// What to know before playing, such as that no side can win.
    notices: Vec<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct LookReply {
    /// What the board and its pieces look like.
    style: StyleName,
    /// Whether cells hold things that are counted, also where all have been taken.
    counted: bool,
    /// The side length of the small boards of which the board consists; 0 if it is one board.
    block: usize,
    /// Whether letters and numbers beside the board name its cells.
    labelled: bool,
    /// What names the cells.
    labels: LabelsName,
    /// The colours of X and O, where players call the sides by them; else null.
    colours: Option<[ColourName; 2]>,
}

/// `cells` are marked with X and O; `holes` hold discs that fall from above; `discs` are turned over; `squares` are of
/// two colours, with men and kings; `lines` are drawn between dots; `areas` are closed by dots; `houses` hold seeds;
/// `heaps` consist of things that are taken.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum StyleName {
    Cells,
    Holes,
    Discs,
    Squares,
    Lines,
    Areas,
    Houses,
    Heaps,
}

/// `coordinates` are letters for columns and numbers for rows; `cell-names` are names on the cells.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(inline)]
enum LabelsName {
    None,
    Coordinates,
    ColumnLetters,
    ColumnNumbers,
    CellNames,
}

/// A colour of pieces.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(crate) enum ColourName {
    Black,
    White,
    Red,
    Yellow,
    Blue,
}

impl From<PieceColour> for ColourName {
    fn from(colour: PieceColour) -> Self {
        match colour {
            PieceColour::Black => Self::Black,
            PieceColour::White => Self::White,
            PieceColour::Red => Self::Red,
            PieceColour::Yellow => Self::Yellow,
            PieceColour::Blue => Self::Blue,
        }
    }
}

/// A cell where the rules forbid a move.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct ForbiddenCell {
    cell: usize,
    /// The rule that forbids it.
    why: String,
}

/// What a stone on a free cell would make.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct ThreatReply {
    cell: usize,
    side: SideLetter,
    /// Its name, such as `open-four`.
    id: &'static str,
    /// A sign that fits into a cell.
    sign: &'static str,
    /// Whether the rules forbid the move.
    forbidden: bool,
    /// What the stone makes, or why it is forbidden.
    words: String,
}

impl ThreatReply {
    fn new(threat: &CellThreat, texts: &Texts) -> Self {
        Self {
            cell: threat.cell,
            side: threat.side.into(),
            id: threat.id,
            sign: threat.sign,
            forbidden: threat.is_forbidden,
            words: texts.tell(&threat.what),
        }
    }
}

/// The name of an opening.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct OpeningReply {
    /// Its number in the lists of players, such as `D4`.
    code: &'static str,
    /// Its name in Latin letters.
    name: &'static str,
    /// What the name means, in English.
    english: &'static str,
}

/// The result of a game.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct EndingReply {
    /// The winner; null for a draw.
    winner: Option<SideLetter>,
    /// The result as a sentence.
    words: String,
}

/// A board of cells.
#[derive(Debug, Serialize, JsonSchema)]
struct BoardReply {
    width: usize,
    height: usize,
    /// The owner of every cell, `.`, `X` or `O`, along the rows from the top left.
    cells: String,
    /// The other content of every cell, in the same order; empty if no cell has any.
    signs: Vec<Option<SignReply>>,
    /// The names of the columns.
    columns: Vec<String>,
    /// The names of the rows, from the top.
    rows: Vec<String>,
    /// The name of every cell, where cells are not named by column and row, and null for a cell without one; else empty.
    names: Vec<Option<String>>,
}

/// The content of a cell besides its owner: a number of pieces, or a word.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
enum SignReply {
    /// A number of pieces.
    Count(u16),
    /// `dot`, `gap` and `line` are a corner, a line that can be drawn and a drawn one; `inside-X` and `inside-O` areas
    /// that a side has closed; `outside` is not part of the board.
    Named(SignName),
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum SignName {
    King,
    Dot,
    Gap,
    Line,
    #[serde(rename = "inside-X")]
    InsideX,
    #[serde(rename = "inside-O")]
    InsideO,
    Outside,
}

/// The state of a game.
pub(crate) fn state(game: &RequestedGame, texts: &Texts) -> PositionReply {
    let session = &*game.session;
    let texts = &texts.calling(session.colours());
    let ending = session.outcome().map(Ending::Board);
    let forbidden = session.forbidden().into_iter();
    let past = PlayedMoves::of(session);
    let side = session.side_name(session.to_move());
    let moves_again = past.movers.ends_with(session.to_move().mark());
    let words = match ending {
        Some(ending) => ending.words(session, texts),
        None if moves_again => say!(texts, "server-state-again", side = side),
        None => say!(texts, "server-state-turn", side = side),
    };
    let tally = |side| session.tally(side).map(|tally| texts.tell(&tally));
    PositionReply {
        game: session.game(),
        name: name(game, texts),
        family: session.family(),
        spelled_out: spelled_out(session).filter(|_| !session.is_written()),
        moves: session.history().to_vec(),
        movers: past.movers,
        starter: game.starter.into(),
        written: session.is_written(),
        sides: Player::BOTH.map(|side| session.side_name(side)),
        to_move: session.to_move().into(),
        over: ending.is_some(),
        grid: session.grid().map(|grid| board(&grid, session)),
        look: look(session),
        tally: tally(Player::First).zip(tally(Player::Second)).map(|(first, second)| [first, second]),
        obligation: session.obligation().map(|obligation| texts.tell(&obligation)),
        legal: session.legal_moves(),
        legal_cells: session.legal_cells(),
        legal_paths: session.legal_paths(),
        legal_areas: session.legal_areas(),
        forbidden: forbidden.map(|(cell, why)| ForbiddenCell { cell, why: texts.tell(&why) }).collect(),
        threats: session
            .threats()
            .map(|threats| threats.iter().map(|threat| ThreatReply::new(threat, texts)).collect()),
        opening: session.opening().map(|NamedOpening { code, name, english }| OpeningReply {
            code,
            name,
            english,
        }),
        places_stones: session.places_stones(),
        swap2: session.has_swap2(),
        last: past.last,
        last_path: past.last_path,
        winning: session.winning_cells(),
        ending: ending.map(|ending| EndingReply {
            winner: ending.winner().map(SideLetter::from),
            words: words.clone(),
        }),
        words,
        position: session.position(),
        move_help: texts.tell(&session.move_help()),
        text_board: session.draw(Labels::None),
        forms: forms(session),
        notices: session.notice().iter().map(|notice| texts.tell(notice)).collect(),
    }
}

/// How the board of a game is drawn.
fn look(session: &dyn Session) -> LookReply {
    let look = session.look();
    let style = session.grid().map_or(BoardDesign::Cells, |grid| look.style.on(&grid));
    LookReply {
        style: match style {
            BoardDesign::Cells | BoardDesign::BySigns => StyleName::Cells,
            BoardDesign::Holes => StyleName::Holes,
            BoardDesign::Discs => StyleName::Discs,
            BoardDesign::Squares => StyleName::Squares,
            BoardDesign::Lines => StyleName::Lines,
            BoardDesign::Areas => StyleName::Areas,
            BoardDesign::Houses => StyleName::Houses,
            BoardDesign::Heaps => StyleName::Heaps,
        },
        counted: matches!(style, BoardDesign::Houses | BoardDesign::Heaps),
        block: look.block,
        labelled: look.labels == BoardLabels::Coordinates,
        labels: match look.labels {
            BoardLabels::None => LabelsName::None,
            BoardLabels::Coordinates => LabelsName::Coordinates,
            BoardLabels::ColumnLetters => LabelsName::ColumnLetters,
            BoardLabels::ColumnNumbers => LabelsName::ColumnNumbers,
            BoardLabels::CellNames => LabelsName::CellNames,
        },
        colours: session.colours().map(|colours| colours.map(ColourName::from)),
    }
}

/// The name of the game: the requested one, if the catalogues have it.
fn name(game: &RequestedGame, texts: &Texts) -> String {
    let id = game.name.trim().to_lowercase().replace('_', "-");
    let known = texts.has(&format!("{}-{id}", Family::Game.prefix()));
    let id = if known { id } else { game.session.game() };
    texts.name(Family::Game, &id)
}

fn board(grid: &Grid, session: &dyn Session) -> BoardReply {
    let names = session.names();
    // Without labels beside the board, its cells are still named, for people who do not see them.
    let column = |column| names.labels.column(column).or(BoardLabels::Coordinates.column(column));
    let columns = (0..grid.width).filter_map(column);
    let rows = (0..grid.height).filter_map(|row| BoardLabels::Coordinates.row(row, grid.height));
    BoardReply {
        width: grid.width,
        height: grid.height,
        cells: grid.cells.iter().map(|cell| cell.map_or('.', Player::mark)).collect(),
        signs: grid.signs.iter().copied().map(sign).collect(),
        columns: columns.collect(),
        rows: rows.collect(),
        names: names.cells,
    }
}

fn sign(sign: Sign) -> Option<SignReply> {
    Some(SignReply::Named(match sign {
        Sign::Plain => return None,
        Sign::Count(count) => return Some(SignReply::Count(count)),
        Sign::King => SignName::King,
        Sign::Dot => SignName::Dot,
        Sign::Gap => SignName::Gap,
        Sign::Line => SignName::Line,
        Sign::Inside(Player::First) => SignName::InsideX,
        Sign::Inside(Player::Second) => SignName::InsideO,
        Sign::Outside => SignName::Outside,
    }))
}

/// The moves played.
struct PlayedMoves {
    /// The mark of the side that made each move: sides do not alternate in all games.
    movers: String,
    /// The cell of the last move.
    last: Option<usize>,
    /// All its cells, in order.
    last_path: Vec<usize>,
}

impl PlayedMoves {
    /// Takes back all moves of a copy, one by one.
    fn of(session: &dyn Session) -> Self {
        let Some(text) = session.history().last() else {
            return Self { movers: String::new(), last: None, last_path: Vec::new() };
        };
        let mut before = session.copy();
        let mut movers = Vec::new();
        let (mut last, mut last_path) = (None, Vec::new());
        while before.undo() {
            if movers.is_empty() {
                let place = before.legal_moves().iter().position(|legal| legal == text);
                last = place.and_then(|place| before.legal_cells()[place]);
                last_path = place.map(|place| before.legal_paths().swap_remove(place)).unwrap_or_default();
            }
            movers.push(before.to_move().mark());
        }
        Self { movers: movers.iter().rev().collect(), last, last_path }
    }
}
