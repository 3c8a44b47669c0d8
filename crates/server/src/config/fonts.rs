//! Where the fonts of printed sheets are.

use std::fs;
use std::io;
use std::path::PathBuf;

use boneyard_print::Fonts;

/// Where the fonts are for letters that the built-in fonts lack.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum FontFolder {
    /// Nowhere: sheets have the built-in fonts alone.
    #[default]
    BuiltIn,
    /// In the folders of this system.
    System,
    /// In a folder of the host.
    Folder(PathBuf),
}

/// The folder with fonts cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: cannot read the folder with fonts: {cause}", folder.display())]
pub struct FontFolderError {
    /// The folder.
    pub folder: PathBuf,
    /// The error of the system.
    pub cause: io::Error,
}

/// The most font files that cannot be used and are named in the log, one by one.
const NAMED_MAX: usize = 20;

impl FontFolder {
    /// The fonts. Those of the host's own folder are listed at once, so that the log names what cannot be used.
    pub(crate) fn open(self) -> Result<Fonts, FontFolderError> {
        let folder = match self {
            Self::BuiltIn => return Ok(Fonts::default()),
            Self::System => return Ok(Fonts::of_system()),
            Self::Folder(folder) => folder,
        };
        fs::read_dir(&folder).map_err(|cause| FontFolderError { folder: folder.clone(), cause })?;
        let fonts = Fonts::in_folders([folder.clone()]);
        let (count, skipped) = (fonts.count(), fonts.skipped());
        tracing::info!(folder = %folder.display(), count, "Found {count} fonts in {}", folder.display());
        for font in skipped.iter().take(NAMED_MAX) {
            tracing::warn!(path = %font.path.display(), "For printed sheets, {font}");
        }
        if let Some(more) = skipped.len().checked_sub(NAMED_MAX).filter(|more| *more > 0) {
            tracing::warn!(more, "{more} more font files are left out");
        }
        Ok(fonts)
    }
}
