import { leftOf, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import { argumentsOf } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { establishedOf } from '../revokes/revoke-duties';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { scoredBy, type Standing, standingOf } from '../result/standing';
import type { BridgeState } from '../state';
import { type Claim, totalAfter } from './claim';
import { claimActs } from './declared';

type Answer = Decision<BridgeEvent>;
type Adjudication = BridgeActNamed<'adjudicate-claim'>;
type Returned = BridgeActNamed<'withdraw-agreement' | 'cancel-concession'>;

/** What the articles of Law 70 ask before they take a trick from the claimer. */
const lawProblem = (
  { declarer, contract }: BridgeState,
  { by }: Claim,
  { article, doubtful = [], outstandingTrump: trump, shownOut, regulation }: Adjudication,
): Refusal | null => {
  const points = doubtful.length;
  switch (article) {
    case 'BD-L70C':
      if (contract?.strain === 'NT') return refused('BD-L70C', { strain: 'NT' });
      return trump?.unmentioned === true && trump.unaware && trump.losable && points > 0
        ? null
        : refused('BD-L70C', { doubtful: points });
    case 'BD-L70D2':
      return sideIndex(by) === sideIndex(declarer) ? refused('BD-L70D2', { by: sideName(by) }) : null;
    case 'BD-L70E1':
      return shownOut === true ? refused('BD-L70E1', { shownOut }) : null;
    case 'BD-L70E2':
      return regulation === undefined ? refused('BD-L70E2', {}) : null;
    default:
      return null;
  }
};

/** BD-L70A: what is doubtful goes against the claimer, up to all that he claimed. */
const adjudicated = (
  claim: Claim,
  { doubtful = [] }: Adjudication,
): { readonly ok: true; readonly lost: number } | Refusal => {
  const claimer = sideName(claim.by);
  if (doubtful.some(({ to }) => to === claimer)) return refused('BD-L70A', { to: claimer });
  const lost = doubtful.reduce((sum, { tricks }) => sum + tricks, 0);
  return lost > claim.tricks
    ? refused('BD-L70A', { to: claimer, tricks: lost, most: claim.tricks })
    : { ok: true, lost };
};

/** Law 70: the arbiter hears the statement again and the objections (BD-L70B), and gives every doubtful trick to the others. */
export const decideAdjudication = (state: BridgeState, act: Adjudication): Answer => {
  const { claim, contract } = state;
  if (claim?.stage !== 'contested' || contract === null) return refuse('no-claim-contested');
  const reading = adjudicated(claim, act);
  if (!reading.ok) return reading;
  const problem = lawProblem(state, claim, act);
  if (problem !== null) return problem;
  const side = sideName(claim.by);
  const total = totalAfter(claim.total, contract.declarer, side, -reading.lost);
  const data = argumentsOf(claimActs['adjudicate-claim'].fields, act);
  return accepted<BridgeEvent>(
    { type: 'ClaimAdjudicated', data },
    scoredBy(state, contract, total, data.article),
  );
};

/** BD-L69A: a call on the next board, or the end of the round, makes the agreement final; revokes are established by it (BD-L63A4). */
export const decideClosing = (state: BridgeState, { because }: BridgeActNamed<'close-agreement'>): Answer => {
  const { claim } = state;
  const standing = standingOf(state);
  if (claim?.stage !== 'agreed' || standing === null) return refuse('no-agreement-open');
  const open = establishedOf(state, leftOf(claim.by), 'BD-L63A4');
  const final: BridgeEvent = { type: 'AgreementEstablished', data: { because } };
  return accepted(final, ...open);
};

const periodProblem = ({ moment, because }: Returned, article: 'BD-L69B' | 'BD-L71'): Refusal | null => {
  if (moment === 'after-period') return refused(article, { moment });
  return article === 'BD-L71' && because === 'likely' ? refused('BD-L71', { because }) : null;
};

/** Tricks come back to a side, as far as the other has them. */
const givenBack = (
  state: BridgeState,
  { contract, won }: Standing,
  { by, tricks }: Returned,
  event: BridgeEvent,
  article: 'BD-L69B' | 'BD-L71',
): Answer => {
  const total = totalAfter(won, contract.declarer, by, tricks);
  return total < 0 || total > TRICKS
    ? refused(article, { by, tricks, standing: won })
    : accepted(event, scoredBy(state, contract, total, article));
};

/** BD-L69B: a side that agreed takes back a trick that it had won, or would likely have won. */
export const decideWithdrawal = (state: BridgeState, act: BridgeActNamed<'withdraw-agreement'>): Answer => {
  const { claim, grain } = state;
  const standing = standingOf(state);
  if (standing === null) return refuse('no-result-yet');
  if (grain === 'full' && claim?.stage !== 'final')
    return claim?.stage === 'agreed' ? refused('BD-L69A', { stage: 'agreed' }) : refuse('no-agreement-open');
  if (claim !== null && sideName(claim.by) === act.by) return refused('BD-L69B', { by: act.by });
  const problem = periodProblem(act, 'BD-L69B');
  if (problem !== null) return problem;
  const data = argumentsOf(claimActs['withdraw-agreement'].fields, act);
  return givenBack(state, standing, act, { type: 'AgreementWithdrawn', data }, 'BD-L69B');
};

/** BD-L71: a concession stands but for a trick that was won already, or that no normal play could lose. */
export const decideCancelling = (state: BridgeState, act: BridgeActNamed<'cancel-concession'>): Answer => {
  const { claim, grain } = state;
  const standing = standingOf(state);
  if (standing === null) return refuse('no-result-yet');
  if (grain === 'full') {
    if (claim === null || claim.stage === 'open' || claim.stage === 'contested')
      return refuse('no-agreement-open');
    if (sideName(claim.by) !== act.by || claim.conceded < act.tricks)
      return refused('BD-L71', { by: act.by, tricks: act.tricks, conceded: claim.conceded });
  }
  const problem = periodProblem(act, 'BD-L71');
  if (problem !== null) return problem;
  const data = argumentsOf(claimActs['cancel-concession'].fields, act);
  return givenBack(state, standing, act, { type: 'ConcessionCancelled', data }, 'BD-L71');
};
