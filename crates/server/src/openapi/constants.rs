//! The values of the constants that comments name. Readers of the description cannot look them up.

use boneyard_club::live::OnlinePlay;
use boneyard_protocol::{VERSION, account, club, evening, http, matches, moderation, tokens, tournaments};
use boneyard_table::{Said, Table, TableOptions};

use crate::accounts::export;

/// Lists constants, each with its name as the comments write it.
macro_rules! constants {
    ($($name:literal = $value:expr),* $(,)?) => { [$(($name, $value.to_string())),*] };
}

/// Writes the values in place of the names, in the whole document.
pub(super) fn written_out(document: String) -> String {
    all().into_iter().fold(document, |text, (name, value)| text.replace(&format!("`{name}`"), &value))
}

fn all() -> [(&'static str, String); 44] {
    constants! {
        "VERSION" = VERSION,
        "NAME_CHARS_MAX" = http::NAME_CHARS_MAX,
        "PASSWORD_CHARS_MIN" = account::PASSWORD_CHARS_MIN,
        "PASSWORD_BYTES_MAX" = account::PASSWORD_BYTES_MAX,
        "SETTINGS_BYTES_MAX" = account::SETTINGS_BYTES_MAX,
        "DEVICE_CHARS_MAX" = account::DEVICE_CHARS_MAX,
        "TOKEN_NAME_CHARS_MAX" = tokens::TOKEN_NAME_CHARS_MAX,
        "export::MATCHES_MAX" = export::MATCHES_MAX,
        "export::TOURNAMENTS_MAX" = export::TOURNAMENTS_MAX,
        "PARTS_MS" = Table::PARTS_MS,
        "BOT_DELAY_MS_MAX" = TableOptions::BOT_DELAY_MS_MAX,
        "TEXT_CHARS_MAX" = Said::TEXT_CHARS_MAX,
        "MATCHES_PER_PAGE" = matches::MATCHES_PER_PAGE,
        "COUNTED_MATCHES_MAX" = matches::COUNTED_MATCHES_MAX,
        "LEADERS_MAX" = matches::LEADERS_MAX,
        "OPPONENTS_MAX" = matches::OPPONENTS_MAX,
        "OPPONENT_MATCHES_MAX" = matches::OPPONENT_MATCHES_MAX,
        "RATING_CHANGES_MAX" = matches::RATING_CHANGES_MAX,
        "RATING_SEASONS_MAX" = matches::RATING_SEASONS_MAX,
        "APPEAL_CHARS_MAX" = moderation::APPEAL_CHARS_MAX,
        "BAN_DAYS_MAX" = moderation::BAN_DAYS_MAX,
        "MODERATION_PER_PAGE" = moderation::MODERATION_PER_PAGE,
        "MODERATOR_REASON_CHARS_MAX" = moderation::MODERATOR_REASON_CHARS_MAX,
        "PLAY_HINTS_MAX" = moderation::PLAY_HINTS_MAX,
        "REPORTS_SHOWN_MAX" = moderation::REPORTS_SHOWN_MAX,
        "REPORT_CHARS_MAX" = moderation::REPORT_CHARS_MAX,
        "SHARED_NETWORKS_MAX" = moderation::SHARED_NETWORKS_MAX,
        "TIME_OUT_MINUTES_MAX" = moderation::TIME_OUT_MINUTES_MAX,
        "ABSENT_AFTER_S_MIN" = tournaments::ABSENT_AFTER_S_MIN,
        "ABSENT_AFTER_S_MAX" = tournaments::ABSENT_AFTER_S_MAX,
        "ROUND_PAUSE_S_MAX" = tournaments::ROUND_PAUSE_S_MAX,
        "TOURNAMENTS_PER_PAGE" = tournaments::TOURNAMENTS_PER_PAGE,
        "TOURNAMENT_AHEAD_DAYS_MAX" = tournaments::TOURNAMENT_AHEAD_DAYS_MAX,
        "TOURNAMENT_TITLE_CHARS_MAX" = tournaments::TOURNAMENT_TITLE_CHARS_MAX,
        "CLUB_NAME_CHARS_MAX" = club::CLUB_NAME_CHARS_MAX,
        "EMAIL_CHARS_MAX" = club::EMAIL_CHARS_MAX,
        "NOTE_CHARS_MAX" = club::NOTE_CHARS_MAX,
        "PENALTIES_MAX" = club::PENALTIES_MAX,
        "PENALTY_AMOUNT_MAX" = club::PENALTY_AMOUNT_MAX,
        "EVENING_FILE_BYTES_MAX" = evening::EVENING_FILE_BYTES_MAX,
        "REGULATION_SOURCE_CHARS_MAX" = evening::REGULATION_SOURCE_CHARS_MAX,
        "DeviceName::CHARS_MAX" = evening::DEVICE_CHARS_MAX,
        "OnlinePlay::ABSENT_AFTER_S_MIN" = OnlinePlay::ABSENT_AFTER_S_MIN,
        "OnlinePlay::ABSENT_AFTER_S_MAX" = OnlinePlay::ABSENT_AFTER_S_MAX,
    }
}
