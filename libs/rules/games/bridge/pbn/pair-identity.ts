import type { Side } from '../events';
import type { PbnGame } from './game';
import { boardOf, givenRound, tableOf } from './place';
import { pairNumberOf, type PairNumber, playersOf } from './players';

/** A direction of one game: who the file says sat there. */
export type Sitting = {
  readonly game: PbnGame;
  readonly side: Side;
  readonly given: PairNumber | null;
  readonly players: readonly [string, string] | null;
};

/** A pair as the file shows it, with all its sittings in the order of the file. */
export type Pair = { readonly given: PairNumber | null; readonly sittings: Sitting[] };

/** Someone sits once in it: a round, or where the file has no rounds a board. */
const occasionOf = ({ game }: Sitting): string =>
  givenRound(game) === null ? `board ${boardOf(game) ?? '?'}` : `round ${givenRound(game) ?? ''}`;

/** The chair of a table in its round: whoever comes to sit there meanwhile sits there as the same pair. */
const chairOf = ({ game, side }: Sitting): string | null =>
  givenRound(game) === null || tableOf(game) === null ? null : `${tableOf(game) ?? ''} ${side}`;

/** Whether two lots of sittings are of two pairs for certain: they sit at the same time in two places. */
const sitApart = (some: readonly Sitting[], others: readonly Sitting[]): boolean => {
  const chairs = Map.groupBy(some, occasionOf);
  return others.some((other) =>
    (chairs.get(occasionOf(other)) ?? []).some((one) => {
      const chair = chairOf(one);
      return chair === null || chair !== chairOf(other);
    }),
  );
};

const namesIn = (sittings: readonly Sitting[]): ReadonlySet<string> =>
  new Set(sittings.flatMap(({ players }) => players ?? []));

const inCommon = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((name) => others.has(name));

/**
 * Whether a number means another pair in each direction (two winners): somewhere the same number sits in both at a
 * time, or every number that sits in both has nobody in common there.
 */
const numbersAreByDirection = (numbered: ReadonlyMap<string, readonly Sitting[]>): boolean => {
  const turning = [...numbered.values()].flatMap((sittings) => {
    const ns = sittings.filter(({ side }) => side === 'NS');
    const ew = sittings.filter(({ side }) => side === 'EW');
    return ns.length === 0 || ew.length === 0 ? [] : [{ ns, ew }];
  });
  if (turning.some(({ ns, ew }) => sitApart(ns, ew))) return true;
  const named = turning
    .map(({ ns, ew }) => [namesIn(ns), namesIn(ew)] as const)
    .filter(([some, others]) => some.size > 0 && others.size > 0);
  return named.length > 0 && named.every(([some, others]) => !inCommon(some, others));
};

const numberKey = ({ given }: Sitting): string => (given === null ? '' : `${given.section}/${given.number}`);
const coupleOf = ({ players }: Sitting): string | null => players?.join('\n') ?? null;

/** Pairs by number; sittings without one join the only numbered pair of these two players, else stand by both names. */
const byNumberThenNames = (
  sittings: readonly Sitting[],
  byDirection: boolean,
): { readonly pairs: readonly Pair[]; readonly of: Map<Sitting, Pair> } => {
  const known = new Map<string, Pair>();
  const couples = new Map<string, Set<Pair>>();
  const of = new Map<Sitting, Pair>();
  const sit = (key: string, sitting: Sitting): void => {
    const pair = known.get(key) ?? { given: sitting.given, sittings: [] };
    known.set(key, pair);
    pair.sittings.push(sitting);
    of.set(sitting, pair);
    const couple = coupleOf(sitting);
    if (sitting.given !== null && couple !== null)
      couples.set(couple, (couples.get(couple) ?? new Set()).add(pair));
  };
  for (const sitting of sittings)
    if (sitting.given !== null)
      sit(`number ${numberKey(sitting)} ${byDirection ? sitting.side : ''}`, sitting);
  for (const sitting of sittings) {
    const couple = coupleOf(sitting);
    if (sitting.given !== null || couple === null) continue;
    const [numbered, ...more] = couples.get(couple) ?? [];
    if (numbered === undefined || more.length > 0) sit(`players ${couple}`, sitting);
    else {
      numbered.sittings.push(sitting);
      of.set(sitting, numbered);
    }
  }
  return { pairs: [...known.values()], of };
};

/** A guess that people should see: `one`: joined by one player (a substitute), `several`: it could be any of several. */
export type Guess = {
  readonly sitting: Sitting;
  readonly pair: Pair;
  readonly candidates: 'one' | 'several';
};

/**
 * A couple without a number that shares one player with an earlier pair is that pair with a substitute, unless both sit
 * at the same time in two places, or several pairs come into question.
 */
const joinSubstitutes = (
  pairs: readonly Pair[],
): { readonly into: ReadonlyMap<Pair, Pair>; readonly guesses: readonly Guess[] } => {
  const into = new Map<Pair, Pair>();
  const guesses: Guess[] = [];
  const byPlayer = new Map<string, Set<Pair>>();
  const enter = (pair: Pair, sittings: readonly Sitting[]): void => {
    for (const name of namesIn(sittings)) byPlayer.set(name, (byPlayer.get(name) ?? new Set()).add(pair));
  };
  for (const pair of pairs) {
    const [sitting] = pair.sittings;
    const found = new Set([...namesIn(pair.sittings)].flatMap((name) => [...(byPlayer.get(name) ?? [])]));
    const candidates = [...found].filter((other) => !sitApart(other.sittings, pair.sittings));
    const [only, ...more] = pair.given === null ? candidates : [];
    const joins = only !== undefined && more.length === 0;
    if (sitting !== undefined && only !== undefined)
      guesses.push({ sitting, pair: joins ? only : pair, candidates: joins ? 'one' : 'several' });
    if (joins) {
      into.set(pair, only);
      enter(only, pair.sittings);
      only.sittings.push(...pair.sittings);
    } else enter(pair, pair.sittings);
  }
  return { into, guesses };
};

export type Identity = {
  /** In the order in which the file first shows them. */
  readonly pairs: readonly Pair[];
  readonly pairOf: (game: PbnGame, side: Side) => Pair | null;
  readonly byDirection: boolean;
  readonly guesses: readonly Guess[];
};

/** Who is who in a file: by number first, then by both names; one name alone never joins two pairs of one round. */
export const identify = (games: readonly PbnGame[]): Identity => {
  const sittings = games.flatMap((game) =>
    (['NS', 'EW'] as const).map((side): Sitting => ({
      game,
      side,
      given: pairNumberOf(game, side),
      players: playersOf(game, side),
    })),
  );
  const numbered = Map.groupBy(
    sittings.filter(({ given }) => given !== null),
    numberKey,
  );
  const byDirection = numbersAreByDirection(numbered);
  const { pairs, of } = byNumberThenNames(sittings, byDirection);
  const { into, guesses } = joinSubstitutes(pairs);
  const places = new Map(sittings.map((sitting) => [`${sitting.game.number} ${sitting.side}`, sitting]));
  const pairOf: Identity['pairOf'] = (game, side) => {
    const sitting = places.get(`${game.number} ${side}`);
    const pair = sitting === undefined ? undefined : of.get(sitting);
    return pair === undefined ? null : (into.get(pair) ?? pair);
  };
  return { pairs: pairs.filter((pair) => !into.has(pair)), pairOf, byDirection, guesses };
};
