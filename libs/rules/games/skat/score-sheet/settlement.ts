import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';

/** Game points by player, as the list adds them up. */
export type Totals = Readonly<Record<string, number>>;

/** Cents for a game point, from 0 to 1 (SKAT-5.5.4.a). */
export type Stake = Exact;

export const FULL_CENT: Stake = { num: 1, den: 1 };

/** A settlement with the figures that a table writes down to reach it; all of them lead to the same amounts. */
export type Settlement = {
  /** 1: positive points prevail, the sum is a debt of everyone. 2: negative ones, and it is a claim (SKAT-5.5.5.b, c). */
  readonly variant: 1 | 2;
  /** The totals in cents: what is compared. */
  readonly totals: Totals;
  readonly sum: number;
  readonly multiplied: Totals;
  /** Differences of every two players, the first one's gain (SKAT-5.5.5.d). */
  readonly pairs: readonly { readonly a: string; readonly b: string; readonly difference: number }[];
  /** Gain or loss of each player in cents; they add up to zero. */
  readonly result: Totals;
};

/** SKAT-5.5.4.b: fractions are rounded away from zero. */
const roundedAway = (value: number, { num, den }: Stake): number => {
  const magnitude = Math.ceil((Math.abs(value) * num) / den);
  return value < 0 ? -magnitude || 0 : magnitude;
};

/** `1`, `0.5`, `1/4` cents for a game point; refused beyond one cent (SKAT-5.5.4.a). */
export const readStake = (given: unknown): { readonly ok: true; readonly stake: Stake } | Refusal => {
  const [, whole = '', decimals = '', num = '', den = ''] =
    /^(?:(\d{1,3})(?:\.(\d{1,4}))?|(\d{1,4})\/(\d{1,4}))$/.exec(
      // A list of one text reads like the text, and is none.
      typeof given === 'string' || typeof given === 'number' ? String(given) : '',
    ) ?? [];
  const divisor = den === '' ? 10 ** decimals.length : Number(den);
  if ((whole === '' && num === '') || divisor === 0)
    return invalidField('stake', given, 'cents for a game point, such as 1, 0.5 or 1/4');
  const stake = den === '' ? exact(Number(whole + decimals), divisor) : exact(Number(num), divisor);
  return stake.num > stake.den
    ? refused('SKAT-5.5.4.a', { stake: String(given).slice(0, 20), most: 1 })
    : { ok: true, stake };
};

/** What one game costs each opponent, in cents: rounded first, then doubled if it was lost (SKAT-5.5.4.b). */
export const amountOf = (value: number, stake: Stake): number =>
  value < 0 ? -2 * roundedAway(-value / 2, stake) || 0 : roundedAway(value, stake);

/**
 * SKAT-3.5.3: what everybody at the table gets or pays in cents when a game is settled at once: the declarer from or to
 * each of the others; nothing for a deal without a game.
 */
export const paymentsOf = (
  players: readonly string[],
  game: { readonly declarer: string; readonly value: number } | null,
  stake: Stake,
): Totals => {
  const amount = game === null ? 0 : amountOf(game.value, stake);
  return Object.fromEntries(
    players.map((player) => [
      player,
      player === game?.declarer ? amount * (players.length - 1) : -amount || 0,
    ]),
  );
};

const mapped = (totals: Totals, change: (points: number) => number): Totals =>
  Object.fromEntries(Object.entries(totals).map(([player, points]) => [player, change(points)]));

/** Every player compared with each other one (SKAT-5.5.5.a): `players x total - sum`, which is zero in all. */
export const settle = (points: Totals, stake: Stake = FULL_CENT): Settlement => {
  const totals = mapped(points, (each) => roundedAway(each, stake));
  const players = Object.entries(totals);
  const sum = players.reduce((all, [, each]) => all + each, 0);
  const multiplied = mapped(totals, (each) => each * players.length);
  return {
    variant: sum >= 0 ? 1 : 2,
    totals,
    sum,
    multiplied,
    pairs: players.flatMap(([a, own], index) =>
      players.slice(index + 1).map(([b, other]) => ({ a, b, difference: own - other })),
    ),
    result: mapped(multiplied, (each) => each - sum),
  };
};

/**
 * Settlement of a list whose table changed between rounds: each part among those who played it (SKAT-5.5-GAP-3).
 * `parts`: the points made in that part by the players who were there.
 */
export const settleInParts = (parts: readonly Totals[], stake: Stake = FULL_CENT): Totals => {
  const result: Record<string, number> = {};
  for (const part of parts)
    for (const [player, amount] of Object.entries(settle(part, stake).result))
      result[player] = (result[player] ?? 0) + amount;
  return result;
};
