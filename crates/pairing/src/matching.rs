//! The cheapest way to form pairs: a maximum weight matching in a general graph.
//!
//! The method is Edmonds' with dual variables, in the form for dense graphs: each of at most n/2 phases takes O(n²) steps,
//! so all take O(n³). See Z. Galil, *Efficient algorithms for finding maximum matching in graphs* (1986). Odd cycles shrink
//! to *blossoms*. Vertices are numbered from 1, blossoms follow, and 0 is none.

use std::collections::VecDeque;

/// As many pairs of 0 to `count` − 1 as possible, and of all such choices one with the least total cost.
///
/// `cost` is symmetric, from 0 to 2⁵² / `count`, and `None` for two who may not be paired. Equal input gives equal output.
///
/// ```
/// let apart = |one: usize, other: usize| Some(one.abs_diff(other) as i64);
/// assert_eq!(boneyard_pairing::cheapest_pairs(4, apart), [(0, 1), (2, 3)]);
/// ```
#[must_use]
pub fn cheapest_pairs(count: usize, cost: impl Fn(usize, usize) -> Option<i64>) -> Vec<(usize, usize)> {
    let mut weights = vec![0; (count + 1) * (count + 1)];
    let costs = || (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    let dearest = costs().filter_map(|(one, other)| cost(one, other)).max().unwrap_or(0);
    // One pair more is worth more than any difference in cost.
    let pair_value = 1 + dearest * i64::try_from(count / 2 + 1).unwrap_or(i64::MAX);
    for (one, other) in costs() {
        let weight = cost(one, other).map_or(0, |cost| pair_value - cost);
        weights[(one + 1) * (count + 1) + other + 1] = weight;
        weights[(other + 1) * (count + 1) + one + 1] = weight;
    }
    let mut search = Search::new(count, weights);
    while search.augments() {}
    let partner = |one: usize| search.matched[one + 1].checked_sub(1);
    (0..count).filter_map(|one| partner(one).filter(|other| one < *other).map(|other| (one, other))).collect()
}

/// The place of a vertex or blossom in the search trees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Free,
    /// At an even distance from an exposed root.
    Even,
    /// At an odd distance from an exposed root.
    Odd,
}

struct Search {
    /// The number of vertices.
    count: usize,
    /// Vertices and blossoms have numbers below this.
    used: usize,
    /// Room in each row of `edges`.
    room: usize,
    /// By vertex and vertex; 0 for no edge.
    weights: Vec<i64>,
    /// By vertex or blossom and vertex or blossom: the end of the best edge in the first. The end in the second is the
    /// entry with the two swapped.
    edges: Vec<(u16, u16)>,
    /// By blossom and vertex: the child of the blossom that has the vertex; 0 if none has.
    child_with: Vec<u16>,
    duals: Vec<i64>,
    /// The vertex to which the vertex or blossom is matched.
    matched: Vec<usize>,
    /// The vertex from which the least slack leads here.
    slack_from: Vec<usize>,
    /// The outermost blossom; 0 for a number that is not in use.
    outer: Vec<usize>,
    /// The vertex from which the tree grew to an odd vertex or blossom.
    parent: Vec<usize>,
    marks: Vec<Mark>,
    seen: Vec<usize>,
    visit: usize,
    /// The cycle of each blossom, its base first.
    children: Vec<Vec<usize>>,
    queue: VecDeque<usize>,
}

impl Search {
    fn new(count: usize, weights: Vec<i64>) -> Self {
        let room = count + count / 2 + 2;
        let highest = weights.iter().copied().max().unwrap_or(0);
        let mut edges = vec![(0, 0); room * room];
        let mut child_with = vec![0; room * (count + 1)];
        for one in 1..=count {
            child_with[one * (count + 1) + one] = short(one);
            for other in 1..=count {
                edges[one * room + other] = (short(one), short(other));
            }
        }
        let mut outer = vec![0; room];
        for (vertex, outer) in outer.iter_mut().enumerate().take(count + 1) {
            *outer = vertex;
        }
        Self {
            count,
            used: count + 1,
            room,
            weights,
            edges,
            child_with,
            duals: vec![highest; room],
            matched: vec![0; room],
            slack_from: vec![0; room],
            outer,
            parent: vec![0; room],
            marks: vec![Mark::Free; room],
            seen: vec![0; room],
            visit: 0,
            children: vec![Vec::new(); room],
            queue: VecDeque::new(),
        }
    }

