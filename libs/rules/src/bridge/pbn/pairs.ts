import type { PbnGame } from './game';
import { playerKey } from './players';
import { boardOf, roundOf, tableOf } from './place';
import type { GameSeating, NeutralEntry, Note, Seatings } from './deal-record';
import type { Side } from '../events';

/** A pair as the file shows it: everyone who ever sat in it, and the directions it sat in. */
type Pair = { readonly number: number; readonly players: Set<string>; readonly sides: Set<Side> };
type Seated = { readonly game: PbnGame; readonly pairs: Readonly<Record<Side, Pair>> };

const SEATS_OF = { NS: ['N', 'S'], EW: ['E', 'W'] } as const;

type Register = { readonly byPlayer: Map<string, Pair>; readonly pairs: Pair[] };

/** The pair in a direction: either player is enough, so that a substitute joins the pair that he helps. */
const pairAt = (register: Register, game: PbnGame, side: Side): Pair | null => {
  const keys = SEATS_OF[side].map((seat) => playerKey(game, seat));
  const names = keys.filter((key) => key !== null);
  if (names.length < 2) return null;
  const known = names.map((name) => register.byPlayer.get(name)).find((pair) => pair !== undefined);
  const pair = known ?? {
    number: register.pairs.length + 1,
    players: new Set<string>(),
    sides: new Set<Side>(),
  };
  if (known === undefined) register.pairs.push(pair);
  for (const name of names) {
    pair.players.add(name);
    if (!register.byPlayer.has(name)) register.byPlayer.set(name, pair);
  }
  pair.sides.add(side);
  return pair;
};

const seat = (games: readonly PbnGame[], register: Register, note: Note): readonly Seated[] =>
  games.flatMap((game) => {
    const ns = pairAt(register, game, 'NS');
    const ew = pairAt(register, game, 'EW');
    if (ns !== null && ew !== null && ns !== ew) return [{ game, pairs: { NS: ns, EW: ew } }];
    note(game.line, game.number, ns === ew && ns !== null ? 'pair-meets-itself' : 'players-not-given');
    return [];
  });

/** Two fields, each with its own numbers, where no pair ever changed its direction; otherwise one. */
const entriesOf = (pairs: readonly Pair[]): ReadonlyMap<Pair, NeutralEntry> => {
  const twoFields = pairs.every((pair) => pair.sides.size === 1);
  const next = { NS: 1, EW: 1 };
  return new Map(
    pairs.map((pair): readonly [Pair, NeutralEntry] => {
      const [side = 'NS'] = pair.sides;
      if (!twoFields) return [pair, { id: `pair-${pair.number}`, number: pair.number, kind: 'pair' }];
      const number = next[side]++;
      return [pair, { id: `pair-${side.toLowerCase()}-${number}`, number, kind: 'pair', field: side }];
    }),
  );
};

const seatingOf = ({ game, pairs }: Seated, entries: ReadonlyMap<Pair, NeutralEntry>): GameSeating | null => {
  const board = boardOf(game);
  const ns = entries.get(pairs.NS);
  const ew = entries.get(pairs.EW);
  if (board === null || ns === undefined || ew === undefined) return null;
  return {
    // Where no table is named, the pair that sits NS names it: it plays a board once.
    place: { session: 1, round: roundOf(game), table: tableOf(game) ?? String(ns.number), board },
    seating: { N: ns.id, S: ns.id, E: ew.id, W: ew.id },
  };
};

/** Pairs by their players, numbered in the order in which the file first shows them. */
export const pairSeatings = (games: readonly PbnGame[], note: Note): Seatings => {
  const register: Register = { byPlayer: new Map(), pairs: [] };
  const seated = seat(games, register, note);
  const first = seated[0];
  const entries = entriesOf(register.pairs);
  if (first !== undefined) {
    if (!first.game.tags.has('Table')) note(first.game.line, first.game.number, 'tables-not-given');
    if (!first.game.tags.has('Round')) note(first.game.line, first.game.number, 'rounds-not-given');
    if (!first.game.tags.has('Section')) note(first.game.line, first.game.number, 'sections-not-given');
  }
  const of = new Map<PbnGame, GameSeating>();
  for (const each of seated) {
    const seating = seatingOf(each, entries);
    if (seating === null) note(each.game.line, each.game.number, 'board-not-given');
    else of.set(each.game, seating);
  }
  return { entries: [...entries.values()], of };
};
