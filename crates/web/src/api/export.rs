//! `/api/export` and `/api/import`: a game as a file, and back.

use plyground_draw::figure::png;
use plyground_i18n::{Texts, say};
use plyground_lab::board::picture;
use plyground_play::record::{self, RecordFormat, TreeMove};
use plyground_registry::{Labels, Message, Session};
use schemars::JsonSchema;
use serde::Serialize;

use crate::api_error::ApiError;
use crate::endpoint::Computation;
use crate::fields::{Fields, RequestFields};
use crate::limits;
use crate::request_context::RequestContext;
use crate::requested_game::{GameRequest, RequestedGame};
use crate::response_content::ResponseContent;
use crate::schema::{SideLetter, VariationMove};

/// The formats of a game.
pub(crate) const FORMS: [&str; 5] = ["moves", "sgf", "psq", "svg", "png"];

/// Pixels a point of a drawing: sharp on paper and on high-density screens.
const SHARPNESS: f32 = 2.0;

/// A game and the format of its file.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ExportRequest {
    #[schemars(flatten)]
    game: GameRequest,
    /// The format.
    #[schemars(extend("enum" = FORMS))]
    form: String,
    /// What follows the moves, with variations and comments: SGF holds all of it, the other formats none.
    #[schemars(with = "Option<Vec<VariationMove>>")]
    tree: Vec<VariationMove>,
    /// A comment on the game as a whole, for SGF.
    comment: Option<String>,
}

impl RequestFields for ExportRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self {
            form: fields.required("form", limits::WORD)?,
            tree: fields.tree("tree")?,
            comment: fields.text("comment", limits::COMMENT)?,
            game: GameRequest::take(fields)?,
        })
    }
}

/// The variations and comments of a file.
struct GameTree {
    tree: Vec<TreeMove>,
    comment: String,
}

/// The content of a file with a game.
#[derive(JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct ImportRequest {
    /// The content of the file: SGF, PSQ or a list of moves.
    text: String,
    /// The game, if the file does not name it; `gomoku` by default.
    game: Option<String>,
}

impl RequestFields for ImportRequest {
    fn take(fields: &mut Fields) -> Result<Self, ApiError> {
        Ok(Self { text: fields.required("text", limits::IMPORT)?, game: fields.text("game", limits::TEXT)? })
    }
}

/// A game that was read from a file, as the fields of a request.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ImportReply {
    game: String,
    /// The moves of the main line.
    moves: Vec<String>,
    /// All moves, with the variations and comments of the file.
    tree: Vec<VariationMove>,
    /// A comment on the game as a whole; often empty.
    comment: String,
    /// The position from which the moves are played; null for the initial one.
    position: Option<String>,
    /// The side that begins; null for the usual one.
    starter: Option<SideLetter>,
    /// What was ignored or changed, one sentence each.
    notes: Vec<String>,
}

pub(crate) fn export(fields: &mut Fields) -> Result<Computation, ApiError> {
    let ExportRequest { game, form, tree, comment } = fields.request()?;
    let game = game.open(fields.texts())?;
    if !FORMS.contains(&form.as_str()) {
        let forms = FORMS.join(", ");
        let message = say!(fields.texts(), "server-error-form-unknown", form = form, forms = forms);
        return Err(ApiError::unprocessable("form-unknown", message));
    }
    let tree =
        tree.into_iter().map(|VariationMove { parent, text, comment }| TreeMove { parent, text, comment });
    let written = GameTree { tree: tree.collect(), comment: comment.unwrap_or_default() };
    Ok(Box::new(move |context| exported(&game, &form, &written, context)))
}

fn exported(
    game: &RequestedGame,
    form: &str,
    written: &GameTree,
    context: &RequestContext<'_>,
) -> Result<ResponseContent, ApiError> {
    let texts = context.texts;
    let session = &*game.session;
    let wrong = |why: Message| ApiError::from_message("export-impossible", texts, &why);
    let (kind, bytes) = match RecordFormat::ALL.into_iter().find(|(name, _)| *name == form) {
        Some((_, RecordFormat::Sgf)) => {
            let text = record::write_tree(session, &written.tree, &written.comment).map_err(wrong)?;
            ("text/plain; charset=utf-8", text.into_bytes())
        }
        Some((_, form)) => {
            ("text/plain; charset=utf-8", record::write(session, form).map_err(wrong)?.into_bytes())
        }
        None if form == "svg" => ("image/svg+xml", drawn(game, texts)?.into_bytes()),
        None => {
            let picture = drawn(game, texts)?;
            context.check_cancelled()?;
            ("image/png", png(&picture, SHARPNESS).map_err(wrong)?)
        }
    };
    let ending = if form == "moves" { "txt" } else { form };
    Ok(ResponseContent::File(kind, format!("{}.{ending}", session.game()), bytes))
}

/// The formats in which the current game can be written.
pub(crate) fn forms(session: &dyn Session) -> Vec<&'static str> {
    let is_written = |name: &str| RecordFormat::ALL.into_iter().find(|(known, _)| *known == name);
    let fits = |name: &&str| match is_written(name) {
        Some((_, form)) => record::fits(session, form),
        None => can_be_drawn(session),
    };
    FORMS.into_iter().filter(fits).collect()
}

/// Large trees are excluded: as text they would be wider than any screen.
fn can_be_drawn(session: &dyn Session) -> bool {
    session.grid().is_some() || session.draw(Labels::None).len() <= limits::LETTERS
}

/// The board as SVG.
fn drawn(game: &RequestedGame, texts: &Texts) -> Result<String, ApiError> {
    let session = &*game.session;
    if !can_be_drawn(session) {
        return Err(ApiError::unprocessable("too-large", texts.get("server-error-no-board")));
    }
    Ok(picture(session, &session.game()))
}

pub(crate) fn import(fields: &mut Fields) -> Result<Computation, ApiError> {
    let ImportRequest { text, game } = fields.request()?;
    let game = game.unwrap_or_else(|| "gomoku".to_owned());
    Ok(Box::new(move |context| imported(&text, &game, context.texts)))
}

fn imported(text: &str, game: &str, texts: &Texts) -> Result<ResponseContent, ApiError> {
    let read =
        record::read(text, game).map_err(|why| ApiError::from_message("import-impossible", texts, &why))?;
    Ok(ResponseContent::json(&ImportReply {
        game: read.game,
        moves: read.moves,
        tree: read.tree.into_iter().map(written).collect(),
        comment: read.comment,
        position: read.position,
        starter: read.starter.map(SideLetter::from),
        notes: read.notes.iter().map(|note| texts.tell(note)).collect(),
    }))
}

fn written(TreeMove { parent, text, comment }: TreeMove) -> VariationMove {
    VariationMove { parent, text, comment }
}
