import { FAILURES_ALLOWED } from '../setup';
import { type GameCode, gameOf, lowestEmballage } from '../ladder';
import { type Auction, suitOf } from './auction';
import type { Call } from './calls';

/** What the competition and the manche say about calls to the arbiter. */
export type ArbiterRules = {
  /** Solo games that the player has failed so far in the manche. */
  readonly failures: number;
  /** The games that ask for him (WB-15.a). */
  readonly games: readonly GameCode[];
};

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
  { failures, games }: ArbiterRules,
): string | null => {
  if (call.game !== null) {
    // The suit of a game that was granted needs no second grant (WB-9.f).
    if (auction.duel !== null) return null;
    const { game } = call.game;
    if (games.includes(game)) return 'WB-15.a';
    return gameOf(game).solo && failures >= FAILURES_ALLOWED ? 'WB-15.b' : null;
  }
  if (call.kind !== 'propose' && call.kind !== 'join' && call.kind !== 'raise') return null;
  const suit = call.suit ?? suitOf(auction, seat);
  const level = suit === null ? null : lowestEmballage(suit, auction.standing, auction.trouRank);
  return level !== null && games.includes(level) ? destroying(auction, call) : null;
};
