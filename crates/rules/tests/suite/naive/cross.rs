//! A line, and a line that becomes a cross at its first double.

use boneyard_rules::Tile;

use super::{
    matching::left_open,
    parameters::Parameters,
    play::{Play, Spot},
};

/// The halves of a laid tile: in the line from left to right, on another arm from the spinner outwards.
#[derive(Clone, Copy, Debug)]
struct Laid {
    tile: Tile,
    from: u8,
    to: u8,
}

/// An open end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub(crate) name: char,
    pub(crate) number: u8,
    /// The pips that the end adds where open ends score.
    pub(crate) count: i64,
    /// Whether a double beside other tiles lies there.
    pub(crate) is_double: bool,
    /// Whether the arm has a tile: an arm without tiles counts nothing.
    pub(crate) begun: bool,
}

#[derive(Clone)]
pub(crate) struct Cross<'a> {
    parameters: &'a Parameters,
    line: Vec<Laid>,
    /// The first double that was laid, anywhere in the line (fine print, Fives).
    spinner: Option<Tile>,
    up: Vec<Laid>,
    down: Vec<Laid>,
    closed: Vec<char>,
}

impl<'a> Cross<'a> {
    pub(crate) fn new(parameters: &'a Parameters, tile: Tile) -> Self {
        let mut cross = Self {
            parameters,
            line: vec![Laid { tile, from: tile.low(), to: tile.high() }],
            spinner: None,
            up: Vec::new(),
            down: Vec::new(),
            closed: Vec::new(),
        };
        cross.look_for_spinner(tile);
        cross
    }

    fn look_for_spinner(&mut self, tile: Tile) {
        if self.parameters.is("layout.shape", "cross") && self.spinner.is_none() && tile.is_double() {
            self.spinner = Some(tile);
        }
    }

    /// Whether the upper and the lower arm are open (`layout.crossOpens`).
    fn is_crossed(&self) -> bool {
        let Some(at) = self.line.iter().position(|laid| Some(laid.tile) == self.spinner) else {
            return false;
        };
        self.parameters.is("layout.crossOpens", "at-once") || (at > 0 && at + 1 < self.line.len())
    }

    /// The open ends, in the order L, R, U, D. A closed end no longer exists.
    pub(crate) fn ends(&self) -> Vec<End> {
        let (first, last) = (self.line[0], self.line[self.line.len() - 1]);
        let mut ends = Vec::new();
        for (name, laid, number) in [('L', first, first.from), ('R', last, last.to)] {
            // A double at one end counts both halves. A double that forms both ends shows one half at each end.
            let is_double = laid.tile.is_double() && self.line.len() > 1;
            let count = i64::from(number) * if is_double { 2 } else { 1 };
            ends.push(End { name, number, count, is_double, begun: true });
        }
        if let (true, Some(spinner)) = (self.is_crossed(), self.spinner) {
            for (name, arm) in [('U', &self.up), ('D', &self.down)] {
                ends.push(match arm.last() {
                    None => End { name, number: spinner.low(), count: 0, is_double: false, begun: false },
                    Some(laid) => {
                        let is_double = laid.tile.is_double();
                        let count = i64::from(laid.to) * if is_double { 2 } else { 1 };
                        End { name, number: laid.to, count, is_double, begun: true }
                    }
                });
            }
        }
        ends.retain(|end| !self.closed.contains(&end.name));
        ends
    }

    /// Every place for a tile.
    pub(crate) fn plays(&self, tile: Tile) -> Vec<Play> {
        let mut ends = self.ends();
        // R3.1.11: while both ends show one number the tile goes to the right end.
        let right_only = self.parameters.is("turn.equalEnds", "leader-right")
            && matches!(ends.as_slice(), [left, right] if left.number == right.number);
        ends.retain(|end| !right_only || end.name == 'R');
        let mut plays = Vec::new();
        for end in ends {
            let open = left_open(self.parameters, tile, end.number);
            let written = open.len() > 1;
            plays.extend(
                open.iter()
                    .map(|opens| Play { tile, spot: Spot::Arm { name: end.name, opens: *opens, written } }),
            );
        }
        plays
    }

    /// The places for a tile. Of places that lead to the same numbers and counts, only one is listed (G88).
    pub(crate) fn listed(&self, tile: Tile) -> Vec<Play> {
        let mut seen = Vec::new();
        let mut listed = Vec::new();
        for play in self.plays(tile) {
            let mut after = self.clone();
            after.lay(play);
            let position = after.position();
            if !seen.contains(&position) {
                seen.push(position);
                listed.push(play);
            }
        }
        listed
    }

    /// The key of a position: the numbers at the ends, and where ends score their counts.
    fn position(&self) -> Vec<(u8, (i64, bool))> {
        let counts = |end: &End| match self.parameters.maybe_word("score.play") {
            None => (0, true),
            // 0-0 differs from a blank half, and an arm with tiles from an arm without tiles.
            Some("headings") => (i64::from(end.is_double), end.begun),
            Some(_) => (end.count, true),
        };
        let mut ends: Vec<_> = self.ends().iter().map(|end| (end.number, counts(end))).collect();
        ends.sort_unstable();
        ends
    }

    pub(crate) fn lay(&mut self, play: Play) {
        let Play { tile, spot: Spot::Arm { name, opens, .. } } = play else { panic!("{play} on a line") };
        let inner = if tile.low() == opens { tile.high() } else { tile.low() };
        let outwards = Laid { tile, from: inner, to: opens };
        match name {
            'L' => self.line.insert(0, Laid { tile, from: opens, to: inner }),
            'R' => self.line.push(outwards),
            'U' => self.up.push(outwards),
            _ => self.down.push(outwards),
        }
        self.look_for_spinner(tile);
    }

    /// Closes the end of the double that was just laid; for the first double also U and D (fine print, Donkey).
    pub(crate) fn close(&mut self, play: Play) {
        let Play { tile, spot: Spot::Arm { name, .. } } = play else { panic!("{play} on a line") };
        self.closed.push(name);
        if self.spinner == Some(tile) {
            self.closed.extend(['U', 'D']);
        }
    }
}
