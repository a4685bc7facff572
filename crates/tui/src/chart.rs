//! Plots in text.

use std::fmt::Write;

use plyground_draw::plot::{LineStyle, Marker, Plot, Scale, Series, Unit, spread};
use plyground_i18n::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::{HorizontalAlignment, Rect};
use ratatui::style::{Color, Style};
use ratatui::symbols;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

/// Colours that every terminal has. The first is the default text colour.
const COLOURS: [Color; 7] =
    [Color::Reset, Color::Yellow, Color::Blue, Color::Green, Color::Magenta, Color::Cyan, Color::Red];
/// Narrower charts cannot be read.
const NARROWEST: u16 = 40;
/// About how many rows the graph of a printed chart has.
const ROWS: u16 = 14;

/// A plot as text with ANSI colours, at most `width` letters wide, each line labelled at its end. `None` if there is no
/// line to draw: a single depth is shown well enough by a table.
pub fn chart(texts: &Texts, plot: &Plot, width: u16) -> Option<String> {
    Some(format!("{}\n{}", plot.title, written(&drawn(texts, plot, width, ROWS)?)))
}

/// The same as terminal cells, with about `rows` rows of graph.
pub(crate) fn drawn(texts: &Texts, plot: &Plot, width: u16, rows: u16) -> Option<Buffer> {
    if plot.x_values().len() < 2 {
        return None;
    }
    let layout = ChartLayout::of(texts, plot, width.max(NARROWEST), rows)?;
    let mut buffer = Buffer::empty(Rect::new(0, 0, layout.width, layout.rows + 2));
    layout.draw(plot, &mut buffer);
    layout.number_depths(texts, plot, &mut buffer);
    layout.mark(plot, &mut buffer);
    layout.name(plot, &mut buffer);
    Some(buffer)
}

/// The layout of a chart.
struct ChartLayout {
    width: u16,
    /// The columns of the numbers at the left.
    left: u16,
    /// The column after the last one of the graph.
    right: u16,
    rows: u16,
    x: (f64, f64),
    y: VerticalAxis,
    numbers: Vec<String>,
}

/// The vertical axis, with ticks at equal distances.
struct VerticalAxis {
    low: f64,
    high: f64,
    is_logarithmic: bool,
}

impl VerticalAxis {
    fn place(&self, value: f64) -> f64 {
        if self.is_logarithmic { value.log10() } else { value }
    }

