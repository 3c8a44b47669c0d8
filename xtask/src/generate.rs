//! The generated files of the repository. `cargo xtask generate` writes them, and a test fails if one is stale.

pub mod coverage;
mod evening_recordings;
mod evenings;
mod guides;
mod recordings;
mod regulations;
mod typescript;

use std::{error::Error, fs, io, path::Path};

/// A group of files that are generated together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Group {
    /// The page's types of everything on the wire
    Typescript,
    /// docs/COVERAGE.md: each statement of the rulebook with the tests that pin it
    Coverage,
    /// docs/guides: the guides in English, as the page shows them
    Guides,
    /// Matches for the tests of the page
    Recordings,
    /// The tiles in the page's pictures of games
    Pictures,
    /// The regulations of club evenings, and their sentences for the tests of the page
    Regulations,
    /// Club evenings for the tests of the page
    Evenings,
    /// Club evenings as one device sees them, for the tests of the page
    EveningRecordings,
}

/// A generated file.
#[derive(Debug)]
pub struct GeneratedFile {
    /// The path of the file, from the root of the repository.
    pub path: String,
    /// The generated text of the file.
    pub text: String,
}

impl Group {
    /// The name that `cargo xtask generate` takes.
    #[must_use]
    pub fn name(self) -> String {
        clap::ValueEnum::to_possible_value(&self).map_or_else(String::new, |it| it.get_name().to_owned())
    }

    /// Generates the files of the group, without writing them.
    ///
    /// # Errors
    /// The source of a type of the wire cannot be read or has a form that the generator does not know.
    pub fn files(self) -> Result<Vec<GeneratedFile>, Box<dyn Error>> {
        Ok(match self {
            Self::Typescript => {
                let [types, evening] = typescript::texts(&crate::root())?;
                vec![
                    file("web/src/net/protocol/types.ts", types),
                    file("web/src/net/protocol/evening.ts", evening),
                ]
            }
            Self::Coverage => vec![file("docs/COVERAGE.md", coverage::page())],
            Self::Guides => guides::files(),
            Self::Recordings => vec![
                file("web/src/features/table/testing/recordings.json", recordings::recordings()),
                file("web/src/features/table/testing/sheets.json", recordings::sheets()),
                file("web/e2e/matches.json", recordings::shown()),
            ],
            Self::Pictures => vec![file("web/src/features/rulebook/pictures/laid.json", recordings::laid())],
            Self::Regulations => vec![
                file("web/src/features/evening/words/known-regulations.json", regulations::known()),
                file("web/src/features/evening/testing/regulations.json", regulations::cases()),
            ],
            Self::Evenings => {
                let named = |(name, text)| file(&format!("web/src/features/evening/testing/{name}"), text);
                evenings::files().into_iter().map(named).collect()
            }
            Self::EveningRecordings => {
                let path = "web/src/features/evening/testing/recordings/recordings.json";
                vec![file(path, evening_recordings::evening_recordings())]
            }
        })
    }
}

fn file(path: &str, text: String) -> GeneratedFile {
    GeneratedFile { path: path.to_owned(), text }
}

impl GeneratedFile {
    /// Whether the file at `root` is stale.
    #[must_use]
    pub fn is_stale(&self, root: &Path) -> bool {
        fs::read_to_string(root.join(&self.path)).map_or(true, |kept| kept != self.text)
    }

    /// Writes the file if it is stale. Returns whether it was.
    pub fn write(&self, root: &Path) -> io::Result<bool> {
        let is_stale = self.is_stale(root);
        if is_stale {
            let path = root.join(&self.path);
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(path, &self.text)?;
        }
        Ok(is_stale)
    }
}
