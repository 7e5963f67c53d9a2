import type { AnyGame } from '../manifest';
import type { Seating } from './contract';

type BySide = Readonly<Record<string, string>>;

/** Who plays each side: the entry of its first seat, and where everybody plays for himself that of the other. */
export type SeatedSides = { readonly entries: BySide; readonly partners?: BySide };

/** The sides of a table, from who sits where. */
export const seatedSides = (
  { seats, sideOf }: Pick<AnyGame, 'seats' | 'sideOf'>,
  seating: Seating,
): SeatedSides => {
  const entries: Record<string, string> = {};
  const partners: Record<string, string> = {};
  for (const seat of seats) {
    const entry = seating[seat];
    if (entry === undefined) continue;
    const side = sideOf(seat);
    entries[side] ??= entry;
    if (entries[side] !== entry) partners[side] ??= entry;
  }
  return Object.keys(partners).length === 0 ? { entries } : { entries, partners };
};
