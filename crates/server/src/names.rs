//! Checks and trims the names of people.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use boneyard_i18n::{Language, Messages};
use boneyard_protocol::Problem;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::http::NAME_CHARS_MAX;
use boneyard_table::Persona;
use boneyard_text::{looks, visible_name};

// The store shortens a name to it when it adds a number.
const _: () = assert!(NAME_CHARS_MAX == boneyard_store::NAME_CHARS_MAX);

/// What the names look like that the site uses itself, in all languages.
static HOUSE_LOOKS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let names = Language::ALL.map(|language| Messages::of(language).message("house-names"));
    names.iter().flat_map(|names| names.split(", ")).flat_map(looks).collect()
});

/// What the names of the bots look like.
static BOT_LOOKS: LazyLock<BTreeSet<String>> =
    LazyLock::new(|| Persona::ALL.into_iter().flat_map(Persona::names).flat_map(looks).collect());

/// What digits look like: some look like letters.
static DIGITS: LazyLock<String> =
    LazyLock::new(|| ('0'..='9').flat_map(|digit| looks(&digit.to_string())).collect());

/// The name of a guest, which other guests may have too.
///
/// # Errors
/// [`Problem::BadName`].
pub(crate) fn guest_name(text: &str) -> Result<String, Problem> {
    visible_name(text, NAME_CHARS_MAX).map_err(|_| Problem::BadName { max: NAME_CHARS_MAX })
}

/// The name of an account. It has no `@`, so that it is never taken for an e-mail.
///
/// # Errors
/// [`Problem::BadName`].
pub(crate) fn account_name(text: &str) -> Result<String, Problem> {
    guest_name(text).and_then(|name| match name.contains('@') {
        true => Err(Problem::BadName { max: NAME_CHARS_MAX }),
        false => Ok(name),
    })
}

/// Checks that a new name is none that the site uses itself, such as `Host` or `Bot Boris`, in any language.
///
/// # Errors
/// [`AccountRefusal::NameOfHouse`].
pub(crate) fn check_not_of_house(name: &str) -> Result<(), AccountRefusal> {
    if is_of_house(name) { Err(AccountRefusal::NameOfHouse { name: name.to_owned() }) } else { Ok(()) }
}

/// Whether the site uses a name itself, or this name looks like one that it uses. A number after it changes nothing, and neither does
/// the name of a bot. `Boris` alone is free: people have such names, and bots have a badge.
pub(crate) fn is_of_house(name: &str) -> bool {
    let ends_with_number = name.ends_with(char::is_numeric);
    let is_number = |rest: &str| {
        let is_apart = rest.starts_with(|c: char| !c.is_alphanumeric());
        (is_apart || ends_with_number) && rest.chars().all(|c| DIGITS.contains(c) || !c.is_alphanumeric())
    };
    let names_bot = |rest: &str| {
        let name = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
        name.len() < rest.len() && BOT_LOOKS.contains(name)
    };
    let of_house = |look: &String| {
        let mut rests = HOUSE_LOOKS.iter().filter_map(|word| look.strip_prefix(word.as_str()));
        rests.any(|rest| rest.is_empty() || is_number(rest) || names_bot(rest))
    };
    looks(name).iter().any(of_house)
}

/// How the looks of names begin that the site uses itself.
pub(crate) fn house_looks() -> impl Iterator<Item = &'static str> {
    HOUSE_LOOKS.iter().map(String::as_str)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn nobody_takes_a_name_of_the_site() {
        for taken in [
            "Host",
            "HOST",
            "hоst",
            "Bot 2",
            "bot 10",
            "Bot 01",
            "Bot2",
            "Bot #3",
            "Bot (4)",
            "B0t",
            "Boneyard",
            "Bоneyard.",
            "Moderator",
            "Mоdеrаtor",
            "Moderator 2",
            "Player 1",
            "PIayer 1",
            "Хозяин",
            "Бот 3",
            "Игрок 12",
            "Igrač 2",
            "Jugador 3",
            "Anfitrião",
            "Robô 2",
            "Bot Boris",
            "bot-eva",
            "Бот Аня",
            "Robô Vera",
            "Bоt Boris.",
            "_Admin_",
            "Ａｄｍｉｎ",
        ] {
            assert!(is_of_house(taken), "{taken}");
        }
        for free in [
            "Ana",
            "Mod",
            "Robot",
            "Bots",
            "Hosta",
            "Botond",
            "Botol",
            "Bot Anna",
            "Boris",
            "Botboris",
            "Boris bot",
            "Аня",
            "Player One",
            "Hostess",
            "2",
            "Ana 2",
            "🦊",
        ] {
            assert!(!is_of_house(free), "{free}");
        }
    }

    #[test]
    fn the_names_that_tables_show_are_the_sites_own_in_every_language() {
        for language in Language::ALL {
            let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
            let words =
                fs::read_to_string(locales.join(language.code()).join("page/table/table.ftl")).unwrap();
            let line =
                |key: &str| words.lines().find_map(|line| line.strip_prefix(&format!("{key} = "))).unwrap();
            let player = line("player").replace("{ $n }", "3");
            assert!(is_of_house(&player), "{language}: {player}");
            for persona in Persona::ALL {
                let name = Messages::of(language).message(&format!("persona.{}", persona.id()));
                assert!(
                    persona.names().contains(&name.as_str()),
                    "{language}: {name} is not in `persona.rs`"
                );
                let bot = line("bot").replace("{ $name }", &name);
                assert!(is_of_house(&bot), "{language}: {bot}");
                assert!(!is_of_house(&name), "{language}: a person may be called {name}");
            }
            assert!(!Messages::of(language).message("house-names").contains('⟨'), "{language}");
        }
    }
}
