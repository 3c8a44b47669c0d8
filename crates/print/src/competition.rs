//! The results of a competition over several sessions: standings, then the matches of each session.

use boneyard_club::competition::{
    CompetitionCounts, CompetitionMatch, CompetitionPlayer, CompetitionResults, CompetitionStanding,
    SessionResults,
};
use boneyard_club::{Moment, Stopped};
use boneyard_i18n::Messages;

use crate::club::{Lettering, is_lost, own};
use crate::club::{SheetOptions, key_name, signed};
use crate::flow::{Block, Column, Flow, Head, Row, Style, Table};
use crate::page::{Align, Document};
use crate::typeset::{APART, Typesetter};
use crate::words;

/// When results were declared official.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Official<'a> {
    /// The number of the version, from 1.
    pub version: u32,
    /// When they were declared.
    pub since: Moment,
    /// The checksum of the results.
    pub checksum: &'a str,
}

/// The results as pages; `official` is `None` for results that may still change. The function calls `stop` as
/// [`club::document`](crate::club::document) does.
///
/// ```
/// use boneyard_club::competition::{CompetitionCounts, CompetitionPlan};
/// use boneyard_club::never_stop;
/// use boneyard_print::club::SheetOptions;
/// use boneyard_print::competition;
///
/// let plan = CompetitionPlan { counts: CompetitionCounts::Players, sessions: vec![], answers: vec![] };
/// let results = plan.results("Harbour", "Summer cup", &[], vec![])?.results;
/// let document = competition::document(&results, None, SheetOptions::default(), &never_stop)?;
/// assert_eq!(document.title, "Results so far. Summer cup");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// `stop` returned `true`.
pub fn document(
    results: &CompetitionResults,
    official: Option<Official<'_>>,
    options: SheetOptions<'_>,
    stop: &dyn Fn() -> bool,
) -> Result<Document, Stopped> {
    let setter = Typesetter::new(options.fonts);
    let messages = Messages::of(options.language);
    let size = Lettering { size: options.size, setter: &setter };
    let title = messages.message(match official {
        Some(_) => "print-competition-official",
        None => "print-competition-so-far",
    });
    let name = match own(&results.name, &setter) {
        name if is_lost(&results.name, &name) => messages.message("print-competition-nameless"),
        name => name,
    };
    let head = Head {
        name: name.clone(),
        about: own(&results.club, &setter),
        title: title.clone(),
        size: size.least(),
    };
    let flow = Flow::new(options.paper, messages, Some(head), &setter, stop);
    let mut pages = Pages { messages, size, flow };
    pages.standings(results, &title, official)?;
    for session in &results.sessions {
        pages.session(session)?;
    }
    let pages = pages.flow.finish()?;
    let title = messages.message_with(
        "print-document-title",
        [("sheet", title.into()), ("evening", results.name.as_str().into())],
    );
    Ok(Document { title, language: options.language, pages })
}

struct Pages<'a> {
    messages: &'static Messages,
    size: Lettering<'a>,
    flow: Flow<'a>,
}

impl<'a> Pages<'a> {
    fn message(&self, id: &str) -> String {
        self.messages.message(id)
    }

    fn paragraph(&mut self, words: &str, style: Style<'_>) -> Result<(), Stopped> {
        let block = Block::paragraph(words, style, self.flow.width(), Align::Start);
        self.flow.put(&block)
    }

