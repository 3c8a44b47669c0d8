//! Lists the fonts in folders.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::file::{FaceEntry, SkipReason, faces};
use super::{FONT_FILES_MAX, Found};

/// A font file or a folder that cannot be used. Written as a sentence, it names the file and the reason.
#[derive(Debug)]
pub struct SkippedFont {
    /// The file or the folder.
    pub path: PathBuf,
    /// The reason.
    pub why: SkipReason,
}

impl fmt::Display for SkippedFont {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the font `{}` is left out: {}", self.path.display(), self.why)
    }
}

/// The deepest folder that is listed, and the most entries.
const DEPTH_MAX: usize = 6;
const ENTRIES_MAX: usize = 20_000;

/// The fonts of these folders, and what cannot be used.
pub(super) fn list(folders: &[PathBuf]) -> Found {
    let mut found = Found::default();
    let mut listed = Listed::default();
    for folder in folders {
        listed.folder(folder, 0, &mut found.skipped);
    }
    // The order of a folder differs between machines.
    listed.files.sort();
    listed.files.dedup();
    if listed.files.len() > FONT_FILES_MAX {
        let path = listed.files.split_off(FONT_FILES_MAX).swap_remove(0);
        found.skipped.push(SkippedFont { path, why: SkipReason::TooMany });
    }
    for path in listed.files {
        match faces(path.clone()) {
            Ok(faces) => found.faces.extend(faces),
            Err(why) => found.skipped.push(SkippedFont { path, why }),
        }
    }
    found.faces.sort_by(|one, other| key(one).cmp(&key(other)));
    found
}

fn key(face: &FaceEntry) -> (u8, &Path, u32) {
    (face.rank, &face.path, face.index)
}

/// The font files found so far.
#[derive(Default)]
struct Listed {
    files: Vec<PathBuf>,
    entries: usize,
}

impl Listed {
    fn folder(&mut self, folder: &Path, depth: usize, skipped: &mut Vec<SkippedFont>) {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) => return skipped.push(SkippedFont { path: folder.into(), why: error.into() }),
        };
        for entry in entries.flatten() {
            self.entries += 1;
            if self.entries > ENTRIES_MAX {
                return;
            }
            let path = entry.path();
            // A folder that is a link could lead back to itself.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                if depth < DEPTH_MAX {
                    self.folder(&path, depth + 1, skipped);
                }
            } else if is_font(&path) && path.is_file() {
                self.files.push(path);
            }
        }
    }
}

fn is_font(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    matches!(&*ending, "ttf" | "otf" | "ttc" | "otc")
}
