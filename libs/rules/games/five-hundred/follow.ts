import { seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import { ledTo } from '@arbitre/rules/kernel/tricks/play';
import { suitName } from '@arbitre/rules/kernel/tricks/revokes';
import { TRICKS } from './cards';
import type { DealVoided, FiveHundredEvent } from './events';
import { evolve } from './evolve';
import { isPastCorrecting } from './revokes';
import { dealScore, type Line, VOID_SCORE } from './score';
import { contractOf, copyState, type FiveHundredState, takerOf } from './state';

type Events = readonly FiveHundredEvent[];

/** A failure to follow in an earlier trick that a later card proves: on record, to be claimed or ruled (C500-6.8). */
const provenRevoke = ({ play, known, revokes }: FiveHundredState): Events => {
  for (let seat = 0; seat < 4; seat++) {
    const open = (play.proven[seat] ?? 0) & ~(known[seat] ?? 0);
    if (open === 0) continue;
    const trick = 31 - Math.clz32(open & -open);
    // One that may still be corrected is marked already, or is none yet.
    if (
      !isPastCorrecting(play, seat, trick) ||
      revokes.some((mark) => mark.seat === seat && mark.trick === trick)
    )
      continue;
    return [observed('C500-6.8', seatName(seat), { trick, led: suitName(ledTo(play, trick)) })];
  }
  return [];
};

export const voided = (state: FiveHundredState, article: string): DealVoided => ({
  type: 'DealVoided',
  data: { article, dealer: state.setup.dealer },
});

/** C500-6.1: the line of the deal once it is over: stopped by a revoke, played to the end, or as the sheet says. */
const lineOf = (state: FiveHundredState): Line | null => {
  const { play, recorded, ruledTricks, established } = state;
  const contract = contractOf(state);
  if (contract !== null && (established !== null || play.completed === TRICKS)) {
    const { seat: taker, bid } = contract;
    if (established !== null) return { ...bid, taker, won: null, revoke: sideName(established.seat) };
    return { ...bid, taker, won: ruledTricks ?? tricksOfSide(play, sideIndex(takerOf(state))), revoke: null };
  }
  if (recorded === null) return null;
  const { won = null, revoke = null, ...bid } = recorded;
  return { ...bid, won: revoke === null ? (ruledTricks ?? won) : null, revoke };
};

const sameScore = (a: DealScore, b: DealScore): boolean =>
  a.notation === b.notation && JSON.stringify(a.scores) === JSON.stringify(b.scores);

const scoring = (state: FiveHundredState): Events => {
  if (!state.scoreDue) return [];
  // Cancelled after it had been scored: whoever counted that score takes it back.
  if (state.phase === 'waiting' && state.score !== null && state.recorded === null)
    return [{ type: 'DealScored', data: VOID_SCORE }];
  const line = lineOf(state);
  const score = line === null ? null : dealScore(line, state.silenced);
  return score === null || (state.score !== null && sameScore(score, state.score))
    ? []
    : [{ type: 'DealScored', data: score }];
};

/** The milestones that are due in a state; nothing when it rests. */
const due = (state: FiveHundredState): Events => {
  const { count, turn, best, completed } = state.play;
  // Nobody has to play to the trick any more.
  if (count > 0 && turn < 0)
    return [{ type: 'TrickWon', data: { seat: seatName(best), number: completed + 1 } }];
  for (const rule of [provenRevoke, scoring]) {
    const events = rule(state);
    if (events.length > 0) return events;
  }
  return [];
};

/** Accepts what happened with everything that follows from it, in order. */
export const follow = (
  state: FiveHundredState,
  ...happened: readonly FiveHundredEvent[]
): Decision<FiveHundredEvent> => {
  const next = copyState(state);
  const events: FiveHundredEvent[] = [];
  for (let batch: Events = happened; batch.length > 0; batch = due(next))
    for (const event of batch) {
      events.push(event);
      evolve(next, event);
    }
  return accepted(...events);
};
