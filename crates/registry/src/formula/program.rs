//! A formula compiled to a flat list of steps for a stack of numbers.

/// The most different features, each for one side, that a formula may use.
pub(super) const SLOTS: usize = 32;
/// The most numbers that wait on the stack.
pub(super) const STACK: usize = 32;
/// The most steps.
pub(super) const STEPS: usize = 1_000;

/// A step: takes its operands from the stack and leaves its result there.
#[derive(Clone, Copy, Debug)]
pub(super) enum FormulaStep {
    /// Leaves a constant.
    Number(f64),
    /// Leaves the number in a slot.
    Slot(u8),
    /// One operand.
    Unary(fn(f64) -> f64),
    /// Two operands, the first one below the second.
    Binary(fn(f64, f64) -> f64),
    /// A condition and two numbers: leaves the first of them where the condition is not 0.
    Choose,
}

/// A compiled formula, whose stack is known to fit.
#[derive(Clone, Default, Debug)]
pub(super) struct CompiledFormula {
    steps: Vec<FormulaStep>,
    /// The numbers on the stack after the last step.
    held: usize,
}

/// A formula that does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooLarge;

impl CompiledFormula {
    /// Adds a step.
    pub(super) fn push(&mut self, step: FormulaStep) -> Result<(), TooLarge> {
        self.held = match step {
            FormulaStep::Number(_) | FormulaStep::Slot(_) => self.held + 1,
            FormulaStep::Unary(_) => self.held,
            FormulaStep::Binary(_) => self.held - 1,
            FormulaStep::Choose => self.held - 2,
        };
        if self.held > STACK || self.steps.len() >= STEPS {
            return Err(TooLarge);
        }
        self.steps.push(step);
        Ok(())
    }

    /// The value with these numbers in the slots.
    pub(super) fn run(&self, slots: &[f64; SLOTS]) -> f64 {
        let mut stack = [0.0; STACK];
        // The number of values on the stack: the operands of a step are the last of them.
        let mut held = 0;
        for step in &self.steps {
            let result = match *step {
                FormulaStep::Number(number) => number,
                FormulaStep::Slot(slot) => slots[usize::from(slot) % SLOTS],
                FormulaStep::Unary(apply) => {
                    held -= 1;
                    apply(stack[held])
                }
                FormulaStep::Binary(apply) => {
                    held -= 2;
                    apply(stack[held], stack[held + 1])
                }
                FormulaStep::Choose => {
                    held -= 3;
                    if stack[held] == 0.0 { stack[held + 2] } else { stack[held + 1] }
                }
            };
            stack[held] = result;
            held += 1;
        }
        stack[0]
    }
}

/// Division in which nothing is infinite: by 0 it gives 0.
pub(super) fn divide(one: f64, other: f64) -> f64 {
    if other == 0.0 { 0.0 } else { one / other }
}
