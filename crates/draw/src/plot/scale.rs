//! Positions of numbers along an axis.

/// An axis: its ends and its tick marks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    low: f64,
    high: f64,
    spacing: Spacing,
}

/// The spacing of the tick marks.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Spacing {
    /// Equally spaced by this step. The length of the axis is a multiple of the step, so that the last mark is at its
    /// end.
    Equal(f64),
    /// Equal distances are equal quotients.
    Logarithmic,
}

/// A tick mark of an axis.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tick {
    /// The number.
    pub value: f64,
    /// Whether it has a label.
    pub is_major: bool,
}

/// About this many labels at an axis.
const ENOUGH: f64 = 6.0;

impl Scale {
    /// A linear axis, from round number to round number.
    pub fn linear(low: f64, high: f64) -> Self {
        let step = step(low, high);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Self { low, high: if high > low { high } else { low + step }, spacing: Spacing::Equal(step) }
    }

    /// A logarithmic axis; both numbers must be above 0.
    pub fn logarithmic(low: f64, high: f64) -> Self {
        let (floor, ceiling) = (decade(low), (high.log10() - 1e-9).ceil());
        // Below two decades, a whole decade at either end would be mostly empty: the axis may end at 1, 2 or 5.
        let is_short = high / low < 100.0;
        let below = |value: f64| {
            let digits = [5.0, 2.0, 1.0].map(|digit| digit * ten_to(decade(value)));
            digits.into_iter().find(|&round| round <= value * (1.0 + 1e-9)).unwrap_or(value)
        };
        let above = |value: f64| {
            let digits = [1.0, 2.0, 5.0, 10.0].map(|digit| digit * ten_to(decade(value)));
            digits.into_iter().find(|&round| round >= value * (1.0 - 1e-9)).unwrap_or(value)
        };
        let (low, high) = if is_short { (below(low), above(high)) } else { (ten_to(floor), ten_to(ceiling)) };
        Self { low, high: if high > low { high } else { low * 10.0 }, spacing: Spacing::Logarithmic }
    }

    /// The lower end of the axis.
    pub fn low(&self) -> f64 {
        self.low
    }

    /// The upper end.
    pub fn high(&self) -> f64 {
        self.high
    }

    /// The position of a number, from 0 to 1.
    pub fn place(&self, value: f64) -> f64 {
        let place = match self.spacing {
            Spacing::Logarithmic => {
                (value.max(f64::MIN_POSITIVE) / self.low).ln() / (self.high / self.low).ln()
            }
            Spacing::Equal(_) => (value - self.low) / (self.high - self.low),
        };
        place.clamp(0.0, 1.0)
    }

    /// The tick marks of the axis, from its lower end to its upper.
    pub fn ticks(&self) -> Vec<Tick> {
        match self.spacing {
            Spacing::Equal(step) => self.linear_ticks(step),
            Spacing::Logarithmic => self.logarithmic_ticks(),
        }
    }

    fn linear_ticks(&self, step: f64) -> Vec<Tick> {
        let count = ((self.high - self.low) / step).round() as u32;
        (0..=count).map(|i| Tick { value: self.low + f64::from(i) * step, is_major: true }).collect()
    }

    fn logarithmic_ticks(&self) -> Vec<Tick> {
        let (from, to) = (decade(self.low) as i32, self.high.log10().ceil() as i32);
        let decades = (self.high / self.low).log10();
        // Over few decades 2 and 5 get a label, too; over very many only every other decade.
        let every = (decades / (1.5 * ENOUGH)).ceil().max(1.0) as i32;
        let is_numbered = |digit: u8| digit == 1 || (decades < 2.5 && (digit == 2 || digit == 5));
        let mut ticks = Vec::new();
        for exponent in from..=to {
            for digit in 1..=9 {
                let value = f64::from(digit) * ten_to(f64::from(exponent));
                let inside = value >= self.low * (1.0 - 1e-9) && value <= self.high * (1.0 + 1e-9);
                let is_major = is_numbered(digit) && (exponent - from) % every == 0;
                if inside && (is_major || digit == 1 || decades < ENOUGH) {
                    ticks.push(Tick { value, is_major });
                }
            }
        }
        ticks
    }
}