    fn edge(&self, from: usize, to: usize) -> (usize, usize) {
        let (one, other) = self.edges[from * self.room + to];
        (one.into(), other.into())
    }

    fn weight(&self, (one, other): (usize, usize)) -> i64 {
        self.weights[one * (self.count + 1) + other]
    }

    /// How far an edge is from tight; `None` if it is no edge.
    fn slack(&self, edge: (usize, usize)) -> Option<i64> {
        let weight = self.weight(edge);
        (weight > 0).then(|| self.duals[edge.0] + self.duals[edge.1] - 2 * weight)
    }

    /// The slack of the edge by which a tree is nearest to an outermost vertex or blossom.
    fn least_slack(&self, to: usize) -> Option<i64> {
        match self.slack_from[to] {
            0 => None,
            from => self.slack(self.edge(from, to)),
        }
    }

    fn offer_slack(&mut self, from: usize, to: usize) {
        let offered = self.slack(self.edge(from, to));
        if offered.is_some() && self.least_slack(to).is_none_or(|least| offered < Some(least)) {
            self.slack_from[to] = from;
        }
    }

    fn find_slack(&mut self, to: usize) {
        self.slack_from[to] = 0;
        for from in 1..=self.count {
            let outer = self.outer[from];
            if outer != to && self.marks[outer] == Mark::Even {
                self.offer_slack(from, to);
            }
        }
    }

    fn enqueue(&mut self, node: usize) {
        if node <= self.count {
            self.queue.push_back(node);
            return;
        }
        for at in 0..self.children[node].len() {
            self.enqueue(self.children[node][at]);
        }
    }

    fn set_outer(&mut self, node: usize, outer: usize) {
        self.outer[node] = outer;
        if node > self.count {
            for at in 0..self.children[node].len() {
                self.set_outer(self.children[node][at], outer);
            }
        }
    }

    /// Turns the cycle of a blossom so that `child` is at an even distance from the base, and gives that distance.
    fn even_place(&mut self, blossom: usize, child: usize) -> usize {
        let cycle = &mut self.children[blossom];
        let place = cycle.iter().position(|it| *it == child).unwrap_or(0);
        if place % 2 == 0 {
            return place;
        }
        cycle[1..].reverse();
        cycle.len() - place
    }

    fn child_with(&self, blossom: usize, vertex: usize) -> usize {
        self.child_with[blossom * (self.count + 1) + vertex].into()
    }

    /// Matches a vertex or blossom by its best edge to another.
    fn set_match(&mut self, node: usize, to: usize) {
        let (inside, outside) = self.edge(node, to);
        self.matched[node] = outside;
        if node <= self.count {
            return;
        }
        let child = self.child_with(node, inside);
        let place = self.even_place(node, child);
        for at in 0..place {
            self.set_match(self.children[node][at], self.children[node][at ^ 1]);
        }
        self.set_match(child, to);
        self.children[node].rotate_left(place);
    }

    /// Swaps matched and unmatched edges from `node` to the root of its tree.
    fn augment(&mut self, mut node: usize, mut to: usize) {
        loop {
            let next = self.outer[self.matched[node]];
            self.set_match(node, to);
            if next == 0 {
                return;
            }
            let parent = self.outer[self.parent[next]];
            self.set_match(next, parent);
            (node, to) = (parent, next);
        }
    }

    /// Where the paths of two even nodes to their roots meet; `None` if they are in different trees.
    fn meeting_point(&mut self, mut one: usize, mut other: usize) -> Option<usize> {
        self.visit += 1;
        while one != 0 || other != 0 {
            if one != 0 {
                if self.seen[one] == self.visit {
                    return Some(one);
                }
                self.seen[one] = self.visit;
                let matched = self.outer[self.matched[one]];
                one = if matched == 0 { 0 } else { self.outer[self.parent[matched]] };
            }
            (one, other) = (other, one);
        }
        None
    }

