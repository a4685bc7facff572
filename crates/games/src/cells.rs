//! Cells by their names: a letter for the column from the left, a number for the row from the bottom.

use plyground_core::{Message, message};

use crate::rows::column_letter;

/// The name of the cell at a place, counted along the rows from the top left.
pub(crate) fn write(place: usize, width: usize, height: usize) -> String {
    format!("{}{}", column_letter(place % width), height - place / width)
}

/// The names of several cells, with blanks between them.
pub(crate) fn write_all(places: &[usize], width: usize, height: usize) -> String {
    places.iter().map(|&place| write(place, width, height)).collect::<Vec<_>>().join(" ")
}

/// The place of the cell that a text names; letters may be large or small.
pub(crate) fn read(text: &str, width: usize, height: usize) -> Result<usize, Message> {
    let text = text.trim().to_lowercase();
    let mut signs = text.chars();
    let column = signs.next().filter(char::is_ascii_lowercase).map(|letter| letter as usize - 'a' as usize);
    let digits = signs.as_str();
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let (Some(column), true) = (column, is_number) else {
        return Err(message!(
            "cell-unreadable",
            "`{text}` is not a cell: type one as {forms}",
            text = text.escape_debug().to_string(),
            forms = write(height / 2 * width + width / 2, width, height)
        ));
    };
    // A number that does not fit a `usize` is on no board either.
    let row: usize = digits.parse().unwrap_or(0);
    if column < width && (1..=height).contains(&row) {
        Ok((height - row) * width + column)
    } else {
        Err(message!(
            "cell-off-board",
            "`{cell}` is not on the {width}x{height} board: columns are a-{last}, rows 1-{height}",
            cell = text,
            width = width,
            height = height,
            last = column_letter(width - 1)
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        for (width, height) in [(9, 9), (20, 3), (1, 20)] {
            for place in 0..width * height {
                let name = write(place, width, height);
                assert_eq!(read(&name, width, height), Ok(place));
                assert_eq!(read(&format!(" {} ", name.to_uppercase()), width, height), Ok(place));
            }
        }
        assert_eq!(write_all(&[0, 4, 8], 3, 3), "a3 b2 c1");
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "a", "a0", "a10", "j1", "1", "aa1", "a-1", "a 1", "a+1", "é1", "a99999999999999999999999"]
        {
            assert!(read(text, 9, 9).is_err(), "{text}");
        }
    }
}
