//! A round in progress: the legal moves of a seat and their results.

use boneyard_rules::Tile;

use super::{
    blocking::is_blocked,
    made::{Score, made},
    opening::Must,
    parameters::Parameters,
    play::{Play, Spot},
    table::Table,
    tiles::{set, shows_one_number},
    triangles::Shape,
};

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Over {
    Out(usize),
    Blocked(usize),
}

/// The step that a turn has reached.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// No tile was laid in this turn yet, or no tile may follow the tile that was laid.
    Fresh,
    /// A double was laid; another may follow (R0.3.22, R2.9).
    SecondDouble,
    /// Doubles may follow. The double just laid may be closed (F-donkey).
    Run { closable: Option<Play> },
    /// A double must be covered (F-train).
    Cover,
}

/// The tile laid last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Last {
    pub(crate) seat: usize,
    pub(crate) tile: Tile,
    /// Whether the tile fitted both ends, was no double, and the ends differed (bonus events, capicua).
    pub(crate) both_ends: bool,
}

/// A move as a record writes it. `done` ends a turn in which more tiles could follow.
pub(crate) type Word = String;

#[derive(Clone)]
pub(crate) struct Round<'a> {
    pub(crate) parameters: &'a Parameters,
    pub(crate) set: Vec<Tile>,
    pub(crate) hands: Vec<Vec<Tile>>,
    /// The boneyard in the order in which it is drawn.
    pub(crate) stock: Vec<Tile>,
    pub(crate) table: Option<Table<'a>>,
    pub(crate) laid: Vec<Tile>,
    pub(crate) leader: usize,
    pub(crate) must: Must,
    draws_for_hub: bool,
    pub(crate) turn: usize,
    pub(crate) step: Step,
    /// Whether this turn leads the round.
    leading: bool,
    /// How many tiles were drawn in this turn, or since its double that must be covered.
    pub(crate) drawn: usize,
    pub(crate) last: Option<Last>,
    /// How many passes followed the tile laid last.
    passes: usize,
    /// The seats whose play was followed by three passes.
    pub(crate) silenced: Vec<usize>,
    pub(crate) scores: Vec<Score>,
    pub(crate) announced: Option<usize>,
    pub(crate) over: Option<Over>,
}

impl<'a> Round<'a> {
    pub(crate) fn new(
        parameters: &'a Parameters,
        hands: Vec<Vec<Tile>>,
        stock: Vec<Tile>,
        leader: usize,
        must: Must,
    ) -> Self {
        let draws_for_hub = matches!(must, Must::This(hub) if !hands[leader].contains(&hub));
        Self {
            parameters,
            set: set(parameters, hands.len()),
            hands,
            stock,
            table: None,
            laid: Vec::new(),
            leader,
            must,
            draws_for_hub,
            turn: leader,
            step: Step::Fresh,
            leading: true,
            drawn: 0,
            last: None,
            passes: 0,
            silenced: Vec::new(),
            scores: Vec::new(),
            announced: None,
            over: None,
        }
    }

    /// Records that a seat announces 6-6. The seat then leads instead of the expected leader (R0.3.23).
    pub(crate) fn announce(&mut self, seat: usize) {
        self.announced = Some(seat);
        self.leader = seat;
        self.turn = seat;
        self.must = Must::This(Tile::new(6, 6).expect("a tile"));
    }

    /// The leader. While the seats draw for the hub: `None` until a seat has drawn it.
    pub(crate) fn led_by(&self) -> Option<usize> {
        let led = |score: &Score| if let Score::Led { seat, .. } = score { Some(*seat) } else { None };
        let due = Some(self.leader).filter(|_| !self.draws_for_hub);
        self.scores.iter().find_map(led).or(due)
    }

