import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { formatCard, NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, SEATS } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { lifted, obligationOn } from '@arbitre/rules/kernel/mistakes/obligations';
import { impossible, trickEnd } from './decide-play';
import { established } from './decide-revoke';
import { ruleOnSheet } from './decide-sheet-ruling';
import type { ArbiterDecided, WhistEvent } from './events';
import { isEstablished, revokeOf } from './faults';
import type { ARBITER_DECISIONS } from './fields';
import { scoredAnew, scoredWith } from './outcome';
import { tricksOfSide, TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { hasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { Decide } from './acts';
import type { WhistState } from './state';
import { misdeal, newDeal } from './void-deal';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;
type Data = ArbiterDecided['data'];
type Ruling = (state: WhistState, data: Data) => Answer;

const decided = (data: Data): WhistEvent => ({ type: 'ArbiterDecided', data });

/** WHC-SUP-GAP-5: a card laid out as penalised counts as played after all. */
const countAsPlayed: Ruling = (state, data) => {
  const card = parseCard(data.card ?? '');
  if (data.seat === undefined) return invalidField('seat', undefined, SEATS.join(' '));
  const penalty = obligationOn(state.obligations, 'penalised-card', data.card ?? '');
  if (card === NO_CARD || penalty?.seat !== data.seat)
    return refuse('card-not-penalised', { card: data.card ?? '' });
  const seat = seatIndex(data.seat);
  if (state.phase !== 'play' || hasPlayed(state.play, seat) || state.play.turn !== seat)
    return refused('WHC-JEU-2', { seat: data.seat });
  const cannot = impossible(state.play, { seat, name: data.seat, card });
  if (cannot !== null) return cannot;
  const winner = winnerIfLast(state.play, seat, card);
  return accepted<WhistEvent>(
    decided(data),
    lifted(penalty, 'WHC-SUP-GAP-5'),
    { type: 'CardPlayed', data: { seat: data.seat, card: formatCard(card) } },
    ...(winner < 0 ? [] : trickEnd(state, winner)),
  );
};

/** Waives what is held against a seat: one card, or everything. */
const lift: Ruling = (state, data) => {
  const own = state.obligations.filter(
    (each) => each.seat === data.seat && (data.card === undefined || each.cards.includes(data.card)),
  );
  return own.length === 0
    ? refuse('nothing-owed', { seat: data.seat ?? null, card: data.card ?? null })
    : accepted<WhistEvent>(decided(data), ...own.map((each) => lifted(each, 'WHC-SUP-GAP-5')));
};

const establish: Ruling = (state, data) => {
  if (data.seat === undefined) return invalidField('seat', undefined, SEATS.join(' '));
  const trick = data.trick ?? 0;
  const seat = seatIndex(data.seat);
  const known = state.faults.find((each) => each.seat === seat && each.trick === trick);
  if (known?.state === 'established') return refuse('already-established', { seat: data.seat, trick });
  return accepted<WhistEvent>(
    decided(data),
    ...established(state, [known ?? revokeOf(seat, trick)], 'arbiter'),
  );
};

const hasClaim = ({ claims }: WhistState, seat: number): boolean =>
  claims.some(({ against }) => against === seat);

/** The claim falls; what was established against the seat falls with it, and the coup is scored again. */
const dismiss: Ruling = (state, data) => {
  if (data.seat === undefined) return invalidField('seat', undefined, SEATS.join(' '));
  const seat = seatIndex(data.seat);
  const left = state.faults.filter((each) => each.seat !== seat);
  const changed = left.length !== state.faults.length;
  // One that only the sheet shows, where the tricks were recorded without cards.
  if (state.recorded !== null && !isEstablished(state.faults, seat) && !hasClaim(state, seat))
    return ruleOnSheet(state, data);
  return accepted<WhistEvent>(
    decided(data),
    { type: 'RevokeDismissed', data: { against: seatName(seat), article: 'WHC-SUP-GAP-5' } },
    ...(changed ? scoredAnew(state, left) : []),
  );
};

/** WHC-AB-GAP-1: the sides did not agree on the open tricks. */
const split: Ruling = (state, data) => {
  const { tricks } = data;
  if (tricks === undefined) return invalidField('tricks', undefined, 'the tricks of NS and EW');
  if (state.phase !== 'play') return refuse('not-in-play', { phase: state.phase });
  const least = { NS: tricksOfSide(state.play, 0), EW: tricksOfSide(state.play, 1) };
  if (tricks.NS + tricks.EW !== TRICKS || tricks.NS < least.NS || tricks.EW < least.EW)
    return refused('WHC-AB-GAP-1', { NS: tricks.NS, EW: tricks.EW, wonNS: least.NS, wonEW: least.EW });
  return accepted<WhistEvent>(
    decided(data),
    ...scoredWith({ ...state, agreed: tricks }, tricks, state.faults),
  );
};

const voided =
  (how: typeof newDeal): Ruling =>
  (state, data) =>
    state.phase === 'finished'
      ? refuse('deal-finished', { do: 'arbiter-decision' })
      : accepted<WhistEvent>(decided(data), how(state, state.offer?.article ?? 'WHC-SUP-GAP-5'));

const newShuffle: Ruling = (state, data) =>
  state.phase === 'waiting' && !state.dealt
    ? accepted(decided(data))
    : refused('WHC-BATTRE-GAP-1', { phase: state.phase });

const RULINGS: Readonly<Record<(typeof ARBITER_DECISIONS)[number], Ruling>> = {
  'count-as-played': countAsPlayed,
  lift,
  'establish-revoke': establish,
  'dismiss-revoke': dismiss,
  split,
  'new-deal': voided(newDeal),
  misdeal: voided(misdeal),
  'new-shuffle': newShuffle,
  'play-on': (_, data) => accepted(decided(data)),
};

/** A reasoned decision of the arbiter; the engine draws its consequences (WHC-SUP-GAP-5). */
export const decideArbiter: Decide<'arbiter-decision'> = (
  state,
  { decision, reason, seat, card, trick, tricks },
) => {
  const data: Data = {
    ...{ decision, reason },
    ...(seat === undefined ? {} : { seat }),
    ...(card === undefined ? {} : { card }),
    ...(trick === undefined ? {} : { trick }),
    ...(tricks === undefined ? {} : { tricks }),
  };
  return state.grain === 'result' ? ruleOnSheet(state, data) : RULINGS[decision](state, data);
};
