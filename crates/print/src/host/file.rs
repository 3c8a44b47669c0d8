//! What a font file says about its fonts: their letters, weights and outlines.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::FONT_BYTES_MAX;
use super::coverage::{Coverage, u16_at, u32_at};

/// A font that can be used.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct FaceEntry {
    pub(super) path: Arc<Path>,
    /// The size of the file.
    pub(super) bytes: u64,
    /// Which font of a collection.
    pub(super) index: u32,
    pub(super) coverage: Coverage,
    /// 400 is regular, 700 is bold.
    pub(super) weight: u16,
    /// How well the design suits the built-in fonts; 0 is best.
    pub(super) rank: u8,
}

/// Why a font file is not used.
#[derive(Debug, thiserror::Error)]
pub enum SkipReason {
    /// The file or folder cannot be read.
    #[error("cannot read it: {0}")]
    Unreadable(#[from] io::Error),
    /// The file is larger than [`FONT_BYTES_MAX`](super::FONT_BYTES_MAX).
    #[error("a font has {} MB at most", FONT_BYTES_MAX >> 20)]
    TooLarge,
    /// The file is no font, or a broken one.
    #[error("this is not a sound TrueType or OpenType font")]
    Broken,
    /// The folder has more font files than [`FONT_FILES_MAX`](super::FONT_FILES_MAX).
    #[error("the folders have more than {} font files; the rest is not read", super::FONT_FILES_MAX)]
    TooMany,
}

/// The most fonts of a collection, tables of a font, and bytes of a table that are read.
const FACES_MAX: u32 = 16;
const TABLES_MAX: u16 = 128;
const TABLE_BYTES_MAX: u32 = 8 << 20;

/// The fonts of a file that can be used: upright ones with outlines. Fonts of coloured pictures have none.
pub(super) fn faces(path: PathBuf) -> Result<Vec<FaceEntry>, SkipReason> {
    let mut file = File::open(&path)?;
    let bytes = file.metadata()?.len();
    if bytes > FONT_BYTES_MAX {
        return Err(SkipReason::TooLarge);
    }
    let path: Arc<Path> = path.into();
    let rank = rank(&path);
    let mut faces = Vec::new();
    for (index, offset) in (0..).zip(offsets(&mut file)?) {
        let Some(face) = Tables::read(&mut file, offset, bytes)? else { continue };
        let Some(cmap) = face.read_table(&mut file, *b"cmap")? else { continue };
        let Some(coverage) = Coverage::read(&cmap) else { continue };
        let style = face.read_table(&mut file, *b"OS/2")?.unwrap_or_default();
        let is_slanted = u16_at(&style, 62).is_some_and(|style| style & 0x201 != 0);
        if !is_slanted {
            let weight = u16_at(&style, 4).unwrap_or(400);
            faces.push(FaceEntry { path: Arc::clone(&path), bytes, index, coverage, weight, rank });
        }
    }
    Ok(faces)
}

/// Noto Sans suits the built-in fonts, which are Noto Sans too. A font of equally wide letters suits least.
fn rank(path: &Path) -> u8 {
    let name: String = path.file_name().unwrap_or_default().to_string_lossy().replace(['-', '_', ' '], "");
    if name.contains("Mono") {
        3
    } else if name.starts_with("NotoSans") {
        0
    } else if name.starts_with("Noto") {
        1
    } else {
        2
    }
}

/// Where the fonts of a file begin.
fn offsets(file: &mut File) -> Result<Vec<u32>, SkipReason> {
    let head = read(file, 0, 12)?;
    if !head.starts_with(b"ttcf") {
        return Ok(vec![0]);
    }
    let count = u32_at(&head, 8).unwrap_or_default().min(FACES_MAX);
    let offsets = read(file, 12, count * 4)?;
    Ok((0..count as usize).filter_map(|place| u32_at(&offsets, place * 4)).collect())
}

/// The list of the tables of a font.
struct Tables(Vec<u8>);

impl Tables {
    /// `None` if the font has no outlines that can be embedded.
    fn read(file: &mut File, offset: u32, bytes: u64) -> Result<Option<Self>, SkipReason> {
        let head = read(file, offset, 12)?;
        if !matches!(&head[..4], [0, 1, 0, 0] | b"true" | b"OTTO") {
            return Err(SkipReason::Broken);
        }
        let count = u16_at(&head, 4).unwrap_or_default().min(TABLES_MAX);
        let tables = Self(read(file, offset.saturating_add(12), u32::from(count) * 16)?);
        let is_cut = |entry: &[u8]| {
            let end =
                u32_at(entry, 8).zip(u32_at(entry, 12)).map(|(at, length)| u64::from(at) + u64::from(length));
            end.is_none_or(|end| end > bytes)
        };
        if tables.0.chunks_exact(16).any(is_cut) {
            return Err(SkipReason::Broken);
        }
        let has = |tag: &[u8; 4]| tables.entry(*tag).is_some();
        let has_outlines = has(b"glyf") || has(b"CFF ");
        let has_colours = [b"COLR", b"CBDT", b"sbix", b"SVG "].into_iter().any(has);
        Ok(Some(tables).filter(|_| has_outlines && !has_colours))
    }

    fn entry(&self, tag: [u8; 4]) -> Option<&[u8]> {
        self.0.chunks_exact(16).find(|entry| entry.starts_with(&tag))
    }

    fn read_table(&self, file: &mut File, tag: [u8; 4]) -> Result<Option<Vec<u8>>, SkipReason> {
        let place = self.entry(tag).and_then(|entry| Some((u32_at(entry, 8)?, u32_at(entry, 12)?)));
        match place {
            None => Ok(None),
            Some((_, length)) if length > TABLE_BYTES_MAX => Err(SkipReason::Broken),
            Some((offset, length)) => read(file, offset, length).map(Some),
        }
    }
}

fn read(file: &mut File, offset: u32, length: u32) -> Result<Vec<u8>, SkipReason> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(offset.into()))?;
    file.take(length.into()).read_to_end(&mut bytes)?;
    if bytes.len() < length as usize { Err(SkipReason::Broken) } else { Ok(bytes) }
}
