import { placeText, readPlace } from '../board/place';
import { rowName } from '../board/squares';

/**
 * A place of English-language programs in our notation, null when it is none: they number the rows and letter the columns, and
 * put the row first for a word across: `8D` is `H4`, `D8` is `4H` (SCR-GEN-15).
 */
export const fromEnglishPlace = (text: string): string | null => {
  const across = /^(\d{1,2})([A-Oa-o])$/.exec(text);
  const down = /^([A-Oa-o])(\d{1,2})$/.exec(text);
  const row = Number(across?.[1] ?? down?.[2] ?? 0);
  const column = 'ABCDEFGHIJKLMNO'.indexOf((across?.[2] ?? down?.[1] ?? '?').toUpperCase());
  if (row < 1 || row > 15 || column < 0) return null;
  return placeText({ row: row - 1, column, direction: across === null ? 'down' : 'across' });
};

/** The other way round; null when the place is none of the board. */
export const toEnglishPlace = (text: string): string | null => {
  const place = readPlace(text);
  if (place === null) return null;
  const row = String(place.row + 1);
  return place.direction === 'across' ? `${row}${rowName(place.column)}` : `${rowName(place.column)}${row}`;
};
