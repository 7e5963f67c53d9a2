import type { RubberSheet } from '@arbitre/rules/games/bridge-plafond/score/rubber';

type Seats = Readonly<Record<'N' | 'E' | 'S' | 'W', string>>;

/** What a sheet is drawn from. */
export type SheetOfRubber = {
  readonly seats: Seats;
  readonly entries: readonly { readonly deal: number; readonly line: string | null }[];
  readonly sheet: RubberSheet;
};

export const namesOf = (seats: Seats, side: 'NS' | 'EW'): readonly [string, string] =>
  side === 'NS' ? [seats.N, seats.S] : [seats.E, seats.W];
