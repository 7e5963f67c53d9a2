import { isIn, type SheetTable } from './score-sheet';

/** A table where somebody sits whose name was looked for, and the board that its next result belongs to. */
export type Sought = { readonly table: string; readonly board: number; readonly name: string };

/** As many as one digit picks. */
const MOST = 9;

/** Small letters without accents: nobody types those of a name while he looks for it. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The name that a line looks for (`/ma`, from two letters on); null for any other line. */
export const soughtName = (typed: string): string | null => {
  const name = /^\s*\/\s*(\p{L}[\p{L}\p{Mn}\s'’.-]+)$/u.exec(typed)?.[1]?.trim() ?? '';
  return name.length < 2 ? null : name;
};

/** The tables with an entry whose name has, for each word that was typed, a word that begins so. */
export const sought = (
  sheet: readonly SheetTable[],
  nameOf: (entry: string) => string,
  typed: string,
): readonly Sought[] => {
  const wanted = folded(typed).split(/\s+/u);
  return sheet
    .flatMap(({ table, seating, lines }) => {
      const board = (lines.find((line) => !isIn(line)) ?? lines[0])?.board;
      if (board === undefined) return [];
      return [...new Set(Object.values(seating))].flatMap((entry) => {
        const name = nameOf(entry);
        const words = folded(name).split(/[^\p{L}\p{N}]+/u);
        const fits = wanted.every((part) => words.some((word) => word.startsWith(part)));
        return fits ? [{ table, board, name }] : [];
      });
    })
    .slice(0, MOST);
};
