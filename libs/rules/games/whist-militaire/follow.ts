import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import type { DealVoided, WhistMilitaireEvent } from './events';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { evolve } from './evolve';
import { tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import { verdictOn } from '@arbitre/rules/kernel/tricks/follow';
import { ledTo } from '@arbitre/rules/kernel/tricks/play';
import { suitName } from '@arbitre/rules/kernel/tricks/revokes';
import { dealScore, penaltyScore, TRICKS, trickScore, VOID_SCORE } from './score';
import { seatIndex, seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { copyState, type WhistMilitaireState } from './state';

type Events = readonly WhistMilitaireEvent[];

/** The penalty for a revoke of a closed trick, once it is proven (WM-R9a). */
const revokePenalty = (state: WhistMilitaireState): Events => {
  for (let seat = 0; seat < 4; seat++) {
    const open = (state.play.proven[seat] ?? 0) & ~(state.penalised[seat] ?? 0);
    if (open === 0) continue;
    const trick = 31 - Math.clz32(open & -open);
    const side = sideName(seat);
    const facts = { trick, led: suitName(ledTo(state.play, trick)) };
    const seen = observed('WM-R9a', seatName(seat), facts);
    return (state.atFault & (1 << sideIndex(seat))) !== 0
      ? [seen]
      : [seen, { type: 'PenaltyImposed', data: { side, article: 'WM-R9a', endsDeal: true } }];
  }
  return [];
};

/** A disputed revoke that the known cards prove or disprove needs no arbiter (WM-R11.3). */
const cardsSettle = ({ dispute, play }: WhistMilitaireState): Events => {
  if (dispute?.accused === undefined || dispute.trick === undefined) return [];
  const verdict = verdictOn(play, seatIndex(dispute.accused), dispute.trick);
  return verdict === 'unknown'
    ? []
    : [{ type: 'DisputeSettled', data: { article: dispute.article, outcome: verdict } }];
};

export const voided = (state: WhistMilitaireState, article: string): DealVoided => ({
  type: 'DealVoided',
  data: { article, dealer: state.setup.dealer },
});

/** Both sides lose the point: the deal is cancelled (WM-R9-GAP-3 for two revokes, WM-R4-GAP-1 for the rest). */
const bothAtFault = (state: WhistMilitaireState): Events => {
  if (state.atFault !== 3) return [];
  const revokes = state.penalties.every(({ article }) => article === 'WM-R9a');
  return [voided(state, revokes ? 'WM-R9-GAP-3' : 'WM-R4-GAP-1')];
};

const expectedScore = (state: WhistMilitaireState): DealScore | null => {
  const { penalties, recorded, play } = state;
  const [penalty] = penalties;
  const played = play.completed === TRICKS;
  if (penalty !== undefined) {
    const over =
      played || recorded !== null || state.score !== null || penalties.some((each) => each.endsDeal);
    return over ? penaltyScore(penalty.side, penalty.article) : null;
  }
  if (played) return trickScore(tricksOfSide(play, 0));
  return recorded === null ? null : dealScore(recorded.winner, recorded.tricks, recorded.article);
};

const scoring = (state: WhistMilitaireState): Events => {
  if (!state.scoreDue) return [];
  // Cancelled after it had been scored: whoever counted that score takes it back.
  if (state.phase === 'waiting' && state.score !== null && state.recorded === null)
    return [{ type: 'DealScored', data: VOID_SCORE }];
  const score = expectedScore(state);
  return score === null || score.notation === state.score?.notation
    ? []
    : [{ type: 'DealScored', data: score }];
};

/** The milestones that are due in a state; nothing when it rests. */
const due = (state: WhistMilitaireState): Events => {
  const { count, best, completed } = state.play;
  if (count === 4) return [{ type: 'TrickWon', data: { seat: seatName(best), number: completed + 1 } }];
  for (const rule of [cardsSettle, revokePenalty, bothAtFault, scoring]) {
    const events = rule(state);
    if (events.length > 0) return events;
  }
  return [];
};

/** Accepts what happened with everything that follows from it, in order. */
export const follow = (
  state: WhistMilitaireState,
  ...happened: readonly WhistMilitaireEvent[]
): Decision<WhistMilitaireEvent> => {
  const next = copyState(state);
  const events: WhistMilitaireEvent[] = [];
  for (let batch: Events = happened; batch.length > 0; batch = due(next))
    for (const event of batch) {
      events.push(event);
      evolve(next, event);
    }
  return accepted(...events);
};
