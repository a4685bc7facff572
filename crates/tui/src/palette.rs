//! Colours, and styles that do without them.

use ratatui::style::{Color, Modifier, Style};

/// A colour scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scheme {
    /// The terminal's own.
    #[default]
    Terminal,
    /// Light letters on black.
    Dark,
    /// Dark letters on white.
    Light,
    /// Black, white and yellow only.
    Contrast,
    /// Colours for people with colour vision deficiency: those of Okabe and Ito (2008).
    ColourBlind,
}

impl Scheme {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Terminal, Self::Dark, Self::Light, Self::Contrast, Self::ColourBlind];

    /// The name in the settings.
    pub fn id(self) -> &'static str {
        match self {
            Self::Terminal => "terminal",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Contrast => "contrast",
            Self::ColourBlind => "colour-blind",
        }
    }
}

/// The styles, by meaning. No meaning is carried by colour alone: everything with a colour here also has a sign, or is
/// bold, underlined or reversed.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Ordinary text.
    pub base: Style,
    /// Secondary text.
    pub quiet: Style,
    /// Headings.
    pub title: Style,
    /// Keys in the bar at the bottom.
    pub key: Style,
    /// The selected line of a list.
    pub chosen: Style,
    /// The marks of the two sides.
    pub sides: [Style; 2],
    /// The lines of a board.
    pub lines: Style,
    /// The cell under the cursor.
    pub cursor: Style,
    /// The last move.
    pub last: Style,
    /// The cells that decided the game.
    pub win: Style,
    /// A suggested move.
    pub hint: Style,
    /// A forbidden cell.
    pub forbidden: Style,
    /// Good news.
    pub good: Style,
    /// Bad news.
    pub bad: Style,
}

/// The colours that a scheme is made of.
struct Colours {
    ink: Color,
    paper: Color,
    quiet: Color,
    accent: Color,
    sides: [Color; 2],
    good: Color,
    bad: Color,
}

impl Palette {
    /// The styles of a scheme; without colours if they are not wanted.
    pub fn new(scheme: Scheme, has_colours: bool) -> Self {
        use Color::{
            Black, Blue, Cyan, DarkGray, Green, Indexed, LightRed, Magenta, Red, Reset, White, Yellow,
        };
        let colours = match scheme {
            _ if !has_colours => [Reset; 8],
            Scheme::Terminal => [Reset, Reset, DarkGray, Cyan, Blue, Magenta, Green, Red],
            Scheme::Dark => [
                Indexed(252),
                Indexed(234),
                Indexed(244),
                Indexed(80),
                Indexed(111),
                Indexed(216),
                Green,
                LightRed,
            ],
            Scheme::Light => [
                Indexed(234),
                Indexed(231),
                Indexed(243),
                Indexed(25),
                Indexed(19),
                Indexed(124),
                Indexed(22),
                Red,
            ],
            Scheme::Contrast => [White, Black, White, Yellow, White, Yellow, White, Yellow],
            Scheme::ColourBlind => [
                Indexed(254),
                Indexed(234),
                Indexed(246),
                Indexed(227),
                Indexed(74),
                Indexed(214),
                Indexed(36),
                Indexed(175),
            ],
        };
        let [ink, paper, quiet, accent, x, o, good, bad] = colours;
        Self::of(&Colours { ink, paper, quiet, accent, sides: [x, o], good, bad })
    }

    fn of(colours: &Colours) -> Self {
        let base = Style::new().fg(colours.ink).bg(colours.paper);
        let bold = Modifier::BOLD;
        let quiet = base.fg(colours.quiet);
        // Grey is the colour that is most often unreadable on a terminal; dim text follows the terminal.
        let quiet = if colours.quiet == Color::Reset { base.add_modifier(Modifier::DIM) } else { quiet };
        Self {
            base,
            quiet,
            title: base.fg(colours.accent).add_modifier(bold),
            key: base.fg(colours.accent).add_modifier(bold),
            chosen: base.add_modifier(bold | Modifier::REVERSED),
            sides: colours.sides.map(|side| base.fg(side).add_modifier(bold)),
            lines: quiet,
            cursor: base.fg(colours.accent).add_modifier(bold | Modifier::REVERSED),
            last: Style::new().add_modifier(Modifier::UNDERLINED),
            win: Style::new().add_modifier(bold | Modifier::REVERSED),
            hint: base.fg(colours.accent).add_modifier(bold),
            forbidden: base.fg(colours.bad),
            good: base.fg(colours.good).add_modifier(bold),
            bad: base.fg(colours.bad).add_modifier(bold),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_nothing_has_one() {
        for scheme in Scheme::ALL {
            let palette = Palette::new(scheme, false);
            let shown = [
                palette.base,
                palette.quiet,
                palette.sides[0],
                palette.sides[1],
                palette.cursor,
                palette.bad,
            ];
            for style in shown {
                assert_eq!((style.fg, style.bg), (Some(Color::Reset), Some(Color::Reset)), "{scheme:?}");
            }
        }
    }

    #[test]
    fn the_sides_differ_wherever_there_are_colours() {
        for scheme in Scheme::ALL {
            let [x, o] = Palette::new(scheme, true).sides;
            assert_ne!(x.fg, o.fg, "{scheme:?}");
        }
    }

    #[test]
    fn what_matters_shows_without_colours_too() {
        let palette = Palette::new(Scheme::Terminal, false);
        for style in [palette.cursor, palette.last, palette.win, palette.chosen, palette.title] {
            assert!(!style.add_modifier.is_empty());
        }
    }
}
