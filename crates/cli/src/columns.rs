//! Tables of plain text.

/// Lays out rows so that each column is as wide as its widest cell.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    aligned(rows, &[])
}

/// Lays out rows like [`columns`], with the columns in `right`, counted from 0, aligned to the right.
pub(crate) fn aligned(rows: &[Vec<String>], right: &[usize]) -> String {
    let mut widths = Vec::new();
    for row in rows {
        for (index, cell) in row.iter().enumerate() {
            let width = cell.chars().count();
            match widths.get_mut(index) {
                None => widths.push(width),
                Some(widest) => *widest = width.max(*widest),
            }
        }
    }
    let line = |row: &Vec<String>| {
        let cell = |(index, cell): (usize, &String)| {
            let width = widths[index];
            if right.contains(&index) { format!("{cell:>width$}") } else { format!("{cell:width$}") }
        };
        let cells = row.iter().enumerate().map(cell);
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}
