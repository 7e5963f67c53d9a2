import type { RubberOnPage } from '../sheet/rubber-on-page';

type Seat = 'N' | 'E' | 'S' | 'W';

/** A table of a partie as its panel shows it. */
export type TableOnPage = {
  readonly partie: number;
  readonly table: string;
  readonly entries: readonly string[];
  readonly packs: readonly string[];
  readonly alike: boolean;
  readonly rate: number;
  /** Who draws a card now. */
  readonly drawing: readonly string[];
  readonly cards: Readonly<Record<string, string>>;
  readonly order: readonly string[];
  /** Who chooses a seat now. */
  readonly chooses: string | null;
  readonly seats: Readonly<Partial<Record<Seat, string>>>;
  readonly pack: string | null;
  readonly ended: string | null;
  readonly over: boolean;
  readonly rubbers: readonly RubberOnPage[];
};

export type PlafondEveningView = {
  readonly setup: { readonly rotation: string; readonly rate: number };
  readonly commitment: string | null;
  readonly players: readonly { readonly entry: string; readonly withdrawn: string | null }[];
  readonly parties: readonly {
    readonly partie: number;
    readonly seed: string | null;
    readonly out: readonly string[];
    readonly tables: readonly TableOnPage[];
  }[];
  readonly standing: readonly {
    readonly entry: string;
    readonly rubbers: number;
    readonly points: number;
    readonly money: number;
  }[];
};
