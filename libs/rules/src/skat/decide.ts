import { invalidField, isAct } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
import { decideAnnounce, decideChoose } from './decide-announce';
import {
  decideCloseClaims,
  decideDispute,
  decideGather,
  decideRule,
  decideShowTrick,
} from './decide-arbiter';
import { decideBid, decideHold, decidePass } from './decide-auction';
import { decideClaimBreach, decideContinuation } from './decide-breach';
import { decideAnswerClaim, decideClaim } from './decide-claim';
import { decideCount } from './decide-count';
import { decideContest, decideCut, decideDeal, decideExposeInDeal, decideShuffle } from './decide-deal';
import { decideLook } from './decide-look';
import { decideRedraw, decideRestore, decideTakeUp } from './decide-mixed';
import { decidePlay } from './decide-play';
import { decideReport, decideShow } from './decide-report';
import { decideResult } from './decide-result';
import { decideReveal } from './decide-reveal';
import { decideConcede, decideConsent, decideThrowIn } from './decide-shorten';
import { decideDemandOpen, decideDiscard, decideLayOpen, decideTake } from './decide-skat';
import type { SkatEvent } from './events';
import type { Arguments } from './read';
import type { SkatState } from './state';

type Decide = (state: SkatState, command: Arguments) => Decision<SkatEvent>;

const ACTS: Readonly<Record<string, Decide>> = {
  shuffle: decideShuffle,
  cut: decideCut,
  deal: decideDeal,
  'pick-up': decideTakeUp,
  count: decideCount,
  'expose-in-deal': decideExposeInDeal,
  contest: decideContest,
  'redraw-skat': decideRedraw,
  'restore-skat': decideRestore,
  bid: decideBid,
  hold: decideHold,
  pass: decidePass,
  'choose-game': decideChoose,
  'take-skat': decideTake,
  discard: decideDiscard,
  announce: decideAnnounce,
  'lay-open': decideLayOpen,
  'demand-open': decideDemandOpen,
  play: decidePlay,
  concede: decideConcede,
  consent: decideConsent,
  claim: decideClaim,
  'answer-claim': decideAnswerClaim,
  'throw-in': decideThrowIn,
  look: decideLook,
  show: decideShow,
  report: decideReport,
  'claim-breach': decideClaimBreach,
  'demand-continuation': decideContinuation,
  gather: decideGather,
  'show-trick': decideShowTrick,
  reveal: decideReveal,
  dispute: decideDispute,
  rule: decideRule,
  'close-claims': decideCloseClaims,
  'record-result': decideResult,
};

export const SKAT_ACTS = Object.keys(ACTS);

/** A disputed deal is frozen: only the arbiter's work goes on (SKAT-4.5.10.a). */
const WHILE_DISPUTED = ['rule', 'restore-skat', 'report', 'reveal'];

/** What may still be found, disputed and ruled about a deal that has its score. */
const AFTER_THE_END = ['report', 'claim-breach', 'demand-continuation', 'dispute', 'rule', 'close-claims'];

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
export const decide = (state: SkatState, command: unknown): Decision<SkatEvent> => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const { do: name } = command;
  // `play` first: a deal has thirty of them.
  if (name === 'play' && state.phase === 'play' && state.dispute === null) return decidePlay(state, command);
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (act === undefined) return refused('unknown-act', { do: name.slice(0, 80) });
  if (state.dispute !== null && !WHILE_DISPUTED.includes(name))
    return refused('SKAT-4.5.10.a', { do: name, open: state.dispute.article });
  if (state.phase === 'finished' && !AFTER_THE_END.includes(name))
    return refused('deal-finished', { do: name });
  return act(state, command);
};
