import { invalidField, isRecord, oneOf, type Refusal, text } from '@arbitre/rules/kernel/act-shape';
import { type Seat, SEATS } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import type { SetupReading } from '@arbitre/rules/kernel/game';
import type { Settings } from './fields';
import type { Seating } from './general-match';
import { DEFAULTS, readSettings } from './settings';

type Given = Readonly<Record<string, unknown>>;

export type DrawMethod = 'cut' | 'spread';

/** What an evening of one table starts from. */
export type SessionSetup = {
  readonly players: readonly string[];
  readonly method: DrawMethod;
  readonly packs: readonly string[];
  readonly settings: Settings;
  /** Entry of each player in the competition; both players of a pair have the same. */
  readonly entries: Readonly<Record<string, string>>;
  /** Seats of players who do not draw for partners; null where they do. */
  readonly seats: Seating | null;
  /** The first dealer of players who do not draw. */
  readonly dealer: Seat;
};

const ID = text(80);

const names = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((each): each is string => ID.accepts(each)) ? value : null;

/** The four players of a table, one a seat; null for anything else. */
export const readSeating = (players: readonly string[], given: unknown): Seating | null => {
  if (!isRecord(given)) return null;
  const { N, E, S, W } = given;
  const seated = [N, E, S, W];
  if (!seated.every((each): each is string => typeof each === 'string')) return null;
  return players.every((player) => seated.includes(player)) ? ({ N, E, S, W } as Seating) : null;
};

/** Each player's entry in the competition: his own unless another is named for him. */
const readEntries = (
  players: readonly string[],
  given: unknown,
): { readonly ok: true; readonly entries: Readonly<Record<string, string>> } | Refusal => {
  if (!isRecord(given)) return invalidField('entries', given, 'the entry of each player');
  const entries = Object.fromEntries(players.map((player) => [player, given[player] ?? player]));
  const strange = Object.keys(given).find((player) => !players.includes(player));
  if (strange !== undefined) return invalidField('entries', strange, players.join(' '));
  const wrong = Object.values(entries).find((entry) => !ID.accepts(entry));
  return wrong === undefined
    ? { ok: true, entries: entries as Readonly<Record<string, string>> }
    : invalidField('entries', wrong, ID.expected);
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

type Table = Pick<SessionSetup, 'players' | 'method' | 'packs'>;

/** Exactly four players (WHC-JOUEURS-1), one or two packs (WHC-CARTES-2), one of two ways to draw (WHC-TIRAGE-1). */
const readTable = (given: Given): { readonly ok: true; readonly table: Table } | Refusal => {
  const players = names(given.players) ?? [];
  if (players.length !== 4 || new Set(players).size !== 4)
    return refused('WHC-JOUEURS-1', { players: players.length, required: 4 });
  const method = given.method ?? 'cut';
  if (method !== 'cut' && method !== 'spread') return refused('WHC-TIRAGE-1', { methods: ['cut', 'spread'] });
  const packs = given.packs === undefined ? ['1'] : (names(given.packs) ?? []);
  if (packs.length < 1 || packs.length > 2 || new Set(packs).size !== packs.length)
    return refused('WHC-CARTES-2', { packs: packs.length });
  return { ok: true, table: { players, method: method satisfies DrawMethod, packs } };
};

const DEALER = oneOf(SEATS);

/**
 * An evening of one table: who plays, how seats are drawn, what is agreed. `seats` (with the first `dealer`) sets the
 * partners without a draw, as a competition of pairs does.
 */
export const readSessionSetup = (given: Given): SetupReading<SessionSetup> => {
  const reading = readTable(given);
  if (!reading.ok) return reading;
  const { players } = reading.table;
  const settings = readSettings(given.settings ?? {}, DEFAULTS);
  if (!settings.ok) return settings;
  const entries = readEntries(players, given.entries ?? {});
  if (!entries.ok) return entries;
  const drawn = given.seats === undefined || given.seats === null;
  const seats = drawn ? null : readSeating(players, given.seats);
  if (!drawn && seats === null) return invalidField('seats', 'object', 'the four players, one a seat');
  const dealer = given.dealer ?? 'N';
  if (!DEALER.accepts(dealer)) return invalidField('dealer', dealer, DEALER.expected);
  const problem = pairProblem(entries.entries, seats, settings.settings);
  if (problem !== null) return problem;
  return {
    ok: true,
    setup: {
      ...reading.table,
      settings: settings.settings,
      entries: entries.entries,
      seats,
      dealer: dealer as SessionSetup['dealer'],
    },
  };
};
