import type { RubberSheet } from '@arbitre/rules/games/bridge-plafond/score/rubber';

type Seats = Readonly<Record<'N' | 'E' | 'S' | 'W', string>>;

/** What a sheet is drawn from. */
export type SheetOfRubber = {
  readonly seats: Seats;
  readonly entries: readonly { readonly deal: number; readonly line: string | null }[];
  readonly sheet: RubberSheet;
};

type Earlier = { readonly line: string | null; readonly by: string; readonly reason: string | null };

/** A rubber as the panel of its table shows it. */
export type RubberOnPage = SheetOfRubber & {
  readonly round: number;
  readonly rubber: number;
  /** Who deals next. */
  readonly dealer: 'N' | 'E' | 'S' | 'W';
  readonly exchanged: readonly string[];
  readonly entries: readonly {
    readonly deal: number;
    readonly line: string | null;
    readonly source: string;
    readonly earlier: readonly Earlier[];
  }[];
  readonly acceptedBy: Readonly<Partial<Record<'NS' | 'EW', string>>>;
  readonly accepted: boolean;
  readonly ruled: string | null;
  readonly brokenOff: { readonly reason: string } | null;
};

export const namesOf = (seats: Seats, side: 'NS' | 'EW'): readonly [string, string] =>
  side === 'NS' ? [seats.N, seats.S] : [seats.E, seats.W];
