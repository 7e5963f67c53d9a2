import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { SEATS, type Seat, seatName } from '@arbitre/rules/kernel/compass';
import type { RightArticles } from '@arbitre/rules/kernel/mistakes/rights';
import type { Stop } from '@arbitre/rules/kernel/mistakes/stop';
import { type BridgeState, dummyOf } from './state';

/** No player does anything until the director has explained (BD-L9B2); what happened is found out and written down. */
export const STOP: Stop = {
  article: 'BD-L9B2',
  goesOn: [
    ...['deal', 'offer-options', 'rule-call', 'report', 'record-result'],
    ...['return-lead', 'rule-touch', 'correct-designation', 'judge-fifth-card', 'correct-explanation'],
    ...['excuse-facing', 'order-inspection', 'inspect-trick', 'rule-tricks', 'close-review'],
    ...[
      'rule-revoke',
      'propose-equity',
      'settle-revokes',
      'assign-tricks',
      'rule-omission',
      'return-surplus',
    ],
    ...['adjudicate-claim', 'withdraw-agreement', 'cancel-concession'],
  ],
  early: ['call', 'play', 'withdraw', 'spread-hand', 'claim'],
};

/** Rectifications are the director's (BD-L10A, BD-L10B); who acts before him may lose his right (BD-L11A), or add to it (BD-L9C). */
export const RIGHTS: RightArticles = {
  agreed: 'BD-L10A',
  judged: 'BD-L10B',
  forfeited: 'BD-L11A',
  premature: 'BD-L9C',
};

/** Any player draws attention during the auction (BD-L9A1); dummy does not until the play is over (BD-L9A2, BD-L9A4). */
export const attentionProblem = (state: BridgeState, seat: string): Refusal | null =>
  state.phase === 'play' && seat === seatName(dummyOf(state))
    ? refused('BD-L9A4', { seat, declarer: seatName(state.declarer) })
    : null;

/** During the play dummy is not the first to call the director (BD-L43A1). */
export const summonsProblem = (state: BridgeState, seat: string): Refusal | null =>
  state.phase === 'play' && seat === seatName(dummyOf(state)) ? refused('BD-L43A1', { seat }) : null;

/** Who may draw attention now. */
export const attentive = (state: BridgeState): readonly Seat[] =>
  SEATS.filter((seat) => attentionProblem(state, seat) === null);
