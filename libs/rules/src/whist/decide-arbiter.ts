import { integer, invalidField, misshapen, oneOf, optional, text } from '../kernel/act-shape';
import { formatCard, NO_CARD, parseCard } from '../kernel/cards';
import { isSeat, type Seat, seatIndex, seatName } from '../kernel/compass';
import { accepted, type Decision, refused } from '../kernel/decider';
import { lifted, obligationOn } from '../kernel/obligations';
import { hasPlayed } from '../kernel/trick';
import { impossible, trickEnd } from './decide-play';
import { readPoints } from './decide-result';
import { established } from './decide-revoke';
import { ruleOnSheet } from './decide-sheet-ruling';
import type { ArbiterDecided, WhistEvent } from './events';
import { type Fault } from './faults';
import { scoredWith, standingTricks } from './outcome';
import { TRICKS, tricksWon, winnerIfLast } from './play';
import type { Arguments, Decide } from './read-act';
import type { WhistState } from './state';
import { misdeal, newDeal } from './void-deal';

type Answer = Decision<WhistEvent>;
type Data = ArbiterDecided['data'];
type Ruling = (state: WhistState, data: Data) => Answer;

const decided = (data: Data): WhistEvent => ({ type: 'ArbiterDecided', data });
const needs = (field: string): Answer => refused('missing-field', { field });

/** WHC-SUP-GAP-5: a card laid out as penalised counts as played after all. */
const countAsPlayed: Ruling = (state, data) => {
  const card = parseCard(data.card ?? '');
  if (data.seat === undefined) return needs('seat');
  const penalty = obligationOn(state.obligations, 'penalised-card', data.card ?? '');
  if (card === NO_CARD || penalty?.seat !== data.seat)
    return refused('card-not-penalised', { card: data.card ?? null });
  const seat = seatIndex(data.seat);
  if (state.phase !== 'play' || hasPlayed(state.play.trick, seat) || state.play.turn !== seat)
    return refused('WHC-JEU-2', { seat: data.seat });
  const cannot = impossible(state.play, { ok: true, seat, name: data.seat, card });
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
    ? refused('nothing-owed', { seat: data.seat ?? null, card: data.card ?? null })
    : accepted<WhistEvent>(decided(data), ...own.map((each) => lifted(each, 'WHC-SUP-GAP-5')));
};

const establish: Ruling = (state, data) => {
  if (data.seat === undefined) return needs('seat');
  const trick = data.trick ?? 0;
  const seat = seatIndex(data.seat);
  const known = state.faults.find((each) => each.seat === seat && each.trick === trick);
  if (known?.state === 'established') return refused('already-established', { seat: data.seat, trick });
  const fault: Fault = known ?? { seat, trick, article: 'WHC-REN-1', card: null, state: 'candidate' };
  return accepted<WhistEvent>(decided(data), ...established(state, [fault], 'arbiter'));
};

/** The claim falls; what was established against the seat falls with it, and the coup is scored again. */
const dismiss: Ruling = (state, data) => {
  if (data.seat === undefined) return needs('seat');
  const seat = seatIndex(data.seat);
  const left = state.faults.filter((each) => each.seat !== seat);
  const changed = left.length !== state.faults.length;
  const scored =
    changed && state.phase === 'finished' && state.recorded === null && state.honoursCalled === 0;
  return accepted<WhistEvent>(
    decided(data),
    { type: 'RevokeDismissed', data: { against: seatName(seat), article: 'WHC-SUP-GAP-5' } },
    ...(scored ? scoredWith(state, standingTricks(state), left) : []),
  );
};

/** WHC-AB-GAP-1: the sides did not agree on the open tricks. */
const split: Ruling = (state, data) => {
  const { tricks } = data;
  if (tricks === undefined) return needs('tricks');
  if (state.phase !== 'play') return refused('not-in-play', { phase: state.phase });
  const least = { NS: tricksWon(state.play, 0), EW: tricksWon(state.play, 1) };
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
      ? refused('deal-finished', { do: 'arbiter-decision' })
      : accepted<WhistEvent>(decided(data), how(state, state.offer?.article ?? 'WHC-SUP-GAP-5'));

const newShuffle: Ruling = (state, data) =>
  state.phase === 'waiting' && !state.dealt
    ? accepted(decided(data))
    : refused('WHC-BATTRE-GAP-1', { phase: state.phase });

const RULINGS: Readonly<Record<string, Ruling>> = {
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

export const ARBITER_DECISIONS = Object.keys(RULINGS);

const SHAPE = {
  decision: oneOf(ARBITER_DECISIONS),
  reason: text(),
  seat: optional({ expected: 'one of N E S W', accepts: isSeat }),
  card: optional(text(2)),
  trick: optional(integer(0, TRICKS)),
};

/** A reasoned decision of the arbiter; the engine draws its consequences (WHC-SUP-GAP-5). */
export const decideArbiter: Decide = (state, command: Arguments): Answer => {
  const problem = misshapen(command, SHAPE);
  if (problem !== null) return problem;
  const tricks = command.tricks === undefined ? null : readPoints(command.tricks, 'tricks', TRICKS);
  if (tricks !== null && !tricks.ok) return tricks;
  const { decision, reason, seat, card, trick } = command;
  const data: Data = {
    decision: String(decision),
    reason: String(reason),
    ...(isSeat(seat) ? { seat: seat satisfies Seat } : {}),
    ...(typeof card === 'string' ? { card } : {}),
    ...(typeof trick === 'number' ? { trick } : {}),
    ...(tricks === null ? {} : { tricks: tricks.points }),
  };
  if (state.grain === 'result') return ruleOnSheet(state, data);
  const ruling = RULINGS[data.decision];
  return ruling === undefined
    ? invalidField('decision', decision, ARBITER_DECISIONS.join(' '))
    : ruling(state, data);
};
