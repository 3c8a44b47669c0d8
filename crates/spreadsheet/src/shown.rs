//! Numbers, dates and times as a cell shows them. Dates are written as `2026-11-20`: a file does not say how its reader
//! writes them.

/// How a cell shows a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Shown {
    /// With as many digits as it has.
    #[default]
    General,
    /// With at least so many digits, as telephone numbers and codes are.
    Zeros(usize),
    /// With so many digits behind the point.
    Decimals(usize),
    Percent(usize),
    Date,
    Time,
    DateTime,
    /// Hours that count on beyond 24.
    Duration,
}

/// The most digits that a number format adds.
const DIGITS_MAX: usize = 15;

const DAY_S: i64 = 24 * 60 * 60;

/// The last day that Excel knows, the end of the year 9999.
const LAST_DAY: f64 = 2_958_465.0;

impl Shown {
    /// The formats that have a number instead of a text.
    pub(crate) fn built_in(id: u32) -> Self {
        match id {
            1 | 3 | 37 | 38 => Shown::Decimals(0),
            2 | 4 | 39 | 40 => Shown::Decimals(2),
            9 => Shown::Percent(0),
            10 => Shown::Percent(2),
            14..=17 | 27..=31 | 36 | 50..=54 | 57 | 58 => Shown::Date,
            18..=21 | 32..=35 | 45 | 47 | 55 | 56 => Shown::Time,
            22 => Shown::DateTime,
            46 => Shown::Duration,
            _ => Shown::General,
        }
    }

    /// Reads the text of a format, such as `dd.mm.yyyy` or `0.00 "pts"`.
    pub(crate) fn of_code(code: &str) -> Self {
        let (code, is_duration) = plain(code);
        let has = |letters: &str| code.contains(|letter| letters.contains(letter));
        if is_duration {
            return Shown::Duration;
        }
        if code.trim() == "general" {
            return Shown::General;
        }
        let has_time = has("hs");
        let has_date = has("yd") || (has("m") && !has_time);
        match (has_date, has_time) {
            (true, true) => return Shown::DateTime,
            (true, false) => return Shown::Date,
            (false, true) => return Shown::Time,
            (false, false) => {}
        }
        if has("e?/@") || !has("0") {
            return Shown::General;
        }
        let digits = |part: &str| part.chars().filter(|letter| *letter == '0').count().min(DIGITS_MAX);
        let (whole, decimals) =
            code.split_once('.').map_or((&*code, 0), |(whole, rest)| (whole, digits(rest)));
        if has("%") {
            Shown::Percent(decimals)
        } else if decimals == 0 && digits(whole) > 1 {
            Shown::Zeros(digits(whole))
        } else {
            Shown::Decimals(decimals)
        }
    }

    /// The number as the cell shows it. Days count from 1900, or from 1904 as on old Macs.
    pub(crate) fn text(self, number: f64, from_1904: bool) -> String {
        if !number.is_finite() {
            return String::new();
        }
        let is_day = (0.0..=LAST_DAY).contains(&number);
        match self {
            Shown::Zeros(digits) if number >= 0.0 => format!("{number:0digits$.0}"),
            Shown::Decimals(decimals) => format!("{number:.decimals$}"),
            Shown::Percent(decimals) => format!("{:.decimals$}%", number * 100.0),
            Shown::Date if is_day => date(number, from_1904),
            Shown::Time if is_day => time(seconds(number) % DAY_S),
            Shown::DateTime if is_day => {
                format!("{} {}", date(number, from_1904), time(seconds(number) % DAY_S))
            }
            Shown::Duration if is_day => time(seconds(number)),
            _ => general(number),
        }
    }
}

