import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from './acts';
import type { SkatEvent } from './events';
import { follow } from './follow';
import { type Player, playerName, PLAYERS, type Seat, seatIndex } from './seats';
import type { SkatState } from './state';
import { refuse } from './refusals';

/** Players who may still bid when all bids are void: not those who had passed without a bid (SKAT-3.3.9.d). */
const eligible = ({ auction }: SkatState, culprit: number): readonly Player[] => {
  const { excluded, passed, spoken } = auction;
  const out = excluded | (passed & ~spoken) | (culprit < 3 ? 1 << culprit : 0);
  return PLAYERS.filter((_, seat) => (out & (1 << seat)) === 0);
};

/**
 * SKAT-3.2.14, SKAT-3.3.9.a to SKAT-3.3.9.c: who saw what he may not does not bid; bids made before are void for the others. A
 * seat that sits out excludes nobody.
 */
export const barred = (state: SkatState, seat: number, article: string): readonly SkatEvent[] => {
  const begun = state.auction.calls.length > 0;
  return [
    ...(seat < 3 ? [{ type: 'PlayerExcluded', data: { seat: playerName(seat), article } } as const] : []),
    ...(begun
      ? [{ type: 'AuctionRestarted', data: { article, eligible: eligible(state, seat) } } as const]
      : []),
  ];
};

/** Which rule a look at the skat breaks now; null for the declarer who may see it. */
const skatArticle = (state: SkatState, seat: number): string | null => {
  const { phase, auction, taken, declarer, play, contract } = state;
  if (phase === 'auction') {
    if (seat > 2) return 'SKAT-3.3.9.c';
    return auction.calls.length === 0 ? 'SKAT-3.2.14' : 'SKAT-3.3.9.a';
  }
  if (contract === null) return !taken ? 'SKAT-3.3.10.c' : seat === declarer ? null : 'SKAT-4.5.4';
  const before = play.completed === 0 && play.count === 0;
  return seat === declarer && before ? 'SKAT-3.4.8' : 'SKAT-4.2.8';
};

const lookAtSkat = (state: SkatState, seat: number, name: Seat): Decision<SkatEvent> => {
  if (state.phase === 'skat' && !state.taken && seat === state.declarer)
    return refused('SKAT-4.5.4', { seat: name, use: 'take-skat' });
  const looked: SkatEvent = { type: 'LookedAt', data: { seat: name, at: 'skat' } };
  const article = skatArticle(state, seat);
  if (article === null) return follow(state, looked);
  const seen = observed(article, name, { closed: state.play.completed });
  return state.phase === 'auction'
    ? follow(state, looked, seen, ...barred(state, seat, article))
    : follow(state, looked, seen);
};

/** SKAT-3.5.4.a: who sits out may look into one hand; players look into none (SKAT-4.5.5.b). */
const lookAtHand = (state: SkatState, seat: number, name: Seat, at: Player): Decision<SkatEvent> => {
  const looked: SkatEvent = { type: 'LookedAt', data: { seat: name, at } };
  const facts = { at, closed: state.play.completed };
  if (seat > 2) {
    const others = (state.looks[seat] ?? 0) & ~(1 << seatIndex(at));
    return others === 0
      ? follow(state, looked)
      : follow(state, looked, observed('SKAT-3.5.4.a', name, facts));
  }
  if (name === at) return invalidField('at', at, 'the skat or another player');
  if (state.laidOpen && seatIndex(at) === state.declarer) return refuse('hand-is-open', { at });
  const seen = observed('SKAT-4.5.5.b', name, facts);
  return state.phase === 'auction'
    ? follow(state, looked, seen, ...barred(state, seat, 'SKAT-3.3.9.a'))
    : follow(state, looked, seen);
};

/** Somebody looked at the skat or into a hand: refused where the table hides them, ruled where it happened. */
export const decideLook: Decide<'look'> = (state, { seat: name, at }) => {
  const seat = seatIndex(name);
  if (state.policy === 'enforced')
    return refused(at === 'skat' ? 'SKAT-4.5.4' : 'SKAT-4.5.5.a', { seat: name, at });
  if (state.phase === 'waiting') return refuse('not-dealt', { phase: state.phase });
  return at === 'skat' ? lookAtSkat(state, seat, name) : lookAtHand(state, seat, name, at);
};
