import { partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { type DealScore, VOID } from '@arbitre/rules/kernel/game';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import { reopen } from '../auction/closing';
import { callsFrom, cancel, courseFrom, goOn } from '../auction/course';
import { isBeforeLead } from '../auction/late-call';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import type { BridgeState } from '../state';

type Answer = Decision<BridgeEvent>;

/** In place of a result that is cancelled: neither side has one. */
const NO_SCORE: DealScore = {
  notation: VOID,
  result: { contract: null, declarer: null, tricks: null },
  scores: {},
};
const noScore: BridgeEvent = { type: 'DealScored', data: NO_SCORE };

/** BD-L6A, BD-L6B-2, BD-L6C, BD-L6E: how it was dealt, and before whom. */
export const decideDealing = (
  state: BridgeState,
  { do: _, ...data }: BridgeActNamed<'note-dealing'>,
): Answer =>
  state.hands.dealing === null
    ? accepted<BridgeEvent>({ type: 'DealingNoted', data })
    : refuse('dealing-noted', { method: state.hands.dealing.method });

/**
 * A new shuffle and deal: before the auction where the deal was wrong (BD-L6D1), at any time where no result can stand
 * (BD-L6D2), or for another reason, but never because the board was passed out (BD-L6D3, BD-L22B).
 */
export const decideNewDeal = (
  state: BridgeState,
  { article, reason }: BridgeActNamed<'new-deal'>,
): Answer => {
  const { score, auction } = state;
  if (article === 'BD-L6D1' && (auction.calls.length > 0 || isUnderWay(state.play) || score !== null))
    return refused('BD-L6D1', { calls: auction.calls.length });
  if (article === 'BD-L6D3' && score?.notation === 'Pass') return refused('BD-L22B', { article });
  return accepted<BridgeEvent>(
    { type: 'NewDealOrdered', data: { article, reason } },
    ...(score === null ? [] : [noScore]),
  );
};

/** No result can be had: the board is cancelled and an adjusted score is awarded (BD-L13B2, BD-L13D, BD-L15A2, BD-L15B1). */
export const decideCancel = (
  { hands }: BridgeState,
  { article, reason }: BridgeActNamed<'cancel-board'>,
): Answer =>
  hands.cancelled === null
    ? accepted<BridgeEvent>({ type: 'DealCancelled', data: { article, reason } }, noScore)
    : refuse('board-cancelled', { article: hands.cancelled });

export const decideLetStand = (
  { hands }: BridgeState,
  { article, reason }: BridgeActNamed<'let-stand'>,
): Answer =>
  hands.reviews.some((each) => each.article === article)
    ? accepted<BridgeEvent>({ type: 'ResultLeftStanding', data: { article, reason } })
    : refuse('nothing-to-review', { article });

/** A call of a seat that counts, by its place among all calls; -1 where it has made none. */
const firstCall = ({ auction }: BridgeState, seat: string): number =>
  auction.calls.findIndex((call) => call.seat === seat && call.withdrawn !== true);

/**
 * BD-L7B1, BD-L15A1, BD-L15A2: a player held another hand. His call and all later ones are cancelled, and he calls again with
 * the right hand; where his partner has called since, the board is cancelled.
 */
export const decideWrongHand = (
  state: BridgeState,
  { seat, board, pocket }: BridgeActNamed<'wrong-hand'>,
): Answer => {
  const article = pocket === undefined ? 'BD-L15A1' : 'BD-L7B1';
  if ((board === undefined) === (pocket === undefined) || pocket === seat || board === state.setup.board)
    return refuse('which-hand', { seat });
  if (state.policy === 'enforced')
    return refused(article, { seat, pocket: pocket ?? null, board: board ?? null });
  if (state.score !== null || state.hands.cancelled !== null)
    return refuse('deal-finished', { do: 'wrong-hand' });
  const of = pocket === undefined ? { board: board ?? 0 } : { pocket };
  const found: readonly BridgeEvent[] = [
    { type: 'WrongHandFound', data: { seat, ...of } },
    observed(article, seat, of),
  ];
  const from = firstCall(state, seat);
  if (from < 0) return accepted(...found);
  const partner = seatName(partnerOf(seatIndex(seat)));
  const since = state.auction.calls.slice(from);
  const hasPartnerCalled = since.some((call) => call.seat === partner && call.withdrawn !== true);
  // Once a card was led no other call can be made any more.
  if (hasPartnerCalled || (state.phase === 'play' && !isBeforeLead(state)))
    return accepted<BridgeEvent>(...found, { type: 'DealCancelled', data: { article: 'BD-L15A2' } }, noScore);
  const course = courseFrom(state);
  for (const event of found) goOn(course, event);
  if (state.phase === 'play') reopen(course, 'BD-L15A1');
  cancel(course, callsFrom(course, from), 'BD-L15A1');
  return { ok: true, events: course.events };
};

/** BD-L15A3: what a seat called elsewhere with these cards is compared with its first call here. */
export const decideElsewhere = (
  state: BridgeState,
  { seat, call, board }: BridgeActNamed<'call-elsewhere'>,
): Answer => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'call-elsewhere' });
  if (board === state.setup.board) return refuse('which-hand', { seat });
  if (firstCall(state, seat) >= 0 || state.phase === 'play' || state.phase === 'finished')
    return refuse('called-already', { seat });
  return accepted<BridgeEvent>({ type: 'CalledElsewhere', data: { seat, call, board } });
};

/** BD-L7C: after the play the hands go back, and none comes out again unless both sides or the director are there. */
export const decideReturn = (state: BridgeState, { seat }: BridgeActNamed<'return-hand'>): Answer => {
  if (state.phase !== 'finished') return refuse('play-goes-on');
  return state.hands.returned.includes(seat)
    ? refuse('hand-returned', { seat })
    : accepted<BridgeEvent>({ type: 'HandReturned', data: { seat } });
};

export const decideTakeHand = (
  state: BridgeState,
  { seat, present }: BridgeActNamed<'take-hand'>,
): Answer => {
  if (!state.hands.returned.includes(seat)) return refuse('hand-not-returned', { seat });
  const watched = present.includes('arbiter') || (present.includes('NS') && present.includes('EW'));
  if (!watched && state.policy === 'enforced') return refused('BD-L7C', { seat, present });
  const taken: BridgeEvent = { type: 'HandTakenOut', data: { seat, present } };
  return watched
    ? accepted<BridgeEvent>(taken)
    : accepted<BridgeEvent>(taken, observed('BD-L7C', seat, { present }));
};