/// The first section of a format in lower case, without texts, colours and letters that are no placeholders; and whether it counts hours on.
fn plain(code: &str) -> (String, bool) {
    let mut plain = String::new();
    let mut is_duration = false;
    let mut letters = code.chars();
    while let Some(letter) = letters.next() {
        match letter {
            ';' => break,
            '"' => while letters.next().is_some_and(|letter| letter != '"') {},
            '\\' | '_' | '*' => {
                letters.next();
            }
            '[' => {
                let inside: String = letters.by_ref().take_while(|letter| *letter != ']').collect();
                let inside = inside.to_lowercase();
                is_duration |= !inside.is_empty()
                    && ["h", "m", "s"].iter().any(|unit| inside.replace(unit, "").is_empty());
            }
            _ => plain.extend(letter.to_lowercase()),
        }
    }
    (plain.replace("am/pm", "").replace("a/p", ""), is_duration)
}

/// A number with the 15 digits that spreadsheets keep.
fn general(number: f64) -> String {
    let rounded: f64 = format!("{number:.14e}").parse().unwrap_or(number);
    // Zero has no sign in a cell.
    if rounded == 0.0 { "0".into() } else { rounded.to_string() }
}

#[expect(clippy::cast_possible_truncation, reason = "the number is within the days that Excel knows")]
fn seconds(days: f64) -> i64 {
    (days * DAY_S as f64).round() as i64
}

fn date(days: f64, from_1904: bool) -> String {
    let day = seconds(days) / DAY_S;
    // Excel believes that 29 February 1900 was a day, its day 60.
    let since_1970 = match (from_1904, day) {
        (true, _) => day - 24_107,
        (false, 60) => return "1900-02-29".into(),
        (false, ..60) => day - 25_568,
        (false, _) => day - 25_569,
    };
    // Howard Hinnant's days_to_civil: the year begins in March, so that a leap day is its last.
    let shifted = since_1970 + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

fn time(seconds: i64) -> String {
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if seconds == 0 {
        format!("{hours:02}:{minutes:02}")
    } else {
        format!("{hours:02}:{minutes:02}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_cells_show_them() {
        let cases = [
            ("General", 123.0, "123"),
            ("General", 0.1 + 0.2, "0.3"),
            ("General", -0.0, "0"),
            ("General", 600_123_456.0, "600123456"),
            ("0", 12.4, "12"),
            ("0.00", 12.5, "12.50"),
            ("#,##0.00 \"kn\"", 1234.5, "1234.50"),
            ("000000000", 91_123_456.0, "091123456"),
            ("0%", 0.5, "50%"),
            ("@", 7.0, "7"),
            ("0.00E+00", 7.0, "7"),
            ("# ?/?", 0.5, "0.5"),
        ];
        for (code, number, shown) in cases {
            assert_eq!(Shown::of_code(code).text(number, false), shown, "{code}");
        }
    }

    #[test]
    fn dates_and_times_are_found_by_their_letters() {
        let cases = [
            ("dd.mm.yyyy", 46_346.0, "2026-11-20"),
            ("[$-409]d-mmm-yy;@", 46_346.0, "2026-11-20"),
            ("yyyy\\-mm\\-dd hh:mm", 46_346.5, "2026-11-20 12:00"),
            ("h:mm AM/PM", 0.75, "18:00"),
            ("[h]:mm", 1.25, "30:00"),
            ("mm:ss", 0.5 / 24.0 + 5.0 / 86_400.0, "00:30:05"),
            ("[Red]0.0", 1.0, "1.0"),
            ("\"day\" 0", 3.0, "3"),
            // Not a day that Excel knows.
            ("dd.mm.yyyy", -5.0, "-5"),
        ];
        for (code, number, shown) in cases {
            assert_eq!(Shown::of_code(code).text(number, false), shown, "{code}");
        }
        let day = |day: f64, from_1904| Shown::Date.text(day, from_1904);
        assert_eq!(
            ["1900-01-01", "1900-02-28", "1900-02-29", "1900-03-01"].map(String::from),
            [1.0, 59.0, 60.0, 61.0].map(|it| day(it, false))
        );
        assert_eq!(
            [day(0.0, true), day(44_884.0, true), day(LAST_DAY, false)],
            ["1904-01-01", "2026-11-20", "9999-12-31"]
        );
    }
}
