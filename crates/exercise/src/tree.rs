//! Trees with names: inner nodes have capital letters, leaves small ones.

use std::ops::RangeInclusive;

use plyground_core::Dice;
use serde::{Deserialize, Serialize};

use crate::difficulty::TreeRecipe;

/// Letters without those that look like digits.
const INNER: &str = "ABCDEFGHIJKMNPQRSTUVWXYZ";
const LEAVES: &str = "abcdefghijkmnpqrstuvwxyz";

/// A game tree: MAX moves at the root, the values of the leaves are MAX's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExerciseTree {
    /// The nodes in preorder, so that children come after their parent and from left to right.
    pub nodes: Vec<TreeItem>,
}

/// A node of a tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TreeItem {
    /// A capital letter for an inner node, by levels from the root's A; a small one for a leaf, from left to right. The
    /// leaves of a tree with too many of them have none.
    pub name: String,
    /// The index of the parent; `None` for the root.
    pub parent: Option<usize>,
    /// The distance from the root.
    pub ply: u16,
    /// The value, for a leaf.
    pub value: Option<i32>,
}

impl ExerciseTree {
    /// A tree by a recipe; `None` if it has too few or too many leaves, or too many inner nodes.
    pub(crate) fn random(recipe: &TreeRecipe, dice: &mut Dice) -> Option<Self> {
        let mut tree = Self { nodes: Vec::new() };
        tree.grow(recipe, dice, None, 0);
        let leaves = tree.leaves().count();
        let is_suitable = recipe.leaves.contains(&leaves) && tree.nodes.len() - leaves <= INNER.len();
        if !is_suitable || !tree.give_values(&recipe.values, recipe.may_repeat, dice) {
            return None;
        }
        tree.give_names();
        Some(tree)
    }

    /// A tree whose nodes have the same number of children in each level, and leaves of different values.
    pub(crate) fn of_shape(shape: &[usize], values: RangeInclusive<i32>, dice: &mut Dice) -> Self {
        let mut tree = Self { nodes: Vec::new() };
        tree.grow_shape(shape, None, 0);
        let has_values = tree.give_values(&values, false, dice);
        assert!(has_values, "shapes have fewer leaves than there are values");
        tree.give_names();
        tree
    }

    fn grow_shape(&mut self, shape: &[usize], parent: Option<usize>, ply: u16) {
        let here = self.nodes.len();
        let value = shape.is_empty().then_some(0);
        self.nodes.push(TreeItem { name: String::new(), parent, ply, value });
        if let [children, below @ ..] = shape {
            for _ in 0..*children {
                self.grow_shape(below, Some(here), ply + 1);
            }
        }
    }

    fn grow(&mut self, recipe: &TreeRecipe, dice: &mut Dice, parent: Option<usize>, ply: u16) {
        let here = self.nodes.len();
        self.nodes.push(TreeItem { name: String::new(), parent, ply, value: None });
        if ply == recipe.depth {
            self.nodes[here].value = Some(0);
            return;
        }
        let branches = if ply == 0 { &recipe.root } else { &recipe.branches };
        let count = branches.start() + dice.below(branches.end() - branches.start() + 1);
        for _ in 0..count {
            self.grow(recipe, dice, Some(here), ply + 1);
        }
    }

    /// Gives the leaves their values; false where the range has too few.
    fn give_values(&mut self, values: &RangeInclusive<i32>, may_repeat: bool, dice: &mut Dice) -> bool {
        let mut values: Vec<i32> = values.clone().collect();
        for node in self.nodes.iter_mut().filter(|node| node.value.is_some()) {
            if values.is_empty() {
                return false;
            }
            let at = dice.below(values.len());
            node.value = Some(if may_repeat { values[at] } else { values.swap_remove(at) });
        }
        true
    }

    fn give_names(&mut self) {
        let mut inner: Vec<usize> =
            (0..self.nodes.len()).filter(|&i| self.nodes[i].value.is_none()).collect();
        inner.sort_by_key(|&i| (self.nodes[i].ply, i));
        for (&i, name) in inner.iter().zip(INNER.chars()) {
            self.nodes[i].name = name.to_string();
        }
        let leaves: Vec<usize> = self.leaves().collect();
        if leaves.len() <= LEAVES.len() {
            for (i, name) in leaves.into_iter().zip(LEAVES.chars()) {
                self.nodes[i].name = name.to_string();
            }
        }
    }

    /// The children of a node, from left to right.
    pub fn children(&self, node: usize) -> impl Iterator<Item = usize> {
        (node + 1..self.nodes.len()).filter(move |&i| self.nodes[i].parent == Some(node))
    }

    /// The leaves, from left to right.
    pub fn leaves(&self) -> impl Iterator<Item = usize> {
        (0..self.nodes.len()).filter(|&i| self.nodes[i].value.is_some())
    }

    /// The inner nodes by levels, as they are named.
    pub fn inner(&self) -> Vec<usize> {
        let mut inner: Vec<usize> =
            (0..self.nodes.len()).filter(|&i| self.nodes[i].value.is_none()).collect();
        inner.sort_by_key(|&i| (self.nodes[i].ply, i));
        inner
    }

    /// Whether MAX moves at a node.
    pub fn is_max(&self, node: usize) -> bool {
        self.nodes[node].ply.is_multiple_of(2)
    }

    /// The distance from the root to the leaves.
    pub fn depth(&self) -> u16 {
        self.nodes.iter().map(|node| node.ply).max().unwrap_or(0)
    }

    /// The name of a node.
    pub fn name(&self, node: usize) -> &str {
        &self.nodes[node].name
    }

    /// The tree as the game `explicit` reads it, `A:[B:[a:3,b:5],C:[c:2,d:9]]`.
    pub fn text(&self) -> String {
        self.text_of(0, &|tree, node| tree.children(node).collect())
    }

    /// The same with the children of each node in another order.
    pub(crate) fn text_in_order(&self, order: &dyn Fn(usize) -> Vec<usize>) -> String {
        self.text_of(0, &|_, node| order(node))
    }

    fn text_of(&self, node: usize, children: &dyn Fn(&Self, usize) -> Vec<usize>) -> String {
        let TreeItem { name, value, .. } = &self.nodes[node];
        let name = if name.is_empty() { String::new() } else { format!("{name}:") };
        if let Some(value) = value {
            return format!("{name}{value}");
        }
        let below: Vec<String> =
            children(self, node).into_iter().map(|child| self.text_of(child, children)).collect();
        format!("{name}[{}]", below.join(","))
    }
}