    /// The nodes from an even node up to, and without, `base`. The odd ones are queued, because they become even.
    fn path_to(&mut self, base: usize, mut node: usize, cycle: &mut Vec<usize>) {
        while node != base {
            let odd = self.outer[self.matched[node]];
            cycle.extend([node, odd]);
            self.enqueue(odd);
            node = self.outer[self.parent[odd]];
        }
    }

    fn shrink(&mut self, one: usize, base: usize, other: usize) {
        let blossom = (self.count + 1..self.used).find(|it| self.outer[*it] == 0).unwrap_or(self.used);
        self.used = self.used.max(blossom + 1);
        self.duals[blossom] = 0;
        self.marks[blossom] = Mark::Even;
        self.matched[blossom] = self.matched[base];
        let mut cycle = vec![base];
        self.path_to(base, one, &mut cycle);
        cycle[1..].reverse();
        self.path_to(base, other, &mut cycle);
        self.children[blossom].clone_from(&cycle);
        self.set_outer(blossom, blossom);
        self.adopt_edges(blossom, &cycle);
        self.find_slack(blossom);
    }

    /// The best edges of a blossom are the best of its children.
    fn adopt_edges(&mut self, blossom: usize, cycle: &[usize]) {
        for node in 1..self.used {
            self.edges[blossom * self.room + node] = (0, 0);
            self.edges[node * self.room + blossom] = (0, 0);
        }
        let row = blossom * (self.count + 1);
        self.child_with[row..=row + self.count].fill(0);
        for &child in cycle {
            for node in 1..self.used {
                let offered = self.slack(self.edge(child, node));
                let own = self.slack(self.edge(blossom, node));
                if offered.is_some() && own.is_none_or(|own| offered < Some(own)) {
                    self.edges[blossom * self.room + node] = self.edges[child * self.room + node];
                    self.edges[node * self.room + blossom] = self.edges[node * self.room + child];
                }
            }
            for vertex in 1..=self.count {
                if self.child_with(child, vertex) != 0 {
                    self.child_with[row + vertex] = short(child);
                }
            }
        }
    }

    /// Dissolves an odd blossom whose dual is 0.
    fn expand(&mut self, blossom: usize) {
        for child in self.children[blossom].clone() {
            self.set_outer(child, child);
        }
        let (inside, _) = self.edge(blossom, self.parent[blossom]);
        let entered = self.child_with(blossom, inside);
        let place = self.even_place(blossom, entered);
        let cycle = self.children[blossom].clone();
        for pair in cycle[..place].chunks(2) {
            let &[odd, even] = pair else { continue };
            self.parent[odd] = self.edge(even, odd).0;
            (self.marks[odd], self.marks[even]) = (Mark::Odd, Mark::Even);
            self.slack_from[odd] = 0;
            self.find_slack(even);
            self.enqueue(even);
        }
        self.marks[entered] = Mark::Odd;
        self.parent[entered] = self.parent[blossom];
        for &free in &cycle[place + 1..] {
            self.marks[free] = Mark::Free;
            self.find_slack(free);
        }
        self.outer[blossom] = 0;
    }

    /// Grows a tree, shrinks a blossom or augments along a tight edge. Returns whether it augmented.
    fn follow(&mut self, (from, to): (usize, usize)) -> bool {
        let (one, other) = (self.outer[from], self.outer[to]);
        match self.marks[other] {
            Mark::Free => {
                self.parent[other] = from;
                self.marks[other] = Mark::Odd;
                let even = self.outer[self.matched[other]];
                (self.slack_from[other], self.slack_from[even]) = (0, 0);
                self.marks[even] = Mark::Even;
                self.enqueue(even);
            }
            Mark::Even => match self.meeting_point(one, other) {
                Some(base) => self.shrink(one, base, other),
                None => {
                    self.augment(one, other);
                    self.augment(other, one);
                    return true;
                }
            },
            Mark::Odd => {}
        }
        false
    }

    fn is_outermost(&self, node: usize) -> bool {
        self.outer[node] == node
    }

