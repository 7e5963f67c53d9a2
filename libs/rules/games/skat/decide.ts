import { invalidField } from '@arbitre/rules/kernel/act-shape';
import type { Decision, Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { standstill } from '@arbitre/rules/kernel/mistakes/stop';
import { acts } from './acts';
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
import { refuse } from './refusals';
import { type Seat, seatsAt } from './seats';
import type { SkatState } from './state';
import { STOP } from './stop';

/** What may still be found, disputed and ruled about a deal that has its score. */
const AFTER_THE_END = ['report', 'claim-breach', 'demand-continuation', 'dispute', 'rule', 'close-claims'];

const closed = ({ dispute, phase }: SkatState, name: string): Refusal | null => {
  const stopped = standstill(STOP, dispute?.article ?? null, name);
  if (stopped !== null) return stopped;
  return phase === 'finished' && !AFTER_THE_END.includes(name) ? refuse('deal-finished', { do: name }) : null;
};

type Handle<Act> = (state: SkatState, act: Act) => Decision<SkatEvent>;
type Seated = { readonly seat?: Seat; readonly by?: Seat };

/** An act of anybody at the table, whose seat is one that a table of this size has (SKAT-DEF-2). */
const seated =
  <Act extends Seated>(handle: Handle<Act>): Handle<Act> =>
  (state, act) => {
    const seats = seatsAt(state.setup.players);
    const field = act.seat === undefined ? 'by' : 'seat';
    const seat = act[field];
    return seat === undefined || seats.includes(seat)
      ? handle(state, act)
      : invalidField(field, seat, `one of ${seats.join(' ')}`);
  };

export const decide = decides<typeof acts, SkatState, SkatEvent>(acts, closed, {
  shuffle: seated(decideShuffle),
  cut: seated(decideCut),
  deal: seated(decideDeal),
  'pick-up': decideTakeUp,
  count: decideCount,
  'expose-in-deal': seated(decideExposeInDeal),
  contest: seated(decideContest),
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
  'demand-open': seated(decideDemandOpen),
  play: decidePlay,
  concede: seated(decideConcede),
  consent: seated(decideConsent),
  claim: decideClaim,
  'answer-claim': decideAnswerClaim,
  'throw-in': decideThrowIn,
  look: seated(decideLook),
  show: decideShow,
  report: seated(decideReport),
  'claim-breach': seated(decideClaimBreach),
  'demand-continuation': seated(decideContinuation),
  gather: decideGather,
  'show-trick': decideShowTrick,
  reveal: decideReveal,
  dispute: seated(decideDispute),
  rule: decideRule,
  'close-claims': decideCloseClaims,
  'record-result': decideResult,
});
