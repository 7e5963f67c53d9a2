import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { ledTo } from '@arbitre/rules/kernel/tricks/play';
import { suitName } from '@arbitre/rules/kernel/tricks/revokes';
import { TRICKS } from './cards';
import type { DealVoided, JoffreEvent } from './events';
import { evolve } from './evolve';
import { dealScore, type Line, pointsOfSide, VOID_SCORE } from './score';
import { contractOf, copyState, type JoffreState } from './state';

type Events = readonly JoffreEvent[];

/** A failure to follow in a closed trick that a later card proves: on record, for the arbiter to rule (JOF-6-GAP-3). */
const provenRevoke = ({ play, known }: JoffreState): Events => {
  for (let seat = 0; seat < 4; seat++) {
    const open = (play.proven[seat] ?? 0) & ~(known[seat] ?? 0);
    if (open === 0) continue;
    const trick = 31 - Math.clz32(open & -open);
    return [observed('JOF-6-GAP-3', seatName(seat), { trick, led: suitName(ledTo(play, trick)) })];
  }
  return [];
};

export const voided = (state: JoffreState, article: string): DealVoided => ({
  type: 'DealVoided',
  data: { article, dealer: state.setup.dealer },
});

/** The line of the deal once it is over: played to the end, or as the sheet says; the arbiter's count goes before. */
const lineOf = (state: JoffreState): Line | null => {
  const { play, recorded, ruledPoints } = state;
  const contract = contractOf(state);
  if (contract !== null && play.completed === TRICKS) {
    const { seat: buyer, points: bid } = contract;
    return { buyer, bid, points: ruledPoints ?? pointsOfSide(play, sideIndex(seatIndex(buyer))) };
  }
  return recorded === null ? null : { ...recorded, points: ruledPoints ?? recorded.points };
};

const expectedScore = (state: JoffreState): DealScore | null => {
  const line = lineOf(state);
  return line === null ? null : dealScore(line, state.atFault);
};

const scoring = (state: JoffreState): Events => {
  if (!state.scoreDue) return [];
  // Cancelled after it had been scored: whoever counted that score takes it back.
  if (state.phase === 'waiting' && state.score !== null && state.recorded === null)
    return [{ type: 'DealScored', data: VOID_SCORE }];
  const score = expectedScore(state);
  return score === null || (state.score !== null && sameScore(score, state.score))
    ? []
    : [{ type: 'DealScored', data: score }];
};

const sameScore = (a: DealScore, b: DealScore): boolean =>
  a.notation === b.notation && JSON.stringify(a.scores) === JSON.stringify(b.scores);

/** The milestones that are due in a state; nothing when it rests. */
const due = (state: JoffreState): Events => {
  const { count, best, completed } = state.play;
  if (count === 4) return [{ type: 'TrickWon', data: { seat: seatName(best), number: completed + 1 } }];
  for (const rule of [provenRevoke, scoring]) {
    const events = rule(state);
    if (events.length > 0) return events;
  }
  return [];
};

/** Accepts what happened with everything that follows from it, in order. */
export const follow = (state: JoffreState, ...happened: readonly JoffreEvent[]): Decision<JoffreEvent> => {
  const next = copyState(state);
  const events: JoffreEvent[] = [];
  for (let batch: Events = happened; batch.length > 0; batch = due(next))
    for (const event of batch) {
      events.push(event);
      evolve(next, event);
    }
  return accepted(...events);
};
