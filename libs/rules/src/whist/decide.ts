import { invalidField, isAct } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
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
} from './decide-revoke';
import { decideAskPartner, decideAskTrump, decideContest, decideGather, decideView } from './decide-trick';
import type { WhistEvent } from './events';
import type { Decide } from './read-act';
import type { WhistState } from './state';

const ACTS: Readonly<Record<string, Decide>> = {
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
};

export const WHIST_ACTS = Object.keys(ACTS);

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

const notNow = (state: WhistState, act: string): boolean =>
  (state.phase === 'finished' && !AFTERWARDS.includes(act)) ||
  (state.grain === 'result' && !ON_PAPER.includes(act));

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
export const decide = (state: WhistState, command: unknown): Decision<WhistEvent> => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  // `play` first: a coup has 52 of them.
  if (command.do === 'play' && state.phase === 'play') return decidePlay(state, command);
  const act = Object.hasOwn(ACTS, command.do) ? ACTS[command.do] : undefined;
  if (act === undefined) return refused('unknown-act', { do: command.do.slice(0, 80) });
  if (notNow(state, command.do))
    return refused(state.phase === 'finished' ? 'deal-finished' : 'result-grain', { do: command.do });
  return act(state, command);
};
