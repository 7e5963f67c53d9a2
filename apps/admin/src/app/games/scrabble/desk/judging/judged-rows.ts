import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import type { SessionEntries } from '../../../../sessions/session-entries';
import type { SlipView } from '../../game/slip-table';

type Round = ScrabbleSessionView['rounds'][number];

/** A player of a round: the slip as it was judged, null where none was entered. */
export type JudgedRow = {
  readonly entry: string;
  readonly number: number;
  readonly name: string;
  readonly slip: SlipView | null;
};

export type SortKey = 'number' | 'name' | 'word' | 'points';
export type Sorting = { readonly key: SortKey; readonly down: boolean };
export type Wanted = { readonly text: string; readonly verdict: string };

/** Letters without accents, in capitals: `ete` finds Été. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();

/** A slip that nobody handed in stands among the nullities. */
export const verdictOf = ({ slip }: JudgedRow): string => slip?.verdict ?? 'missing';

/** Everybody who has a slip in the round, or owes one. */
export const rowsOf = (round: Round, entries: SessionEntries): readonly JudgedRow[] => {
  const row = (entry: string, slip: SlipView | null): JudgedRow => {
    const { number = 0, name = entry } = entries.get(entry) ?? {};
    return { entry, number, name, slip };
  };
  const known = new Set(round.slips.map(({ entry }) => entry));
  return [
    ...round.slips.map((slip) => row(slip.entry, slip)),
    ...round.missing.filter((entry) => !known.has(entry)).map((entry) => row(entry, null)),
  ];
};

/** Rows that hold every word of `text` in number, name or word; a number alone is the whole number. */
export const filtered = (rows: readonly JudgedRow[], { text, verdict }: Wanted): readonly JudgedRow[] => {
  const parts = plain(text).split(/\s+/u).filter(Boolean);
  return rows.filter((row) => {
    if (verdict !== '' && verdictOf(row) !== verdict) return false;
    const said = plain(`${row.name} ${row.slip?.word ?? ''} ${row.slip?.place ?? ''}`);
    return parts.every((part) => (/^\d+$/u.test(part) ? row.number === Number(part) : said.includes(part)));
  });
};

const compare: Readonly<Record<SortKey, (a: JudgedRow, b: JudgedRow) => number>> = {
  number: (a, b) => a.number - b.number,
  name: (a, b) => a.name.localeCompare(b.name),
  word: (a, b) => (a.slip?.word ?? '').toUpperCase().localeCompare((b.slip?.word ?? '').toUpperCase()),
  points: (a, b) => (a.slip?.points ?? -1) - (b.slip?.points ?? -1),
};

/** In a fixed order: equals go by their numbers. */
export const sorted = (rows: readonly JudgedRow[], { key, down }: Sorting): readonly JudgedRow[] =>
  [...rows].sort((a, b) => (down ? -1 : 1) * compare[key](a, b) || a.number - b.number);
