//! Fonts of the host, for scripts that the built-in fonts lack.
//!
//! [`Fonts`] names folders. Nothing is read before a sheet has a letter that the built-in fonts lack. Then the folders are listed
//! once, with the letters of every font. A font itself is read for each document that needs it, so that no memory is held between
//! documents.

mod coverage;
mod face;
mod file;
mod scan;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::fonts::Weight;
pub(crate) use face::{HostFace, ShapedGlyph, Subset};
use file::FaceEntry;
pub use file::SkipReason;
pub use scan::SkippedFont;

/// The largest font file that is read, in bytes. The largest Noto fonts, those for Chinese, have about 30 MB.
pub const FONT_BYTES_MAX: u64 = 64 << 20;

/// The most font files that are listed.
pub const FONT_FILES_MAX: usize = 2_000;

/// The most font files that one document uses, and the most bytes of them together.
pub(crate) const FONTS_PER_DOCUMENT: usize = 24;
pub(crate) const BYTES_PER_DOCUMENT: u64 = 128 << 20;

/// The folders of the host with fonts in TrueType or OpenType format.
///
/// ```
/// use boneyard_print::Fonts;
///
/// assert_eq!(Fonts::none().count(), 0);
/// let fonts = Fonts::in_folders(["/no/such/folder".into()]);
/// assert_eq!((fonts.count(), fonts.skipped().len()), (0, 1));
/// ```
#[derive(Debug, Default)]
pub struct Fonts {
    folders: Vec<PathBuf>,
    found: OnceLock<Found>,
}

/// What the folders hold.
#[derive(Debug, Default)]
struct Found {
    /// The best fonts first.
    faces: Vec<FaceEntry>,
    skipped: Vec<SkippedFont>,
}

static NONE: Fonts = Fonts::empty();

impl Fonts {
    const fn empty() -> Self {
        Self { folders: Vec::new(), found: OnceLock::new() }
    }

    /// No fonts but the built-in ones.
    #[must_use]
    pub fn none() -> &'static Self {
        &NONE
    }

    /// The fonts in these folders and in the folders inside them.
    #[must_use]
    pub fn in_folders(folders: impl IntoIterator<Item = PathBuf>) -> Self {
        Self { folders: folders.into_iter().collect(), found: OnceLock::new() }
    }

    /// The fonts that are installed for all users of this machine.
    #[must_use]
    pub fn of_system() -> Self {
        let folders = if cfg!(windows) {
            &["C:\\Windows\\Fonts"][..]
        } else if cfg!(target_os = "macos") {
            &["/Library/Fonts", "/System/Library/Fonts"]
        } else {
            &["/usr/local/share/fonts", "/usr/share/fonts"]
        };
        // A machine need not have them all.
        Self::in_folders(folders.iter().map(PathBuf::from).filter(|folder| folder.is_dir()))
    }

    /// The number of fonts that can be used. Lists the folders.
    #[must_use]
    pub fn count(&self) -> usize {
        self.found().faces.len()
    }

    /// The font files and folders that cannot be used, with the reasons. Lists the folders.
    #[must_use]
    pub fn skipped(&self) -> &[SkippedFont] {
        &self.found().skipped
    }

    /// The places of the fonts that have all these letters, the best for a weight first.
    pub(crate) fn with_letters(&self, letters: &[char], weight: Weight) -> Vec<usize> {
        let faces = &self.found().faces;
        let mut places: Vec<usize> =
            (0..faces.len()).filter(|place| faces[*place].coverage.has_all(letters)).collect();
        places.sort_by_key(|place| (faces[*place].rank, faces[*place].weight.abs_diff(weight.class())));
        places
    }

    /// Reads the font at a place of [`Fonts::with_letters`].
    pub(crate) fn load(&self, place: usize) -> Option<HostFace> {
        HostFace::load(self.found().faces.get(place)?)
    }

    /// The path of the font at a place, and the size of its file.
    pub(crate) fn file(&self, place: usize) -> Option<(&Path, u64)> {
        self.found().faces.get(place).map(|face| (&*face.path, face.bytes))
    }

    /// Whether the folders have been listed.
    #[cfg(test)]
    pub(crate) fn is_listed(&self) -> bool {
        self.found.get().is_some()
    }

    fn found(&self) -> &Found {
        self.found.get_or_init(|| scan::list(&self.folders))
    }
}

impl PartialEq for Fonts {
    fn eq(&self, other: &Self) -> bool {
        self.folders == other.folders
    }
}

impl Eq for Fonts {}
