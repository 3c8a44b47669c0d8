//! Which file uses which, and the cycles among them.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, VecDeque},
};

use petgraph::{algo::tarjan_scc, graphmap::DiGraphMap};

/// A dependency: one file uses another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The file that uses something.
    pub from: String,
    /// The file that is used.
    pub to: String,
    /// What is used.
    pub names: BTreeSet<String>,
    /// The first line of `from` that does so, counted from 1.
    pub line: usize,
}

/// Files and the arrows between them.
#[derive(Default, Debug)]
pub struct Graph {
    arrows: BTreeMap<(String, String), Arrow>,
}

impl Graph {
    /// Adds an arrow: line `line` of the file `from` uses `name`, which `to` defines. A file's use of itself is left out.
    pub fn add(&mut self, from: &str, to: &str, name: &str, line: usize) {
        if from == to {
            return;
        }
        let arrow = self.arrows.entry((from.to_owned(), to.to_owned())).or_insert_with(|| Arrow {
            from: from.to_owned(),
            to: to.to_owned(),
            names: BTreeSet::new(),
            line,
        });
        arrow.line = arrow.line.min(line);
        arrow.names.insert(name.to_owned());
    }

    /// Whether the file `from` uses the file `to`, or is the same file.
    pub fn has(&self, from: &str, to: &str) -> bool {
        from == to || self.arrows.contains_key(&(from.to_owned(), to.to_owned()))
    }

    /// All arrows, ordered by their files.
    pub fn arrows(&self) -> impl Iterator<Item = &Arrow> {
        self.arrows.values()
    }

    /// The cycles of files, the shortest first, each with the arrow that is best removed at its end.
    ///
    /// `is_above(a, b)` says that `a` is the parent module of `b`, or a parent of that: a parent and its own children may
    /// use each other, as long as its children form no cycle among themselves.
    ///
    /// Removing the last arrow of every cycle leaves no cycle.
    pub fn cycles(&self, is_above: &dyn Fn(&str, &str) -> bool) -> Vec<Vec<Arrow>> {
        let mut left = self.arrows.clone();
        let mut cycles = Vec::new();
        let files: BTreeSet<&str> = self.arrows.values().flat_map(|it| [it.from.as_str(), &it.to]).collect();
        let mut groups = cyclic_groups(&files, &left, is_above);
        while let Some(group) = groups.pop() {
            let Some(cycle) = shortest_cycle(&group, &left, is_above) else { continue };
            if let Some(weakest) = cycle.last() {
                left.remove(&(weakest.from.clone(), weakest.to.clone()));
            }
            cycles.push(cycle);
            groups.extend(cyclic_groups(&group, &left, is_above));
        }
        cycles.sort_by_key(|cycle| (cycle.len(), cycle[0].from.clone(), cycle[0].to.clone()));
        cycles
    }
}

type Arrows = BTreeMap<(String, String), Arrow>;

/// The groups of `files` in which every file reaches every other, without a parent that only its own children belong to.
fn cyclic_groups<'a>(
    files: &BTreeSet<&'a str>,
    arrows: &Arrows,
    is_above: &dyn Fn(&str, &str) -> bool,
) -> Vec<BTreeSet<&'a str>> {
    let mut graph = DiGraphMap::<&str, ()>::new();
    for (from, to) in arrows.keys() {
        if let (Some(from), Some(to)) = (files.get(from.as_str()), files.get(to.as_str())) {
            graph.add_edge(from, to, ());
        }
    }
    let mut found = Vec::new();
    for group in tarjan_scc(&graph).into_iter().filter(|group| group.len() > 1) {
        let group: BTreeSet<&str> = group.into_iter().collect();
        let parent = group.iter().find(|parent| group.iter().all(|it| it == *parent || is_above(parent, it)));
        match parent.copied() {
            None => found.push(group),
            Some(parent) => {
                let children = group.into_iter().filter(|it| *it != parent).collect();
                found.extend(cyclic_groups(&children, arrows, is_above));
            }
        }
    }
    found
}

/// The shortest cycle inside `group` that is more than a parent and its own children, rotated so that the arrow to
/// remove comes last: of the arrows that most cycles share, the one with the fewest names.
fn shortest_cycle(
    group: &BTreeSet<&str>,
    arrows: &Arrows,
    is_above: &dyn Fn(&str, &str) -> bool,
) -> Option<Vec<Arrow>> {
    let are_strangers =
        |arrow: &Arrow| !is_above(&arrow.from, &arrow.to) && !is_above(&arrow.to, &arrow.from);
    let inside = |arrow: &&Arrow| group.contains(arrow.from.as_str()) && group.contains(arrow.to.as_str());
    let cycles = arrows.values().filter(inside).filter(|it| are_strangers(it)).filter_map(|arrow| {
        // A way back through a parent of both ends would be a cycle of that parent and its children.
        let is_parent = |it: &str| is_above(it, &arrow.from) && is_above(it, &arrow.to);
        let on_the_way = group.iter().copied().filter(|it| !is_parent(it)).collect();
        let mut cycle = vec![arrow];
        cycle.extend(way_back(arrow, &on_the_way, arrows)?);
        Some(cycle)
    });
    let cycles: Vec<Vec<&Arrow>> = cycles.collect();
    let shortest = cycles.iter().min_by_key(|cycle| cycle.len())?;
    let shares = |arrow: &Arrow| cycles.iter().filter(|cycle| cycle.contains(&arrow)).count();
    let cut = (0..shortest.len())
        .filter(|&it| are_strangers(shortest[it]))
        .min_by_key(|&it| (Reverse(shares(shortest[it])), shortest[it].names.len()))?;
    let mut cycle: Vec<Arrow> = shortest.iter().copied().cloned().collect();
    cycle.rotate_left(cut + 1);
    Some(cycle)
}

/// The arrows that lead from the end of `arrow` back to its start, as few as possible.
fn way_back<'a>(arrow: &Arrow, group: &BTreeSet<&str>, arrows: &'a Arrows) -> Option<Vec<&'a Arrow>> {
    let mut came_by: BTreeMap<&str, &'a Arrow> = BTreeMap::new();
    let mut queue = VecDeque::from([arrow.to.as_str()]);
    while let Some(file) = queue.pop_front() {
        if file == arrow.from {
            let mut way = Vec::new();
            let mut at = file;
            while at != arrow.to {
                way.push(came_by[at]);
                at = &came_by[at].from;
            }
            way.reverse();
            return Some(way);
        }
        let start = (file.to_owned(), String::new());
        for next in arrows.range(start..).map(|(_, next)| next).take_while(|next| next.from == file) {
            if group.contains(next.to.as_str())
                && next.to != arrow.to
                && !came_by.contains_key(next.to.as_str())
            {
                came_by.insert(&next.to, next);
                queue.push_back(&next.to);
            }
        }
    }
    None
}
