import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { seatIndex, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { CribbageActNamed, Decide } from './acts';
import { cancelled, notNow } from './decide-deal';
import type { ArbiterDecided, CribbageEvent } from './events';
import { pegged, totalsOf } from './follow';
import { refuse } from './refusals';
import { gameScore, lostBy, winnerOf } from './score';
import { type CribbageState, disputeKey } from './state';
import { TARGET } from './values';

/** What the table sees in the record by itself. */
const SEEN = ['CRIB-4-GAP-12', 'CRIB-4-GAP-13', 'CRIB-6-GAP-5', 'CRIB-NOTE-1', 'CRIB-NOTE-GAP-2'];

/** What people saw and no card shows: words, signs, manners (CRIB-GAP-T3). */
export const decideReport: Decide<'report'> = (_, { article, seat, facts = {} }) =>
  SEEN.includes(article)
    ? refuse('seen-by-rules', { article })
    : accepted<CribbageEvent>(observed(article, seat, facts));

const captainOf = ({ setup }: CribbageState, side: string): string =>
  side === 'NS' ? setup.captainNS : setup.captainEW;

/** CRIB-3.2, CRIB-3-GAP-1: a captain alone brings a dispute to the arbiter; what was decided is not opened again (CRIB-GAP-T3). */
export const decideDispute: Decide<'dispute'> = (state, { by, article, reason }) => {
  const captain = captainOf(state, sideName(seatIndex(by)));
  if (by !== captain) return refused('CRIB-3.2', { by, captain });
  if (state.settled.includes(disputeKey({ by, article, reason })))
    return refused('CRIB-GAP-T3', { article, decided: true });
  return accepted({ type: 'DisputeOpened', data: { by, article, reason } });
};

type Ruled = Omit<CribbageActNamed<'rule'>, 'do'>;

const adjusted = (state: CribbageState, made: CribbageEvent, { side, points = 0 }: Ruled) => {
  if (side === undefined || points === 0) return refuse('points-of-nobody');
  if (state.phase === 'finished') return refuse('deal-finished', { do: 'rule' });
  const seat = side === 'NS' ? 0 : 1;
  const total = state.totals[sideIndex(seat)] ?? 0;
  return accepted<CribbageEvent>(
    made,
    ...pegged(state, { seat, for: 'ruling', points: Math.max(-total, points) }),
  );
};

const dealtAgain = (state: CribbageState, made: CribbageEvent, { article }: Ruled) =>
  ['discard', 'play', 'show'].includes(state.phase)
    ? accepted<CribbageEvent>(made, cancelled(state, article))
    : notNow(state, 'redeal');

/** CRIB-GAP-T3: the arbiter's decision, which is final. */
export const decideRule: Decide<'rule'> = (state, { article, reason, outcome, side, points }) => {
  const data: ArbiterDecided['data'] = {
    ...{ article, reason, outcome },
    ...(side === undefined ? {} : { side }),
    ...(points === undefined ? {} : { points }),
  };
  const made: CribbageEvent = { type: 'ArbiterDecided', data };
  switch (outcome) {
    case 'play-on':
      return accepted(made);
    case 'redeal':
      return dealtAgain(state, made, data);
    case 'points':
      return adjusted(state, made, data);
    case 'game-lost':
      return side === undefined
        ? refuse('points-of-nobody')
        : accepted<CribbageEvent>(made, { type: 'DealScored', data: lostBy(side, totalsOf(state), article) });
  }
};

/** CRIB-1.1, CRIB-1-GAP-1: one team has 121 or more, the other has not. */
const resultProblem = (
  state: CribbageState,
  { NS, EW }: CribbageActNamed<'record-result'>,
): Refusal | null => {
  const high = [NS, EW].filter((points) => points >= TARGET).length;
  if (high !== 1) return refused(high === 0 ? 'CRIB-1.1' : 'CRIB-1-GAP-1', { NS, EW, target: TARGET });
  const so = totalsOf(state);
  if (NS < so.NS) return refuse('result-differs', { side: 'NS', points: so.NS });
  return EW < so.EW ? refuse('result-differs', { side: 'EW', points: so.EW }) : null;
};

/** A game of which the sheet alone is known, or of which not every card was recorded. A captain writes it (CRIB-3-GAP-1). */
export const decideResult: Decide<'record-result'> = (state, act) => {
  const { NS, EW, article, by } = act;
  if (by !== undefined && by !== captainOf(state, sideName(seatIndex(by))))
    return refused('CRIB-3-GAP-1', { by, captain: captainOf(state, sideName(seatIndex(by))) });
  if (state.policy === 'enforced' && state.grain === 'full')
    return refuse('enforced-table', { do: 'record-result' });
  const problem = resultProblem(state, act);
  if (problem !== null) return problem;
  const data = { NS, EW, ...(article === undefined ? {} : { article }), ...(by === undefined ? {} : { by }) };
  const winner = winnerOf({ NS, EW }) ?? 'NS';
  return accepted<CribbageEvent>(
    { type: 'ResultRecorded', data },
    { type: 'DealScored', data: gameScore(winner, { NS, EW }, article ?? null) },
  );
};
