//! Whether the players of a round can all be paired.

use std::collections::VecDeque;

/// A matching in a graph that is not bipartite.
///
/// CITE: J. Edmonds, "Paths, trees, and flowers", Canadian Journal of Mathematics 17 (1965).
#[derive(Clone, Debug)]
pub(super) struct Matching {
    /// Whether two vertices may be matched.
    edges: Vec<Vec<bool>>,
    mates: Vec<Option<usize>>,
    /// Vertices that are settled, or take no part.
    gone: Vec<bool>,
}

impl Matching {
    /// An empty matching of these edges.
    pub(super) fn new(edges: Vec<Vec<bool>>) -> Self {
        let count = edges.len();
        Self { edges, mates: vec![None; count], gone: vec![false; count] }
    }

    /// Takes a vertex out. It must not be matched yet.
    pub(super) fn leave_out(&mut self, vertex: usize) {
        self.gone[vertex] = true;
    }

    /// Matches every vertex, or as many as possible; returns whether it is every one.
    pub(super) fn complete(&mut self) -> bool {
        (0..self.edges.len())
            .all(|vertex| self.gone[vertex] || self.mates[vertex].is_some() || self.augment(vertex))
    }

    /// Matches two vertices for good, if all others can still be matched. The matching must be complete.
    pub(super) fn settle(&mut self, one: usize, other: usize) -> bool {
        if !self.edges[one][other] || self.gone[one] || self.gone[other] {
            return false;
        }
        let mut tried = self.clone();
        let left: Vec<usize> = [one, other]
            .iter()
            .filter_map(|&vertex| tried.mates[vertex])
            .filter(|mate| ![one, other].contains(mate))
            .collect();
        for vertex in left.iter().copied().chain([one, other]) {
            tried.mates[vertex] = None;
        }
        tried.gone[one] = true;
        tried.gone[other] = true;
        let is_possible = left.first().is_none_or(|&vertex| tried.augment(vertex));
        if is_possible {
            *self = tried;
        }
        is_possible
    }

    /// Looks for an augmenting path from an unmatched vertex, breadth first, with blossoms shrunk to their bases.
    fn augment(&mut self, root: usize) -> bool {
        let count = self.edges.len();
        let mut search = PathSearch {
            parents: vec![None; count],
            bases: (0..count).collect(),
            reached: vec![false; count],
            queue: VecDeque::from([root]),
        };
        search.reached[root] = true;
        while let Some(from) = search.queue.pop_front() {
            for to in 0..count {
                let is_open = self.edges[from][to] && !self.gone[to];
                if !is_open || search.bases[from] == search.bases[to] || self.mates[from] == Some(to) {
                    continue;
                }
                let is_even = to == root || self.mates[to].is_some_and(|mate| search.parents[mate].is_some());
                if is_even {
                    search.shrink(&self.mates, from, to);
                } else if search.parents[to].is_none() {
                    search.parents[to] = Some(from);
                    match self.mates[to] {
                        None => {
                            self.flip(&search.parents, to);
                            return true;
                        }
                        Some(mate) => {
                            search.reached[mate] = true;
                            search.queue.push_back(mate);
                        }
                    }
                }
            }
        }
        false
    }

    /// Exchanges matched and unmatched edges along a path that ends in an unmatched vertex.
    fn flip(&mut self, parents: &[Option<usize>], end: usize) {
        let mut at = Some(end);
        while let Some(vertex) = at {
            let Some(parent) = parents[vertex] else { return };
            let next = self.mates[parent];
            self.mates[vertex] = Some(parent);
            self.mates[parent] = Some(vertex);
            at = next;
        }
    }
}

/// The alternating tree of one search.
struct PathSearch {
    parents: Vec<Option<usize>>,
    bases: Vec<usize>,
    reached: Vec<bool>,
    queue: VecDeque<usize>,
}

impl PathSearch {
    /// Shrinks the blossom that an edge between two vertices of the tree closes.
    fn shrink(&mut self, mates: &[Option<usize>], one: usize, other: usize) {
        let base = self.common(mates, one, other);
        let mut inside = vec![false; self.bases.len()];
        self.mark(mates, one, base, other, &mut inside);
        self.mark(mates, other, base, one, &mut inside);
        for vertex in 0..self.bases.len() {
            if inside[self.bases[vertex]] {
                self.bases[vertex] = base;
                if !self.reached[vertex] {
                    self.reached[vertex] = true;
                    self.queue.push_back(vertex);
                }
            }
        }
    }

    /// The nearest common base of two vertices.
    fn common(&self, mates: &[Option<usize>], one: usize, other: usize) -> usize {
        let above = |vertex: usize| mates[vertex].and_then(|mate| self.parents[mate]);
        let mut seen = vec![false; self.bases.len()];
        let mut at = Some(one);
        while let Some(vertex) = at {
            let base = self.bases[vertex];
            seen[base] = true;
            at = above(base);
        }
        let mut base = self.bases[other];
        while !seen[base] {
            // Both are in one tree, whose root was seen.
            base = self.bases[above(base).expect("the root is common to both")];
        }
        base
    }

    fn mark(&mut self, mates: &[Option<usize>], from: usize, base: usize, child: usize, inside: &mut [bool]) {
        let (mut vertex, mut child) = (from, child);
        while self.bases[vertex] != base {
            let mate = mates[vertex].expect("below its base a blossom is matched");
            inside[self.bases[vertex]] = true;
            inside[self.bases[mate]] = true;
            self.parents[vertex] = Some(child);
            child = mate;
            vertex = self.parents[mate].expect("the tree leads to the base");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matching(count: usize, edges: &[(usize, usize)]) -> Matching {
        let mut matrix = vec![vec![false; count]; count];
        for &(a, b) in edges {
            matrix[a][b] = true;
            matrix[b][a] = true;
        }
        Matching::new(matrix)
    }

    /// The largest matching, by trying everything.
    fn largest(edges: &[Vec<bool>], used: &mut Vec<bool>) -> usize {
        let Some(first) = used.iter().position(|&used| !used) else { return 0 };
        used[first] = true;
        let mut best = largest(edges, used);
        for other in first + 1..used.len() {
            if edges[first][other] && !used[other] {
                used[other] = true;
                best = best.max(1 + largest(edges, used));
                used[other] = false;
            }
        }
        used[first] = false;
        best
    }

    #[test]
    fn odd_cycles_are_seen_through() {
        // Two triangles joined by an edge: only with that edge all are matched.
        let edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 3)];
        let mut joined = matching(6, &edges);
        assert!(joined.complete());
        assert!(!joined.clone().settle(0, 2), "1 would be left");
        assert!(joined.settle(2, 3) && joined.settle(0, 1) && joined.settle(4, 5));
        assert!(!matching(6, &[(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)]).complete());
    }

    #[test]
    fn every_graph_of_eight_vertices_agrees_with_trying_everything() {
        let mut dice = plyground_core::Dice::new(7);
        for _ in 0..400 {
            let mut edges = Vec::new();
            for a in 0..8 {
                edges.extend((a + 1..8).filter(|_| dice.next().is_multiple_of(3)).map(|b| (a, b)));
            }
            let mut found = matching(8, &edges);
            let is_perfect = largest(&found.edges.clone(), &mut vec![false; 8]) == 4;
            assert_eq!(found.complete(), is_perfect, "{edges:?}");
        }
    }
}