    fn standings(
        &mut self,
        results: &CompetitionResults,
        title: &str,
        official: Option<Official<'_>>,
    ) -> Result<(), Stopped> {
        self.paragraph(title, self.size.title())?;
        match official {
            Some(Official { version, since, checksum }) => {
                let time = since.to_string();
                let values = [
                    ("version", version.into()),
                    ("date", words::date(since.day(), self.messages).into()),
                    ("time", time.get(11..16).unwrap_or_default().to_owned().into()),
                ];
                let words = self.messages.message_with("print-competition-since", values);
                self.paragraph(&words, self.size.body())?;
                // A line holds half of it in large print.
                let sum = checksum
                    .split_at_checked(32)
                    .map_or(checksum.to_owned(), |(one, other)| format!("{one} {other}"));
                let sum =
                    self.messages.message_with("print-competition-checksum", [("checksum", sum.into())]);
                self.paragraph(&sum, self.size.body())?;
            }
            None => {
                let words = self.message("print-competition-not-official");
                self.paragraph(&words, self.size.body())?;
            }
        }
        self.flow.space(self.size.body().line() * 0.5);
        if results.standings.is_empty() {
            let none = self.message("print-result-none");
            return self.paragraph(&none, self.size.body());
        }
        let has_penalties = results.standings.iter().any(|line| line.penalties > 0);
        let any = |has: fn(&CompetitionPlayer) -> bool| {
            results.standings.iter().flat_map(|line| &line.players).any(has)
        };
        let has_licences = any(|player| !player.licence.is_empty());
        let has_clubs = any(|player| !player.club.is_empty());
        let who = match results.counts {
            CompetitionCounts::Players => "print-column-player",
            CompetitionCounts::Pairs => "print-column-pair",
        };
        let mut columns = vec![
            Column::number(self.message("print-column-place")).key(),
            Column::text(self.message(who)).key(),
        ];
        columns.extend(has_licences.then(|| Column::text(self.message("print-column-licence"))));
        columns.extend(has_clubs.then(|| Column::text(self.message("print-column-club"))));
        columns.extend([
            Column::number(self.message("print-column-sessions")),
            Column::number(self.message("print-column-played")),
            Column::number(self.message("print-column-match-points")),
            Column::number(self.message("print-column-wins")),
            Column::number(self.message("print-column-effectiveness")),
            Column::number(self.message("print-column-plus")),
            Column::number(self.message("print-column-minus")),
        ]);
        columns.extend(has_penalties.then(|| Column::number(self.message("print-column-penalties"))));
        columns.push(Column::word(self.message("print-column-decided-by")));
        let mut table = Table::new(self.size.body(), columns);
        let row = |line: &CompetitionStanding| {
            let players = line.players.as_slice();
            let mut cells =
                vec![line.place.to_string(), self.side(players.iter().map(|player| player.name.as_str()))];
            cells.extend(has_licences.then(|| self.entered(players, |player| &player.licence)));
            cells.extend(has_clubs.then(|| self.entered(players, |player| &player.club)));
            cells.extend([
                line.sessions.to_string(),
                line.played.to_string(),
                line.points.to_string(),
                line.wins.to_string(),
                signed(line.effectiveness),
                line.plus.to_string(),
                line.minus.to_string(),
            ]);
            cells.extend(has_penalties.then(|| line.penalties.to_string()));
            cells.push(line.decided_by.map(|key| self.message(key_name(key))).unwrap_or_default());
            Row::plain(cells)
        };
        table.rows = results.standings.iter().map(row).collect();
        self.flow.table(&table)?;
        let note = self.message("print-standings-decided-note");
        self.paragraph(&note, self.size.body())
    }

    fn session(&mut self, session: &SessionResults) -> Result<(), Stopped> {
        let (own, date) =
            (|words: &str| own(words, self.size.setter), words::date(session.day, self.messages));
        let about = [own(&session.name), own(&session.room), date];
        let about = about.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ");
        self.flow.space(self.size.body().line());
        if session.matches.is_empty() {
            self.paragraph(&about, self.size.heading())?;
            let none = self.message("print-result-none");
            return self.paragraph(&none, self.size.body());
        }
        let mut table = Table::new(
            self.size.body(),
            vec![
                Column::number(self.message("print-column-match")).key(),
                Column::number(self.message("print-column-table")).key(),
                Column::text(self.message("print-column-first-pair")).even(),
                Column::number(self.message("print-column-score")).centred(),
                Column::text(self.message("print-column-second-pair")).even(),
            ],
        );
        table.title = Some((about, self.size.heading()));
        let row = |one: &CompetitionMatch| {
            let [first, second] = one.score;
            let [one_pair, other] =
                one.pairs.each_ref().map(|pair| self.side(pair.iter().map(String::as_str)));
            let score = format!("{first}\u{a0}:\u{a0}{second}");
            Row::plain(vec![one.number.to_string(), one.table.to_string(), one_pair, score, other])
        };
        table.rows = session.matches.iter().map(row).collect();
        self.flow.table(&table)?;
        if !session.over {
            let words = self.message("print-competition-goes-on");
            self.paragraph(&words, self.size.body())?;
        }
        Ok(())
    }

    /// What the entry list says about a player, or about both players of a pair; once if it says the same of both.
    fn entered(&self, players: &[CompetitionPlayer], what: fn(&CompetitionPlayer) -> &String) -> String {
        let said: Vec<&str> = players.iter().map(what).map(String::as_str).collect();
        match said[..] {
            _ if said.iter().all(|text| text.is_empty()) => String::new(),
            [one, other] if one == other => self.side([one].into_iter()),
            _ => self.side(said.into_iter().map(|text| if text.is_empty() { "–" } else { text })),
        }
    }

    /// A player, or both players of a pair, on two lines if they do not fit on one.
    fn side<'n>(&self, names: impl Iterator<Item = &'n str>) -> String {
        let printed = names.map(|name| match own(name, self.size.setter) {
            printed if is_lost(name, &printed) => "?".to_owned(),
            printed => printed,
        });
        printed.collect::<Vec<_>>().join(&format!(",{APART}"))
    }
}
