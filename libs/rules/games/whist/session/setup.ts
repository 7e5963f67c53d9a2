import { invalidField, isRecord, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { byKey, list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { askedBy, asWhole, type DataOf, described, telling } from '@arbitre/rules/kernel/declare/field';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { oneOf, text } from '@arbitre/rules/kernel/declare/values';
import type { SetupReading } from '@arbitre/rules/kernel/game';
import { hallFields } from '../hall/fields';
import { readHall, type HallSetup } from '../hall/setup';
import { pack, player, seats, type Settings, someSettings } from './fields';
import type { Seating } from './general-match';
import { DEFAULTS, readSettings } from './settings';

const fourPlayers = askedBy('WHC-JOUEURS-1', list(player, { least: 4, most: 4 }, 'The four players'));

/** What an evening is opened with: of one table who plays and how seats are drawn, of several how many; and what is agreed. */
export const setupFields = {
  ...hallFields,
  players: optional(fourPlayers),
  method: optional(
    askedBy('WHC-TIRAGE-1', oneOf(['cut', 'spread'], 'How seats are drawn; cut unless given')),
  ),
  packs: optional(askedBy('WHC-CARTES-2', list(pack, { least: 1, most: 2 }, 'One pack or two'))),
  settings: optional(someSettings),
  // Both players of a pair have the same.
  entries: optional(
    byKey(
      telling('entry', text('The entry', 80)),
      'Entry of each player in the competition: his own unless another is named',
    ),
  ),
  // As a competition of pairs does.
  seats: optional(
    orNull(
      asWhole('the four players, one a seat', seats),
      'Seats of players who do not draw for partners; null where they do',
    ),
  ),
  dealer: optional(described(seat, 'The first dealer of players who do not draw; N unless given')),
};
/** Who plays is said when it is opened. */
export const plannedFields = {
  ...{ method: setupFields.method, settings: setupFields.settings },
};
type Given = DataOf<typeof setupFields>;
type OfOneTable = Omit<Given, keyof typeof hallFields | 'players'> & { readonly players: readonly string[] };

/** An evening of one table, complete. */
export type TableSetup = Required<Omit<OfOneTable, 'settings' | 'seats'>> & {
  readonly settings: Settings;
  readonly seats: Seating | null;
};
export type SessionSetup = TableSetup | HallSetup;
export type DrawMethod = TableSetup['method'];

/** The four players of a table, one a seat; null for anything else. */
export const readSeating = (players: readonly string[], given: unknown): Seating | null => {
  if (!isRecord(given)) return null;
  const { N, E, S, W } = given;
  const seated = [N, E, S, W];
  if (!seated.every((each): each is string => typeof each === 'string')) return null;
  return players.every((player) => seated.includes(player)) ? ({ N, E, S, W } as Seating) : null;
};

/** An entry of two players is a pair: it keeps one side all evening, which the draw and the rotation would not allow. */
const pairProblem = (
  entries: Readonly<Record<string, string>>,
  seats: Seating | null,
  { general }: Settings,
): Refusal | null => {
  if (new Set(Object.values(entries)).size === 4) return null;
  if (general) return refused('WHC-PG-2', { entries: Object.values(entries) });
  const sides = seats === null ? [] : [[seats.N, seats.S] as const, [seats.E, seats.W] as const];
  const apart =
    sides.length === 0 ||
    sides.some(([one, other]) => entries[one] !== entries[other]) ||
    new Set(Object.values(entries)).size !== 2;
  return apart ? refused('WHC-JOUEURS-2', { entries: Object.values(entries) }) : null;
};

/** Exactly four players (WHC-JOUEURS-1), one or two packs (WHC-CARTES-2). */
const tableProblem = (players: readonly string[], packs: readonly string[]): Refusal | null => {
  if (new Set(players).size !== 4) return refused('WHC-JOUEURS-1', { players: players.length, required: 4 });
  return new Set(packs).size === packs.length ? null : refused('WHC-CARTES-2', { packs: packs.length });
};

/** An evening of one table, completed; `seats` (with the first `dealer`) sets the partners without a draw. */
const readTable = (given: OfOneTable): { readonly ok: true; readonly setup: TableSetup } | Refusal => {
  const { players, method = 'cut', packs = ['1'], dealer = 'N' } = given;
  const wrong = tableProblem(players, packs);
  if (wrong !== null) return wrong;
  const reading = readSettings(given.settings ?? {}, DEFAULTS);
  if (!reading.ok) return reading;
  const { settings } = reading;
  const own = given.entries ?? {};
  const stranger = Object.keys(own).find((player) => !players.includes(player));
  if (stranger !== undefined) return invalidField('entries', stranger, players.join(' '));
  const entries = Object.fromEntries(players.map((player) => [player, own[player] ?? player]));
  const drawn = (given.seats ?? null) === null;
  const seats = drawn ? null : readSeating(players, given.seats);
  if (!drawn && seats === null) return invalidField('seats', 'object', 'the four players, one a seat');
  const problem = pairProblem(entries, seats, settings);
  if (problem !== null) return problem;
  return { ok: true, setup: { players, method, packs, settings, entries, seats, dealer } };
};

const playersProblem = fieldsProblem({ players: fourPlayers });

const OF_ONE_TABLE = ['players', 'method', 'packs', 'entries', 'seats', 'dealer'] as const;
const OF_SEVERAL = ['rounds', 'of', 'moves'] as const;

/** An evening, completed: of several tables where `tables` says how many. */
export const readSessionSetup = setupReader(setupFields, (given): SetupReading<SessionSetup> => {
  const named = (names: readonly (keyof Given)[]): keyof Given | undefined =>
    names.find((name) => (given[name] ?? null) !== null);
  if (given.tables !== undefined) return readHall(given, named(OF_ONE_TABLE));
  const stray = named(OF_SEVERAL);
  if (stray !== undefined) return invalidField(stray, given[stray], 'nothing unless tables says how many');
  const { players } = given;
  if (players === undefined) return playersProblem(given) ?? invalidField('players', players, 'four players');
  return readTable({ ...given, players });
});

export const isOfHall = (setup: SessionSetup): setup is HallSetup => 'tables' in setup;
