import { contractOf, type GameKind } from './contract';
import { gameValue, LEVELS, mostMatadors, nullValue } from './value';

/** One game value with what it is the value of: base value times multiplier, or the constant of a null game. */
export type TableCell = { readonly multiplier: number; readonly value: number };

/** A row of the value table (SKAT-5.6). */
export type TableRow = {
  /** A suit or grand, `GO` for grand ouvert, `N` `NH` `NO` `NOH` for the null games. */
  readonly game: string;
  readonly cells: readonly TableCell[];
};

const CLASSES = [
  { hand: false },
  { hand: true },
  { hand: true, schneider: true },
  { hand: true, schwarz: true },
] as const;

/** Every value that a game of a kind can come to, over classes, announcements, levels and matadors. */
const cellsOf = (game: GameKind, announcements: readonly object[]): readonly TableCell[] => {
  const base = gameValue(contractOf({ game }), 0, 'simple');
  const values = announcements.flatMap((said) =>
    LEVELS.flatMap((level) =>
      Array.from({ length: mostMatadors(game) }, (_, index) =>
        gameValue(contractOf({ game, ...said }), index + 1, level),
      ),
    ),
  );
  return [...new Set(values)].sort((a, b) => a - b).map((value) => ({ multiplier: value / base, value }));
};

const OUVERT = { hand: true, ouvert: true } as const;

/**
 * The value table of the rulebook, generated from the rules that value a game (SKAT-5.6): suits from diamonds to clubs,
 * grand, grand ouvert, and the four null games.
 */
export const valueTable = (): readonly TableRow[] => [
  ...(['D', 'H', 'S', 'C'] as const).map((game) => ({ game, cells: cellsOf(game, [...CLASSES, OUVERT]) })),
  { game: 'G', cells: cellsOf('G', CLASSES) },
  // With or without one to four matadors, in the step of ouvert.
  { game: 'GO', cells: cellsOf('G', [OUVERT]) },
  ...[
    { game: 'N', hand: false, ouvert: false },
    { game: 'NH', hand: true, ouvert: false },
    { game: 'NO', hand: false, ouvert: true },
    { game: 'NOH', hand: true, ouvert: true },
  ].map(({ game, ...said }) => ({ game, cells: [{ multiplier: 1, value: nullValue(said) }] })),
];
