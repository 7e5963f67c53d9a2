import { seeded } from '@arbitre/rules/kernel/seeded';
import { mitchell, ns } from './mitchell';
import { type Movement, upTo } from './movement';

const TRIES = 5_000;

/** What the rover would use up at a table of a round: the table, its East-West pair and its boards. */
type Visit = readonly [table: number, EW: string, set: number];

const visitsOf = (rounds: Movement['rounds']): readonly (readonly Visit[])[] =>
  rounds.map((round) => round.map(({ EW, sets }, table): Visit => [table, EW, sets[0] ?? 0]));

const clash = (one: Visit, other: Visit): boolean => one.some((part, at) => part === other[at]);

/** Where nothing of two or three divides the tables, two tables on each round meet everything once. */
const regularRoute = (tables: number): readonly (number | null)[] | null =>
  tables % 2 === 0 || tables % 3 === 0
    ? null
    : upTo(tables).map((round) => (round === 0 ? null : (2 * round) % tables));

/**
 * The table that the rover comes to in each round; none in the first, and as few others as are found. Nobody is sent away twice, and the
 * rover meets nobody and no board twice.
 */
const routeThrough = (rounds: Movement['rounds']): readonly (number | null)[] => {
  const visits = visitsOf(rounds);
  const random = seeded(rounds.length);
  let route: readonly (Visit | null)[] = rounds.map(() => null);
  let best = route;
  const idle = (each: readonly (Visit | null)[]): readonly number[] =>
    each.flatMap((visit, round) => (visit === null && round > 0 ? [round] : []));
  for (let tries = 0; tries < TRIES && idle(best).length > 0; tries++) {
    const free = idle(route);
    const round = free[random(free.length)] ?? 1;
    const there = visits[round] ?? [];
    const visit = there[random(there.length)];
    if (visit === undefined) continue;
    const clashing = route.flatMap((other, at) => (other !== null && clash(other, visit) ? [at] : []));
    if (clashing.length > 1) continue;
    route = route.map((other, at) => (at === round ? visit : clashing.includes(at) ? null : other));
    if (idle(route).length < idle(best).length) best = route;
  }
  return best.map((visit) => visit?.[0] ?? null);
};

const found = new Map<number, Movement>();

/**
 * A Mitchell with one pair more than its tables seat: the rover sits out the first round, then sits down North-South at another table
 * each round, and the pair of that table sits out.
 */
export const rover = (tables: number): Movement => {
  const known = found.get(tables);
  if (known !== undefined) return known;
  const whole = mitchell(tables, 'skip');
  const route = regularRoute(tables) ?? routeThrough(whole.rounds);
  const roving = ns(tables);
  const movement: Movement = {
    ...whole,
    places: [...upTo(tables + 1).map(ns), ...whole.places.slice(tables)],
    rounds: whole.rounds.map((round, at) =>
      round.map((meeting, table) => (route[at] === table ? { ...meeting, NS: roving } : meeting)),
    ),
  };
  found.set(tables, movement);
  return movement;
};
