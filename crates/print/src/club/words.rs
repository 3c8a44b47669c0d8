//! The texts of the sheets. Each language is a [`Words`] in its own file, so the compiler finds a missing text.

mod en;
mod es;
mod hr;
mod pt;
mod ru;

use boneyard_agreement::Language;
use boneyard_club::{Day, SheetKind};

/// All texts of the sheets in one language. Names in braces are placeholders. A soft hyphen marks where a long heading may be
/// split.
pub(crate) struct Words {
    pub(crate) language: Language,

    // Titles of the sheets.
    pub(crate) seating: &'static str,
    pub(crate) schedule: &'static str,
    pub(crate) tables: &'static str,
    pub(crate) score_sheets: &'static str,
    pub(crate) player_cards: &'static str,
    pub(crate) results: &'static str,
    pub(crate) standings: &'static str,
    pub(crate) money: &'static str,
    pub(crate) log: &'static str,
    pub(crate) procedure: &'static str,

    // Dates, matches, tables, rounds.
    pub(crate) date: &'static str,
    pub(crate) months: [&'static str; 12],
    pub(crate) match_: &'static str,
    pub(crate) match_of: &'static str,
    pub(crate) table: &'static str,
    pub(crate) round_number: &'static str,

    // Seating.
    /// Top, left, bottom, right.
    pub(crate) seats: [&'static str; 4],
    pub(crate) seats_note: &'static str,
    pub(crate) schedule_note: &'static str,
    pub(crate) line_up: &'static str,
    pub(crate) rest: &'static str,
    pub(crate) filled_in: &'static str,
    pub(crate) top_bottom: &'static str,
    pub(crate) left_right: &'static str,

    // Column headings.
    pub(crate) match_column: &'static str,
    pub(crate) table_column: &'static str,
    pub(crate) rest_column: &'static str,
    pub(crate) place: &'static str,
    pub(crate) player: &'static str,
    pub(crate) played: &'static str,
    pub(crate) match_points: &'static str,
    pub(crate) wins: &'static str,
    pub(crate) effectiveness: &'static str,
    pub(crate) plus: &'static str,
    pub(crate) minus: &'static str,
    pub(crate) penalties: &'static str,
    pub(crate) money_column: &'static str,
    pub(crate) prize: &'static str,
    pub(crate) seat: &'static str,
    pub(crate) partner: &'static str,
    pub(crate) opponents: &'static str,
    pub(crate) score: &'static str,
    pub(crate) first_pair: &'static str,
    pub(crate) second_pair: &'static str,
    pub(crate) remark: &'static str,
    pub(crate) round: &'static str,
    pub(crate) leads: &'static str,
    pub(crate) round_points: &'static str,
    pub(crate) sum: &'static str,

    // Table cards.
    pub(crate) next_seat: &'static str,
    pub(crate) next_rests: &'static str,
    pub(crate) no_next: &'static str,
    pub(crate) at_this_table: &'static str,
    pub(crate) courtesies: Courtesies,

    // Score sheets.
    pub(crate) target: &'static str,
    pub(crate) limit: &'static str,
    pub(crate) lead_goes_round: &'static str,
    pub(crate) scorekeeper: &'static str,
    pub(crate) rounds_unknown: &'static str,
    pub(crate) result: &'static str,
    pub(crate) won_by: &'static str,
    pub(crate) signature: &'static str,

    // Results and cards.
    pub(crate) nothing_played: &'static str,
    pub(crate) in_progress: &'static str,
    pub(crate) stopped: &'static str,
    pub(crate) by_lot: &'static str,
    pub(crate) rests: &'static str,
    pub(crate) not_entered: &'static str,
    pub(crate) not_entered_for: &'static str,

    // Standings.
    pub(crate) final_standings: &'static str,
    pub(crate) standings_after: &'static str,
    pub(crate) decided_by: &'static str,
    /// Points, wins, effectiveness, plus, meetings, number.
    pub(crate) keys: [&'static str; 6],
    pub(crate) decided_note: &'static str,
    pub(crate) level_note: &'static str,

    // Money.
    pub(crate) no_stakes: &'static str,
    pub(crate) chips: &'static str,
    pub(crate) stake: &'static str,
    pub(crate) prize_stakes: &'static str,
    pub(crate) prize_losses: &'static str,
    pub(crate) prize_winnings: &'static str,
    pub(crate) together: &'static str,
    pub(crate) not_final: &'static str,
    pub(crate) settlement: &'static str,
    pub(crate) pays: &'static str,
    pub(crate) nobody_owes: &'static str,

    // Log.
    pub(crate) nothing_logged: &'static str,
    pub(crate) sanctions: &'static str,
    pub(crate) penalty: &'static str,
    pub(crate) why: &'static str,
    pub(crate) corrections: &'static str,
    pub(crate) time: &'static str,
    pub(crate) who: &'static str,
    pub(crate) what: &'static str,
    pub(crate) old: &'static str,
    pub(crate) new: &'static str,
    pub(crate) annulled: &'static str,

    // The procedure at the table.
    pub(crate) steps: [(&'static str, &'static str); 12],
    pub(crate) courtesies_title: &'static str,
    pub(crate) courtesies_note: &'static str,
    pub(crate) courtesy_groups: [(&'static str, &'static [&'static str]); 3],
}

/// The courtesies: what `{who}` does for `{player}`.
pub(crate) struct Courtesies {
    pub(crate) writes: &'static str,
    pub(crate) opponents_write: &'static str,
    pub(crate) shuffles: &'static str,
    pub(crate) rearranges: &'static str,
    pub(crate) sets: &'static str,
    pub(crate) all_say_ends: &'static str,
    pub(crate) asks_count: &'static str,
    pub(crate) stands_tiles: &'static str,
    pub(crate) points_at_tile: &'static str,
    pub(crate) knocks: &'static str,
    pub(crate) others_knock: &'static str,
    pub(crate) sheet_shown: &'static str,
}

impl Words {
    /// The texts of a language.
    pub(crate) const fn of(language: Language) -> &'static Self {
        match language {
            Language::En => &en::WORDS,
            Language::Ru => &ru::WORDS,
            Language::Hr => &hr::WORDS,
            Language::Es => &es::WORDS,
            Language::Pt => &pt::WORDS,
        }
    }

    /// The title of a kind of sheet.
    pub(crate) const fn title(&self, kind: SheetKind) -> &'static str {
        match kind {
            SheetKind::Seating => self.seating,
            SheetKind::Schedule => self.schedule,
            SheetKind::Tables => self.tables,
            SheetKind::Score => self.score_sheets,
            SheetKind::Players => self.player_cards,
            SheetKind::Results => self.results,
            SheetKind::Standings => self.standings,
            SheetKind::Money => self.money,
            SheetKind::Log => self.log,
            SheetKind::Procedure => self.procedure,
        }
    }

    /// A date in the language, with no-break spaces.
    pub(crate) fn date(&self, day: Day) -> String {
        let (year, month, day) = day.parts();
        let month = self.months[usize::from(month) - 1];
        let date =
            fill(self.date, &[("day", &day.to_string()), ("month", month), ("year", &year.to_string())]);
        date.replace(' ', "\u{a0}")
    }
}

/// Replaces the placeholders of a template. Braces in a value are not placeholders. An unknown placeholder becomes
/// empty.
pub(crate) fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        text.push_str(values.iter().find(|(value, _)| *value == name).map_or("", |(_, value)| value));
        rest = after;
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: [&str; 5] = [
        include_str!("words/en.rs"),
        include_str!("words/ru.rs"),
        include_str!("words/hr.rs"),
        include_str!("words/es.rs"),
        include_str!("words/pt.rs"),
    ];

    /// All texts of a language, in the order of the file.
    fn texts(source: &str) -> Vec<&str> {
        source.split('"').skip(1).step_by(2).collect()
    }

    /// The placeholders of a text, sorted.
    fn placeholders(text: &str) -> Vec<&str> {
        let mut values: Vec<&str> =
            text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect();
        // `\u{ad}` and `\u{a0}` are escapes, not placeholders.
        values.retain(|name| *name != "ad" && *name != "a0");
        values.sort_unstable();
        values.dedup();
        values
    }

    #[test]
    fn every_language_has_the_same_placeholders() {
        let [english, others @ ..] = SOURCES.map(texts);
        for other in others {
            assert_eq!(other.len(), english.len());
            for (text, english) in other.iter().zip(&english) {
                assert_eq!(placeholders(text), placeholders(english), "{text}");
            }
        }
    }

    #[test]
    fn braces_in_a_name_are_not_replaced() {
        let text = fill("{from} pays {to}.", &[("from", "{to}"), ("to", "Ana")]);
        assert_eq!(text, "{to} pays Ana.");
    }
}