/// A round distance between labels: 1, 2 or 5 times a power of ten.
fn step(low: f64, high: f64) -> f64 {
    let rough = ((high - low) / ENOUGH).max(high.abs() / 1e6).max(1e-9);
    let unit = ten_to(decade(rough));
    [1.0, 2.0, 5.0, 10.0].map(|digit| digit * unit).into_iter().find(|&step| step >= rough).unwrap_or(unit)
}

/// The exponent of the largest power of ten that is not above the number.
fn decade(value: f64) -> f64 {
    (value.log10() + 1e-9).floor()
}

fn ten_to(exponent: f64) -> f64 {
    10_f64.powf(exponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(scale: Scale) -> Vec<f64> {
        let round = |value: f64| (value * 1e9).round() / 1e9;
        scale.ticks().iter().filter(|tick| tick.is_major).map(|tick| round(tick.value)).collect()
    }

    #[test]
    fn long_logarithmic_axes_have_powers_of_ten() {
        let scale = Scale::logarithmic(10.0, 549_946.0);
        assert_eq!(numbers(scale), [10.0, 100.0, 1e3, 1e4, 1e5, 1e6]);
        assert!((scale.place(1e3) - 0.4).abs() < 1e-9);
        assert_eq!((scale.place(1.0), scale.place(1e9)), (0.0, 1.0));
        assert_eq!(numbers(Scale::logarithmic(1.0, 1e18)).len(), 10, "every other one");
    }

    #[test]
    fn short_logarithmic_axes_have_ones_twos_and_fives() {
        assert_eq!(numbers(Scale::logarithmic(3.0, 40.0)), [2.0, 5.0, 10.0, 20.0, 50.0]);
        assert_eq!(numbers(Scale::logarithmic(1e-5, 1e-4)).first(), Some(&1e-5));
        assert_eq!(
            numbers(Scale::logarithmic(10.0, 10.0)),
            [10.0, 20.0, 50.0, 100.0],
            "one number is not nothing"
        );
    }

    #[test]
    fn linear_axes_have_round_steps() {
        assert_eq!(numbers(Scale::linear(1.93, 4.21)), [1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5]);
        assert_eq!(numbers(Scale::linear(0.0, 70.0)), [0.0, 20.0, 40.0, 60.0, 80.0]);
        assert_eq!(numbers(Scale::linear(5.0, 5.0)).len(), 2, "one number is not nothing");
    }

    #[test]
    fn every_number_stands_where_it_belongs() {
        let mut dice = plyground_core::Dice::new(3);
        let mut random = |most: usize| dice.below(most) as f64 / 100.0;
        for _ in 0..10_000 {
            let low = random(10_000);
            let high = low + random(10_000) + 0.01;
            for scale in [Scale::linear(low, high), Scale::logarithmic(low + 0.01, high + 0.02)] {
                let rim = 1e-6 * scale.high();
                assert!(scale.low() <= low + 0.01 + rim && high <= scale.high() + rim, "{scale:?}");
                let ticks = scale.ticks();
                let inside =
                    |tick: &Tick| scale.low() - rim <= tick.value && tick.value <= scale.high() + rim;
                assert!(ticks.len() > 1 && ticks.iter().all(inside), "{scale:?} {ticks:?}");
            }
            let scale = Scale::linear(low, high);
            for tick in scale.ticks() {
                let there = scale.low() + scale.place(tick.value) * (scale.high() - scale.low());
                assert!((there - tick.value).abs() < 1e-9 * scale.high(), "{tick:?} of {low} to {high}");
            }
        }
    }
}
