import type { Seat, Side } from '../events';
import type { PbnGame } from './game';

const NAME_TAGS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const SEATS_OF = { NS: ['N', 'S'], EW: ['E', 'W'] } as const;
const NUMBER_TAGS = { NS: 'PairNS', EW: 'PairEW' } as const;

/** The player in a seat as the file writes the name, for whoever seals it; null where the file does not name one. */
const playerNamed = (game: PbnGame, seat: Seat): string | null => {
  const name = game.tags.get(NAME_TAGS[seat])?.value.trim() ?? '';
  return name === '' || name === '?' ? null : name;
};

/** The players of a direction as the file names them. */
export const namesOf = (game: PbnGame, side: Side): readonly string[] =>
  SEATS_OF[side].flatMap((seat) => playerNamed(game, seat) ?? []);

/** Names without those that differ in case alone from an earlier one. */
export const eachOnce = (names: readonly string[]): readonly string[] => {
  const keys = names.map((name) => name.toLowerCase());
  return names.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};

/**
 * An opaque key of the player in a seat, never shown: nicknames differ in case from round to round. Null where the
 * file does not name the player.
 */
export const playerKey = (game: PbnGame, seat: Seat): string | null =>
  playerNamed(game, seat)?.toLowerCase() ?? null;

/** Both players of a direction, in an order of their own: they change seats. Null where one is not named. */
export const playersOf = (game: PbnGame, side: Side): readonly [string, string] | null => {
  const [one, two] = SEATS_OF[side].map((seat) => playerKey(game, seat));
  if (typeof one !== 'string' || typeof two !== 'string') return null;
  return one < two ? [one, two] : [two, one];
};

export type PairNumber = { readonly section: string; readonly number: number };

/** The number that the file gives a pair (`12`, `A12`), with its section; null where it gives none. */
export const pairNumberOf = (game: PbnGame, side: Side): PairNumber | null => {
  const [, letters = '', digits = ''] =
    /^([A-Za-z]{0,2})\s?(\d{1,5})$/.exec(game.tags.get(NUMBER_TAGS[side])?.value.trim() ?? '') ?? [];
  const section = game.tags.get('Section')?.value.trim() ?? '';
  const named = letters === '' && section !== '?' && section !== '-' ? section : letters;
  return Number(digits) > 0 ? { section: named.toLowerCase().slice(0, 20), number: Number(digits) } : null;
};
