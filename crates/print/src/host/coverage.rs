//! The letters that a font has, read from its table `cmap`.

/// Letters as ranges, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Coverage(Vec<(u32, u32)>);

/// The most steps for one table, so that a broken font ends soon. A sound table needs 65 536 at most.
const STEPS_MAX: usize = 200_000;

impl Coverage {
    /// Reads a table `cmap`. `None` if it has no letters of Unicode in a known format.
    pub(super) fn read(cmap: &[u8]) -> Option<Self> {
        let count = usize::from(u16_at(cmap, 2)?);
        let mut ranges = Vec::new();
        for record in 0..count.min(64) {
            let at = 4 + record * 8;
            let (platform, encoding) = (u16_at(cmap, at)?, u16_at(cmap, at + 2)?);
            let is_unicode = matches!((platform, encoding), (0, 0..=4 | 6) | (3, 1 | 10));
            let table = cmap.get(u32_at(cmap, at + 4)? as usize..);
            let Some(table) = table.filter(|_| is_unicode) else { continue };
            match u16_at(table, 0) {
                Some(4) => segments(table, &mut ranges),
                Some(12) => groups(table, &mut ranges),
                _ => None,
            };
        }
        ranges.retain(|(first, last)| first <= last);
        ranges.sort_unstable();
        let mut joined: Vec<(u32, u32)> = Vec::new();
        for (first, last) in ranges {
            match joined.last_mut() {
                Some(before) if first <= before.1.saturating_add(1) => before.1 = before.1.max(last),
                _ => joined.push((first, last)),
            }
        }
        Some(Self(joined)).filter(|coverage| !coverage.0.is_empty())
    }

    pub(super) fn has_all(&self, letters: &[char]) -> bool {
        letters.iter().all(|letter| self.has(u32::from(*letter)))
    }

    fn has(&self, code: u32) -> bool {
        let after = self.0.partition_point(|(first, _)| *first <= code);
        after.checked_sub(1).is_some_and(|at| code <= self.0[at].1)
    }
}

/// Format 4: segments of letters below 65 536.
fn segments(table: &[u8], ranges: &mut Vec<(u32, u32)>) -> Option<()> {
    let count = usize::from(u16_at(table, 6)?) / 2;
    let (ends, starts) = (14, 16 + count * 2);
    let (deltas, offsets) = (starts + count * 2, starts + count * 4);
    let mut steps = 0;
    for segment in 0..count {
        let of = |list: usize| u16_at(table, list + segment * 2);
        let (first, last, delta, offset) = (of(starts)?, of(ends)?, of(deltas)?, of(offsets)?);
        for code in first..=last {
            steps += 1;
            if steps > STEPS_MAX {
                return None;
            }
            let glyph = match offset {
                0 => code.wrapping_add(delta),
                _ => {
                    let at = offsets + segment * 2 + usize::from(offset) + usize::from(code - first) * 2;
                    match u16_at(table, at) {
                        None | Some(0) => 0,
                        Some(glyph) => glyph.wrapping_add(delta),
                    }
                }
            };
            // The code 0xffff only ends the list.
            if glyph != 0 && code != u16::MAX {
                match ranges.last_mut() {
                    Some(range) if range.1 + 1 == u32::from(code) => range.1 += 1,
                    _ => ranges.push((code.into(), code.into())),
                }
            }
        }
    }
    Some(())
}

/// Format 12: groups of any letters.
fn groups(table: &[u8], ranges: &mut Vec<(u32, u32)>) -> Option<()> {
    let count = u32_at(table, 12)? as usize;
    for group in 0..count.min(STEPS_MAX) {
        let at = 16 + group * 12;
        let (first, last) = (u32_at(table, at)?, u32_at(table, at + 4)?);
        ranges.push((first, last.min(u32::from(char::MAX))));
    }
    Some(())
}

pub(super) fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}

pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::fonts::Weight;

    #[test]
    fn it_has_the_letters_that_the_font_has() {
        let face = Weight::Regular.face();
        let cmap = face.raw_face().table(ttf_parser::Tag::from_bytes(b"cmap")).expect("a table");
        let coverage = Coverage::read(cmap).expect("letters");
        // The code 0xffff ends the list, and is no letter.
        for letter in ('\0'..=char::MAX).filter(|letter| *letter != '\u{ffff}') {
            assert_eq!(coverage.has_all(&[letter]), face.glyph_index(letter).is_some(), "{letter:?}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// A broken table is refused or read, and soon.
        #[test]
        fn any_bytes_can_be_read(mut bytes in prop::collection::vec(any::<u8>(), 0..400), format in 0_u8..14) {
            let head = [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, 0, format];
            bytes.splice(0..0, head);
            let _ = Coverage::read(&bytes);
        }
    }
}
