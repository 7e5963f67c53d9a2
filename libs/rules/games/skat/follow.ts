import { formatCard } from '@arbitre/rules/kernel/cards';
import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { winnerOf } from './auction';
import { ended } from './consequences';
import type { DealVoided, GameEnded, SkatEvent } from './events';
import { evolve } from './evolve';
import { playerName } from './seats';
import { PLAYED_OUT, scoreOf, voidScore } from './score';
import { copyState, type SkatState } from './state';
import { CARD_POINTS, LOWEST_BID, TRICKS } from './value';
import { cardIn, ledTo, type Play, tricksWon } from '@arbitre/rules/kernel/tricks/play';
import { countAfter, lastTrickWinner, skatPoints, trickPoints } from './play';
import { className } from './ranks';

type Events = readonly SkatEvent[];

/** SKAT-3.3.5, SKAT-3.3.7.a: the auction has said all it can. */
const auctionOver = ({ phase, auction, passedIn }: SkatState): Events => {
  if (phase !== 'auction' || passedIn || auction.waiting !== 'closed') return [];
  const declarer = winnerOf(auction);
  return declarer < 0
    ? [{ type: 'DealPassedIn', data: {} }]
    : [
        {
          type: 'AuctionClosed',
          data: { declarer: playerName(declarer), bid: Math.max(auction.value, LOWEST_BID) },
        },
      ];
};

const trickOver = ({ play }: SkatState): Events => {
  if (play.count < 3) return [];
  const winner = play.completed === TRICKS - 1 ? lastTrickWinner(play) : play.best;
  const number = play.completed + 1;
  return [
    { type: 'TrickWon', data: { seat: playerName(winner), number, points: trickPoints(play, number) } },
  ];
};

/** The declarer's card points with the skat, and his tricks: what the last card leaves; null while cards are unknown. */
export const finalCount = ({ play, declarer }: SkatState): { points: number; tricks: number } | null => {
  const { own, theirs } = countAfter(play, declarer, play.completed);
  const tricks = tricksWon(play, declarer);
  if (play.completed === TRICKS) return { points: CARD_POINTS - theirs, tricks };
  const skat = skatPoints(play);
  return skat === null ? null : { points: own + skat, tricks };
};

/** SKAT-4-GAP-5: nothing can change the value any more. */
const cannotChange = ({ play, contract, declarer }: SkatState): boolean => {
  const tricks = tricksWon(play, declarer);
  if (contract?.game === 'N') return tricks > 0;
  return contract?.schwarz === true && tricks < play.completed;
};

const early = (state: SkatState): GameEnded => {
  const level = state.contract?.schwarz === true ? 'schwarz' : 'simple';
  return ended('SKAT-4-GAP-5', { kind: 'decided', won: false, level });
};

const gameOver = (state: SkatState): Events => {
  const { play, ended: before, contract } = state;
  if (before !== null || contract === null || play.count > 0 || play.completed === 0) return [];
  if (play.completed === TRICKS) {
    const count = finalCount(state);
    return count === null ? [] : [ended(PLAYED_OUT, { kind: 'played', ...count })];
  }
  return cannotChange(state) ? [early(state)] : [];
};

/** A card proves that its player could have followed before (SKAT-4.2.4). */
const provenRevoke = ({ play, breaches }: SkatState): Events => {
  for (let seat = 0; seat < 3; seat++) {
    const proven = play.proven[seat] ?? 0;
    for (let number = 1; proven >> number > 0; number++) {
      if ((proven & (1 << number)) === 0) continue;
      const seen = breaches.some(
        (each) => each.seat === seat && each.article === REVOKE && each.closed === number - 1,
      );
      if (!seen) return [revokeSeen(play, seat, number)];
    }
  }
  return [];
};

export const REVOKE = 'SKAT-4.2.3.a';

export const revokeSeen = (play: Play, seat: number, number: number): SkatEvent => {
  return observed(REVOKE, playerName(seat), {
    card: formatCard(cardIn(play, number, seat)),
    led: className(ledTo(play, number)),
    trick: number,
    closed: number - 1,
  });
};

export const voided = (article: string, again: DealVoided['data']['again'] = 'same-dealer'): DealVoided => ({
  type: 'DealVoided',
  data: { article, again },
});

const scoring = (state: SkatState): Events => {
  if (!state.scoreDue) return [];
  // Void after it had been scored: whoever counted that score takes it back.
  if (state.phase === 'waiting' && state.score !== null && state.recorded === null)
    return [{ type: 'DealScored', data: voidScore(state.setup.players) }];
  const score = scoreOf(state);
  return score === null || score.notation === state.score?.notation
    ? []
    : [{ type: 'DealScored', data: score }];
};

/** The milestones that are due in a state; nothing when it rests. */
const due = (state: SkatState): Events => {
  for (const rule of [auctionOver, trickOver, provenRevoke, gameOver, scoring]) {
    const events = rule(state);
    if (events.length > 0) return events;
  }
  return [];
};

/** Accepts what happened with everything that follows from it, in order. */
export const follow = (state: SkatState, ...happened: Events): Decision<SkatEvent> => {
  const next = copyState(state);
  const events: SkatEvent[] = [];
  for (let batch = happened; batch.length > 0; batch = due(next))
    for (const event of batch) {
      events.push(event);
      evolve(next, event);
    }
  return accepted(...events);
};
