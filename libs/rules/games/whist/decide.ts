import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts } from './acts';
import { decideArbiter } from './decide-arbiter';
import { decideDeal, decideReveal, decideTurnTrump } from './decide-deal';
import { decideChoose, decideConsult, decideOmit, decideSupply } from './decide-hands';
import { decideAnswerHonours, decideCallHonours } from './decide-honours';
import { decideDemand, decideWaive } from './decide-penalty';
import { decidePlay, decidePlayTogether } from './decide-play';
import {
  decideBeginDeal,
  decideCut,
  decideLook,
  decidePreparePack,
  decidePresent,
  decideShuffle,
  decideStopDeal,
} from './decide-prepare';
import { decideReport } from './decide-report';
import { decideAbandon, decideResult } from './decide-result';
import {
  decideClaimRevoke,
  decideCloseClaims,
  decideCloseExamination,
  decideCorrect,
  decideMix,
  decidePlayOn,
  settledClaims,
} from './decide-revoke';
import { decideAskPartner, decideAskTrump, decideContest, decideGather, decideView } from './decide-trick';
import type { WhistEvent } from './events';
import { evolve } from './evolve';
import { copyState, type WhistState } from './state';
import { refuse } from './refusals';

/** What may still come once a coup is scored: claims, their examination, reports, and the arbiter (WHC-REN-15). */
const AFTERWARDS: readonly string[] = [
  'reveal-hands',
  'claim-revoke',
  'mix-tricks',
  'close-examination',
  'close-claims',
  'report',
  'arbiter-decision',
];

/** A score sheet has no cards: only these acts have something to say about it. */
const ON_PAPER: readonly string[] = ['record-result', 'report', 'close-claims', 'arbiter-decision'];

const notNow = ({ phase, grain }: WhistState, name: string): Refusal | null => {
  if (phase === 'finished' && !AFTERWARDS.includes(name)) return refuse('deal-finished', { do: name });
  if (grain !== 'result' || ON_PAPER.includes(name)) return null;
  return refuse(phase === 'finished' ? 'deal-finished' : 'result-grain', { do: name });
};

/** Claims that waited for the coup's end are settled with it, or when hands come to light afterwards (WHC-REN-12). */
const withClaims = (state: WhistState, answer: Decision<WhistEvent>): Decision<WhistEvent> => {
  if (!answer.ok || state.claims.length === 0) return answer;
  if (!answer.events.some(({ type }) => type === 'DealScored' || type === 'HandsRevealed')) return answer;
  const after = answer.events.reduce(evolve, copyState(state));
  return after.phase === 'finished' && after.claims.length > 0
    ? accepted<WhistEvent>(...answer.events, ...settledClaims(after))
    : answer;
};

const decideAct = decides<typeof acts, WhistState, WhistEvent>(acts, notNow, {
  shuffle: decideShuffle,
  'prepare-pack': decidePreparePack,
  'present-pack': decidePresent,
  cut: decideCut,
  'begin-deal': decideBeginDeal,
  'stop-deal': decideStopDeal,
  'look-at-hand': decideLook,
  deal: decideDeal,
  'reveal-hands': decideReveal,
  'turn-trump': decideTurnTrump,
  'ask-trump': decideAskTrump,
  'call-honours': decideCallHonours,
  'answer-honours': decideAnswerHonours,
  play: decidePlay,
  'play-together': decidePlayTogether,
  'contest-lead': decideContest,
  gather: decideGather,
  'view-trick': decideView,
  omit: decideOmit,
  supply: decideSupply,
  consult: decideConsult,
  choose: decideChoose,
  'ask-partner': decideAskPartner,
  'correct-revoke': decideCorrect,
  demand: decideDemand,
  waive: decideWaive,
  'claim-revoke': decideClaimRevoke,
  'mix-tricks': decideMix,
  'close-examination': decideCloseExamination,
  'close-claims': decideCloseClaims,
  'require-play-on': decidePlayOn,
  'abandon-hands': decideAbandon,
  'record-result': decideResult,
  report: decideReport,
  'arbiter-decision': decideArbiter,
});

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
export const decide = (state: WhistState, command: unknown): Decision<WhistEvent> =>
  withClaims(state, decideAct(state, command));