    /// The share of the axis below a number.
    fn part(&self, value: f64) -> f64 {
        ((self.place(value) - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }
}

impl ChartLayout {
    fn of(texts: &Texts, plot: &Plot, width: u16, rows: u16) -> Option<Self> {
        let scale = plot.y_scale()?;
        let (y, values) = axis(plot, &scale, rows);
        let steps = values.len() as u16 - 1;
        let numbers: Vec<String> = values.iter().map(|&value| plot.number(texts, value)).collect();
        let letters = |text: &String| text.chars().count() as u16;
        let left = numbers.iter().map(letters).max()?;
        let names = plot.series.iter().map(|series| letters(&series.label)).max()?;
        // A mark and a space before each name, and a gap before that; the names may take a third.
        let right = width.saturating_sub((names + 3).min(width / 3));
        // Every number stands in a row of its own, at equal distances.
        let rows = steps * (rows / steps).max(1) + 1;
        Some(Self { width, left, right, rows, x: plot.x_range()?, y, numbers })
    }

    /// The first column of the graph, after the numbers and the axis.
    fn start(&self) -> u16 {
        self.left + 1
    }

    /// The column of the letter that holds a point, two dots to a letter.
    fn column(&self, x: f64) -> u16 {
        let part = (x - self.x.0) / (self.x.1 - self.x.0);
        let dots = f64::from(2 * (self.right - self.start()));
        self.start() + (part * (dots - 1.0)).round() as u16 / 2
    }

    /// The same for the row, with four dots to a letter.
    fn row(&self, y: f64) -> u16 {
        let dots = f64::from(4 * self.rows);
        ((1.0 - self.y.part(y)) * (dots - 1.0)).round() as u16 / 4
    }

    /// The lines and the axes.
    fn draw(&self, plot: &Plot, buffer: &mut Buffer) {
        let points: Vec<Vec<(f64, f64)>> = plot
            .series
            .iter()
            .map(|series| series.points.iter().map(|p| (p.x, self.y.place(p.y))).collect())
            .collect();
        let lines = plot.series.iter().zip(&points).map(|(series, points)| {
            let line = Dataset::default().data(points).style(style(series));
            match series.style {
                LineStyle::Compared(_) | LineStyle::Crossed { .. } => {
                    line.graph_type(GraphType::Line).marker(symbols::Marker::Braille)
                }
                LineStyle::Reference => line.graph_type(GraphType::Scatter).marker(symbols::Marker::Dot),
            }
        });
        // The numbers below are written by `number_depths`: here they only reserve space.
        let across = Axis::default().bounds([self.x.0, self.x.1]).labels(["", ""]);
        let upwards = Axis::default()
            .bounds([self.y.low, self.y.high])
            .labels(self.numbers.clone())
            .labels_alignment(HorizontalAlignment::Right);
        let chart = Chart::new(lines.collect()).x_axis(across).y_axis(upwards).legend_position(None);
        chart.render(Rect::new(0, 0, self.right, self.rows + 2), buffer);
    }

    fn number_depths(&self, texts: &Texts, plot: &Plot, buffer: &mut Buffer) {
        let row = self.rows + 1;
        let mut free_from = 0;
        for x in plot.x_values() {
            let number = texts.number(x as u64);
            let width = number.chars().count() as u16;
            let at = self.column(x).saturating_sub(width / 2);
            if at >= free_from && at + width <= self.right {
                buffer.set_string(at, row, &number, Style::default());
                free_from = at + width + 1;
            }
        }
        let title = &plot.x_title;
        let room = usize::from(self.width - self.right).saturating_sub(1);
        buffer.set_stringn(self.right + 1, row, title, room, Style::default());
    }

    /// Marks every point, so that lines differ without colours.
    fn mark(&self, plot: &Plot, buffer: &mut Buffer) {
        for series in &plot.series {
            let Some(marker) = series.style.marker() else { continue };
            for point in &series.points {
                let at = (self.column(point.x), self.row(point.y));
                buffer[at].set_char(marker.sign()).set_style(style(series));
            }
        }
    }

    /// Writes the names of the lines beside their ends.
    fn name(&self, plot: &Plot, buffer: &mut Buffer) {
        let end = |series: &Series| series.points.last().map(|point| f64::from(self.row(point.y)));
        let ends: Vec<(&Series, f64)> =
            plot.series.iter().filter_map(|series| Some((series, end(series)?))).collect();
        let wanted: Vec<f64> = ends.iter().map(|&(_, row)| row).collect();
        let places = spread(&wanted, 1.0, 0.0, f64::from(self.rows));
        let room = usize::from(self.width - self.right).saturating_sub(1);
        for ((series, _), place) in ends.iter().zip(places) {
            let sign = series.style.marker().map_or('•', Marker::sign);
            let row = (place.floor() as u16).min(self.rows);
            buffer.set_stringn(self.right + 1, row, format!("{sign} {}", series.label), room, style(series));
        }
    }
}

/// The vertical axis and its ticks at equal distances: whole powers of ten on a logarithmic scale.
fn axis(plot: &Plot, scale: &Scale, rows: u16) -> (VerticalAxis, Vec<f64>) {
    if plot.unit == Unit::Plain {
        let values: Vec<f64> = scale.ticks().iter().map(|tick| tick.value).collect();
        return (VerticalAxis { low: scale.low(), high: scale.high(), is_logarithmic: false }, values);
    }
    let low = (scale.low().log10() + 1e-9).floor();
    let decades = ((scale.high().log10() - 1e-9).ceil() - low).max(1.0) as i32;
    // Decades a tick: as many as needed for every tick to have a row.
    let rows = i32::from(rows.max(1));
    let every = (decades + rows - 1) / rows;
    let steps = (decades + every - 1) / every;
    let high = low + f64::from(steps * every);
    let values = (0..=steps).map(|i| 10_f64.powf(low + f64::from(i * every))).collect();
    (VerticalAxis { low, high, is_logarithmic: true }, values)
}

fn style(series: &Series) -> Style {
    Style::default().fg(match series.style {
        LineStyle::Compared(search) | LineStyle::Crossed { search, .. } => COLOURS[search % COLOURS.len()],
        LineStyle::Reference => Color::DarkGray,
    })
}

/// A buffer as lines of text.
fn written(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in 0..buffer.area.height {
        let mut line = String::new();
        let mut colour = Color::Reset;
        let last = (0..buffer.area.width).rposition(|column| buffer[(column, row)].symbol() != " ");
        for column in 0..last.map_or(0, |last| last as u16 + 1) {
            let cell = &buffer[(column, row)];
            if cell.fg != colour && cell.symbol() != " " {
                colour = cell.fg;
                let _ = write!(line, "{}", code(colour));
            }
            line.push_str(cell.symbol());
        }
        if colour != Color::Reset {
            line.push_str(code(Color::Reset));
        }
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// The escape sequence that changes the colour (ECMA-48, SGR).
fn code(colour: Color) -> &'static str {
    match colour {
        Color::Yellow => "\x1b[33m",
        Color::Blue => "\x1b[34m",
        Color::Green => "\x1b[32m",
        Color::Magenta => "\x1b[35m",
        Color::Cyan => "\x1b[36m",
        Color::Red => "\x1b[31m",
        Color::DarkGray => "\x1b[90m",
        _ => "\x1b[39m",
    }
}

#[cfg(test)]
mod tests {
    use plyground_draw::plot::Point;

    use super::*;

    fn line(label: &str, style: LineStyle, heights: &[f64]) -> Series {
        let points = heights.iter().enumerate();
        let points = points.map(|(i, &y)| Point { x: i as f64 + 1.0, y, range: None });
        Series { label: label.to_owned(), style, points: points.collect() }
    }

    fn plot(unit: Unit, series: Vec<Series>) -> Plot {
        Plot {
            name: "nodes".to_owned(),
            title: "Nodes against depth".to_owned(),
            subtitle: String::new(),
            x_title: "depth".to_owned(),
            y_title: "Nodes".to_owned(),
            unit,
            series,
        }
    }

    /// The chart without its colours.
    fn plain(plot: &Plot, width: u16) -> String {
        let chart = chart(&Texts::english(), plot, width).unwrap();
        let mut text = String::new();
        for part in chart.split("\x1b[") {
            let plain = part.split_once('m').filter(|(code, _)| code.chars().all(|c| c.is_ascii_digit()));
            text.push_str(plain.map_or(part, |(_, rest)| rest));
        }
        text
    }

    #[test]
    fn lines_rise_from_power_to_power() {
        let series = vec![
            line("minimax", LineStyle::Compared(0), &[10.0, 82.0, 586.0, 3_610.0]),
            line("alpha-beta", LineStyle::Compared(1), &[10.0, 36.0, 163.0, 492.0]),
            line("minimal tree", LineStyle::Reference, &[10.0, 26.0, 96.0, 206.0]),
        ];
        let expected = include_str!("chart.txt");
        assert_eq!(plain(&plot(Unit::Count, series), 60), expected);
    }

    #[test]
    fn every_line_keeps_inside_the_width() {
        for width in [1, 40, 63, 200] {
            let series =
                vec![line("a search with a very long name", LineStyle::Compared(0), &[1.0, 2.0, 1e12])];
            let text = plain(&plot(Unit::Count, series), width);
            let widest = text.lines().map(|line| line.chars().count()).max().unwrap();
            assert!(widest <= usize::from(width.max(NARROWEST)), "{text}");
        }
    }

    #[test]
    fn many_decades_and_none_can_be_drawn() {
        for heights in [[1.0, 1e9, 1e18], [5.0, 5.0, 5.0], [1e-7, 1e-3, 10.0]] {
            let text = plain(&plot(Unit::Times, vec![line("x", LineStyle::Compared(2), &heights)]), 60);
            assert_eq!(text.matches('▲').count(), 4, "three points and a name: {text}");
        }
        let text = plain(&plot(Unit::Plain, vec![line("x", LineStyle::Compared(2), &[2.0, 3.5, 4.21])]), 60);
        assert!(text.contains("4.5│") || text.contains("4.5 │"), "{text}");
    }

    #[test]
    fn a_single_depth_has_no_line() {
        assert_eq!(
            chart(&Texts::english(), &plot(Unit::Count, vec![line("x", LineStyle::Compared(0), &[3.0])]), 80),
            None
        );
    }

    #[test]
    fn colours_are_switched_off_at_the_end_of_a_line() {
        let text = chart(
            &Texts::english(),
            &plot(Unit::Count, vec![line("x", LineStyle::Compared(1), &[1.0, 99.0])]),
            60,
        );
        let text = text.unwrap();
        assert!(text.contains("\x1b[33m"));
        for line in text.lines().filter(|line| line.contains('\x1b')) {
            assert!(line.ends_with("\x1b[39m"), "{line:?}");
        }
    }
}
