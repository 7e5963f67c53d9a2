import { FAILURES_ALLOWED } from '../setup';
import { type GameCode, gameOf, lowestEmballage } from '../ladder';
import { type Auction, suitOf } from './auction';
import type { Call } from './calls';

/** What the competition and the manche say about calls to the arbiter. */
export type ArbiterRules = {
  /** Solo games that each player has failed, by place in the order of speaking. */
  readonly failures: readonly number[];
  /** E11 and GM ask for him as well. */
  readonly fromE11: boolean;
};

/** WB-15.a: E12, E13, and from A10 upwards. */
export const asksArbiter = (game: GameCode, fromE11 = false): boolean =>
  gameOf(game).arbiter || (fromE11 && (game === 'E11' || game === 'GM'));

/** An emballage over a misère, a direct S8 or a piccolo destroys it: proposer and emballeur each call (WB-11). */
const destroying = (auction: Auction, { kind }: Call): string => {
  const game = auction.standing?.game;
  const over = game === 'PM' ? 'PM' : game === 'S8' || game === 'P' || game === 'PME' ? 'higher' : null;
  if (over === null || kind === 'raise') return 'WB-15.a';
  if (kind === 'propose') return over === 'PM' ? 'WB-11.b' : 'WB-11.e';
  return over === 'PM' ? 'WB-11.c' : 'WB-11.f';
};

/** The article by which the arbiter is asked before this call; null when it may be made at once. */
export const arbiterNeeded = (
  auction: Auction,
  seat: number,
  call: Call,
  { failures, fromE11 }: ArbiterRules,
): string | null => {
  if (call.game !== null) {
    // The suit of a game that was granted needs no second grant (WB-9.f).
    if (auction.duel !== null) return null;
    const { game } = call.game;
    if (asksArbiter(game, fromE11)) return 'WB-15.a';
    return gameOf(game).solo && (failures[seat] ?? 0) >= FAILURES_ALLOWED ? 'WB-15.b' : null;
  }
  if (call.kind !== 'propose' && call.kind !== 'join' && call.kind !== 'raise') return null;
  const suit = call.suit ?? suitOf(auction, seat);
  const level = suit === null ? null : lowestEmballage(suit, auction.standing, auction.trouRank);
  return level !== null && asksArbiter(level, fromE11) ? destroying(auction, call) : null;
};
