//! The guides: how to begin as a player, an organiser, a host or a developer.

use boneyard_i18n::Language;
use boneyard_protocol::learn::GuidePage;
use rust_embed::RustEmbed;

use crate::error::LearnError;
use crate::pages::{translated, utf8};
use crate::prose::html;

/// The texts of every language.
#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*/guides/*.md"]
struct Guides;

/// The names of all guides, in the order in which a list shows them.
pub const GUIDES: [&str; 4] = ["play", "club-night", "host", "build"];

/// A guide in one language.
///
/// ```
/// use boneyard_learn::{Language, guide};
///
/// assert_eq!(guide("play", Language::En)?.title, "Play your first match");
/// let error = guide("cook", Language::En).expect_err("no such guide");
/// assert_eq!(error.to_string(), "there is no `en/guides/cook.md`");
/// # Ok::<_, boneyard_learn::LearnError>(())
/// ```
///
/// # Errors
/// [`LearnError`] if a text is missing, or does not begin with its title.
pub fn guide(name: &str, language: Language) -> Result<GuidePage, LearnError> {
    let (file, found) = translated(language, &format!("guides/{name}.md"), Guides::get);
    let text = utf8(&file, found)?;
    let Some((title, body)) = text.strip_prefix("# ").and_then(|text| text.split_once('\n')) else {
        return Err(LearnError::wrong(&file, "a guide begins with its title: `# Play your first match`"));
    };
    Ok(GuidePage { title: title.trim().to_owned(), text: html(body) })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The headings, pictures and commands of a text, in order.
    fn shape(html: &str) -> Vec<&str> {
        let tags = html.split('<').filter_map(|tag| tag.split(['>', ' ']).next());
        tags.filter(|tag| matches!(*tag, "h2" | "img" | "pre" | "ol" | "ul")).collect()
    }

    #[test]
    fn every_guide_exists_in_every_language_with_the_same_parts() {
        for name in GUIDES {
            let english = guide(name, Language::En).expect("a guide");
            for language in Language::ALL {
                let file = format!("{language}/guides/{name}.md");
                assert!(Guides::get(&file).is_some(), "{file} is missing");
                let guide = guide(name, language).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(shape(&guide.text), shape(&english.text), "{language}/{name}");
                assert!(
                    !guide.text.contains("alt=\"\""),
                    "{language}/{name}: a picture without a description"
                );
            }
        }
    }
}
