import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { SEATS, type Seat, seatName } from '@arbitre/rules/kernel/compass';
import type { RightArticles } from '@arbitre/rules/kernel/mistakes/rights';
import type { Stop } from '@arbitre/rules/kernel/mistakes/stop';
import { acts } from './acts';
import { type BridgeState, dummyOf } from './state';

/** What anybody finds out and says, for it to be written down; it changes nothing by itself, or is what the director was called for. */
const FOUND_OUT: readonly (keyof typeof acts)[] = [
  ...(['deal', 'report', 'record-result', 'note-dealing', 'count-hands', 'wrong-hand'] as const),
  ...(['notice-wrong-card', 'report-dummy', 'inspect-trick', 'mix-cards', 'dispute-tricks'] as const),
  ...(['return-hand', 'take-hand', 'close-agreement'] as const),
];

/** What a real table may have done before the director came. */
const DONE_EARLY: readonly (keyof typeof acts)[] = [
  ...(['call', 'take-cards', 'lead-face-down', 'face-lead', 'spread-dummy', 'play', 'withdraw'] as const),
  ...(['play-together', 'play-at-once', 'expose', 'show-card', 'turn-card', 'spread-hand'] as const),
  ...(['designate', 'choose-card', 'name-card', 'name-penalty-card', 'correct-revoke'] as const),
  ...(['leave-short', 'supply-card', 'claim', 'make-claim', 'concede'] as const),
];

/** No player does anything until the director has explained (BD-L9B2); what happened is found out and written down. */
export const STOP: Stop = {
  article: 'BD-L9B2',
  goesOn: [...arbiterActsOf(acts), ...FOUND_OUT],
  early: DONE_EARLY,
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