    /// The seats whose trains are marked.
    pub(crate) fn marked(&self) -> Vec<usize> {
        match &self.table {
            Some(Table::Trains(trains)) => {
                (0..self.hands.len()).filter(|seat| trains.marked[*seat]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the seat may draw one more tile.
    fn may_draw(&self) -> bool {
        may_draw(self.parameters, self.drawn, self.stock.len())
    }

    /// Whether a seat can draw at the start of its turn.
    pub(crate) fn may_ever_draw(&self) -> bool {
        may_draw(self.parameters, 0, self.stock.len())
    }

    /// The legal moves. Of plays that lead to the same position, only one is listed.
    pub(crate) fn legal(&self) -> Vec<Word> {
        self.choices(|table, tile| table.listed(tile, self.turn))
    }

    /// The legal moves with every place of every tile.
    pub(crate) fn allowed(&self) -> Vec<Word> {
        self.choices(|table, tile| table.plays(tile, self.turn))
    }

    fn choices(&self, places: impl Fn(&Table<'_>, Tile) -> Vec<Play>) -> Vec<Word> {
        if self.over.is_some() {
            return Vec::new();
        }
        let Some(table) = &self.table else { return self.opening_words() };
        let hand = &self.hands[self.turn];
        // Only doubles may follow the first tile of a turn.
        let follows = |tile: &&Tile| match self.step {
            Step::SecondDouble | Step::Run { .. } => shows_one_number(**tile),
            Step::Fresh | Step::Cover => true,
        };
        let plays = || -> Vec<Word> {
            let tiles = hand.iter().filter(follows);
            tiles.flat_map(|tile| places(table, *tile)).map(|play| play.to_string()).collect()
        };
        match self.step {
            Step::SecondDouble => [plays(), vec!["done".into()]].concat(),
            Step::Run { closable } => {
                let close: Vec<Word> = closable.iter().map(|_| "close".into()).collect();
                [plays(), close, vec!["done".into()]].concat()
            }
            Step::Fresh | Step::Cover => {
                // `exactly` draws all tiles before a play (R4.2.13).
                let all_first = self.parameters.is("draw.mode", "exactly") && self.drawn > 0;
                if all_first && self.may_draw() {
                    return vec!["draw".into()];
                }
                let mut words = plays();
                // A seat may also draw before it covers a double.
                let may_choose_draw = self.parameters.is("draw.ifAble", "allowed");
                if self.may_draw() && (words.is_empty() || may_choose_draw) {
                    words.push("draw".into());
                }
                if words.is_empty() {
                    words.push("pass".into());
                }
                words
            }
        }
    }

    /// The tiles that may lead the round, or `draw` or `pass` for a seat without one.
    fn opening_words(&self) -> Vec<Word> {
        let hand = &self.hands[self.turn];
        let tiles: Vec<Word> = hand
            .iter()
            .filter(|tile| match self.must {
                Must::Anything => true,
                Must::Double => shows_one_number(**tile),
                Must::This(must) => **tile == must,
            })
            .map(Tile::to_string)
            .collect();
        match (tiles.is_empty(), self.drawn) {
            (false, _) => tiles,
            // No seat holds the hub: the seats draw one tile each until a seat draws it (fine print, Hubs).
            (true, 0) => vec!["draw".into()],
            (true, _) => vec!["pass".into()],
        }
    }

    /// Plays one of the legal moves.
    pub(crate) fn act(&mut self, word: &str) {
        match word {
            "draw" => {
                let tile = self.stock.remove(0);
                self.hands[self.turn].push(tile);
                self.drawn += 1;
                self.pay("draw.penalty");
            }
            "pass" => self.pass(),
            "done" => self.end_turn(),
            "close" => self.close(),
            _ => self.play(word),
        }
    }

    fn pay(&mut self, cost: &str) {
        let points = self.parameters.number(cost);
        if points > 0 {
            self.scores.push(Score::Paid { seat: self.turn, points });
        }
    }

    fn pass(&mut self) {
        if self.drawn > 0 {
            self.pay("draw.passPenalty");
        }
        // A pass marks the seat's own train, but not while the seats draw for the hub.
        if let Some(Table::Trains(trains)) = &mut self.table {
            trains.marked[self.turn] = true;
        }
        self.passes += 1;
        if let (3, Some(last)) = (self.passes, self.last) {
            self.silenced.push(last.seat);
        }
        self.end_turn();
    }

    fn close(&mut self) {
        let play = self.closable().expect("a double to close");
        let Some(Table::Cross(cross)) = &mut self.table else { panic!("only a cross has closed doubles") };
        cross.close(play);
        // The seat ends the turn itself, even if no end is open.
        self.step = Step::Run { closable: None };
    }

    fn play(&mut self, word: &str) {
        let seat = self.turn;
        let hand = self.hands[seat].iter().copied();
        let play = match &self.table {
            None => hand.map(|tile| Play { tile, spot: Spot::First }).find(|play| play.to_string() == word),
            Some(table) => {
                hand.flat_map(|tile| table.plays(tile, seat)).find(|play| play.to_string() == word)
            }
        };
        let play = play.expect("a legal play");
        let tile = play.tile;
        let both_ends = self.fits_both_ends(tile);
        let leads_round = self.table.is_none();
        let shape = match &mut self.table {
            None => {
                self.table = Some(Table::new(self.parameters, tile, self.hands.len()));
                Shape::Nothing
            }
            Some(table) => table.lay(play, seat),
        };
        self.hands[seat].retain(|held| *held != tile);
        self.laid.push(tile);
        self.last = Some(Last { seat, tile, both_ends });
        self.passes = 0;
        let table = self.table.as_ref().expect("a tile lies");
        let points = made(self.parameters, table, tile, shape, leads_round);
        self.scores.push(if leads_round {
            Score::Led { seat, tile, points }
        } else {
            Score::Made { seat, points }
        });
        self.advance_step(play);
        if self.hands[seat].is_empty() {
            // Going out comes before a block (G87).
            self.over = Some(Over::Out(seat));
        } else if self.step == Step::Fresh {
            self.end_turn();
        }
    }

    /// The step after a tile was laid.
    fn advance_step(&mut self, play: Play) {
        let is_double = shows_one_number(play.tile);
        match self.parameters.word("turn.plays") {
            "two-doubles" if is_double && self.step == Step::Fresh && !self.leading => {
                self.step = Step::SecondDouble;
            }
            "double-run" => {
                // No double is closed in the turn that leads a round.
                let may_close = self.parameters.flag("turn.closeDouble") && is_double && !self.leading;
                self.step = Step::Run { closable: Some(play).filter(|_| may_close) };
            }
            // The hub needs no cover in the first turn. A cover that is no double ends the turn.
            "cover-double" if is_double && !self.leading => {
                self.step = Step::Cover;
                self.drawn = 0;
            }
            _ => self.step = Step::Fresh,
        }
    }

    /// The double that was just laid, if it may be closed.
    pub(crate) fn closable(&self) -> Option<Play> {
        if let Step::Run { closable } = self.step { closable } else { None }
    }

    fn fits_both_ends(&self, tile: Tile) -> bool {
        let Some(Table::Cross(cross)) = &self.table else { return false };
        let numbers: Vec<u8> = cross.ends().iter().map(|end| end.number).collect();
        let &[left, right] = numbers.as_slice() else { return false };
        left != right && tile.has(left) && tile.has(right) && !tile.is_double()
    }

    fn end_turn(&mut self) {
        self.drawn = 0;
        self.step = Step::Fresh;
        self.turn = (self.turn + 1) % self.hands.len();
        if let Some(last) = self.last {
            self.leading = false;
            if is_blocked(self) {
                self.over = Some(Over::Blocked(last.seat));
            }
        }
    }
}

/// Whether a seat that drew `drawn` tiles may draw one more from a boneyard of this size.
fn may_draw(parameters: &Parameters, drawn: usize, stock: usize) -> bool {
    if parameters.is("deal.rest", "asleep") {
        return false;
    }
    let limit = match parameters.word("draw.mode") {
        "none" => Some(0),
        "exactly" => Some(parameters.number("draw.count")),
        _ => parameters.maybe("draw.max"),
    };
    let (drawn, stock) = (drawn as i64, stock as i64);
    limit.is_none_or(|limit| drawn < limit) && stock > parameters.number("draw.reserve")
}