    /// One phase: finds a way to match two vertices more. `false` if the matching has the greatest weight.
    fn augments(&mut self) -> bool {
        self.marks[1..self.used].fill(Mark::Free);
        self.slack_from[1..self.used].fill(0);
        self.queue.clear();
        for node in 1..self.used {
            if self.is_outermost(node) && self.matched[node] == 0 {
                self.parent[node] = 0;
                self.marks[node] = Mark::Even;
                self.enqueue(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.follow_queue() {
                return true;
            }
            if !self.change_duals() {
                return false;
            }
            if self.follow_slacks() {
                return true;
            }
            for blossom in self.count + 1..self.used {
                let is_odd = self.is_outermost(blossom) && self.marks[blossom] == Mark::Odd;
                if is_odd && self.duals[blossom] == 0 {
                    self.expand(blossom);
                }
            }
        }
    }

    fn follow_queue(&mut self) -> bool {
        while let Some(from) = self.queue.pop_front() {
            if self.marks[self.outer[from]] == Mark::Odd {
                continue;
            }
            for to in 1..=self.count {
                if self.outer[from] == self.outer[to] {
                    continue;
                }
                match self.slack((from, to)) {
                    Some(0) if self.follow((from, to)) => return true,
                    Some(0) | None => {}
                    Some(_) => self.offer_slack(from, self.outer[to]),
                }
            }
        }
        false
    }

    fn follow_slacks(&mut self) -> bool {
        self.queue.clear();
        for node in 1..self.used {
            let from = self.slack_from[node];
            if self.is_outermost(node)
                && from != 0
                && self.outer[from] != node
                && self.least_slack(node) == Some(0)
                && self.follow(self.edge(from, node))
            {
                return true;
            }
        }
        false
    }

    /// Changes the duals by as much as keeps every slack at 0 or more. `false` if a vertex has no more to give.
    fn change_duals(&mut self) -> bool {
        let by = (1..self.used).filter(|node| self.is_outermost(*node)).filter_map(|node| {
            match self.marks[node] {
                Mark::Free => self.least_slack(node),
                Mark::Even => self.least_slack(node).map(|slack| slack / 2),
                Mark::Odd => (node > self.count).then(|| self.duals[node] / 2),
            }
        });
        let by = by.min().unwrap_or(i64::MAX);
        let exhausted = |it: &usize| self.marks[self.outer[*it]] == Mark::Even && self.duals[*it] <= by;
        if (1..=self.count).any(|it| exhausted(&it)) {
            return false;
        }
        for node in 1..self.used {
            let (outer, is_vertex) = (self.outer[node], node <= self.count);
            match self.marks[outer] {
                Mark::Even if is_vertex => self.duals[node] -= by,
                Mark::Odd if is_vertex => self.duals[node] += by,
                Mark::Even if outer == node => self.duals[node] += 2 * by,
                Mark::Odd if outer == node => self.duals[node] -= 2 * by,
                _ => {}
            }
        }
        true
    }
}

/// Numbers of vertices and blossoms stay far below 65,536.
fn short(node: usize) -> u16 {
    u16::try_from(node).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*};

    use super::*;

    /// The number of pairs and their cost, by trying everything.
    fn best(free: u32, count: usize, cost: &dyn Fn(usize, usize) -> Option<i64>) -> (usize, i64) {
        let Some(one) = (0..count).find(|it| free & (1 << it) != 0) else { return (0, 0) };
        let rest = free & !(1 << one);
        let mut found = best(rest, count, cost);
        for other in (one + 1..count).filter(|it| rest & (1 << it) != 0) {
            let Some(price) = cost(one, other) else { continue };
            let (pairs, total) = best(rest & !(1 << other), count, cost);
            let offered = (pairs + 1, total + price);
            if offered.0 > found.0 || offered.0 == found.0 && offered.1 < found.1 {
                found = offered;
            }
        }
        found
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

        #[test]
        fn no_choice_is_cheaper(
            count in 0_usize..9,
            costs in vec(prop_oneof![Just(None), (0_i64..6).prop_map(Some), (0_i64..1000).prop_map(Some)], 81),
        ) {
            let cost = |one: usize, other: usize| costs[one.min(other) * 9 + one.max(other)];
            let pairs = cheapest_pairs(count, cost);
            let mut seen = [false; 9];
            let mut total = 0;
            for (one, other) in &pairs {
                for it in [*one, *other] {
                    prop_assert!(!std::mem::replace(&mut seen[it], true));
                }
                total += cost(*one, *other).expect("an edge");
            }
            prop_assert_eq!((pairs.len(), total), best((1 << count) - 1, count, &cost));
        }
    }
}
