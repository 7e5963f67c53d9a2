import { type Card, formatCard, parseWritten, suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import {
  cardOnTable,
  hasPlayed,
  isKnown,
  leaderOf,
  onTable,
  type Play,
  type PlayedBy,
  wasPlayed,
} from '@arbitre/rules/kernel/tricks/play';
import { strengthIn } from '@arbitre/rules/kernel/tricks/ranking';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent, Contract } from '../events';
import { evolve } from '../evolve';
import { refuse } from '../refusals';
import { dealScore } from '../result/score';
import { type BridgeState, copyState, declarerTricks, dummyOf } from '../state';
import { toBeNamed } from './due';
import { endedByCard } from './ended-duties';
import { infractions, type PlayedCard } from './infractions';
import { wrongLead } from './lead-choice';
import { penalise, penaltyCard } from './penalty-cards';
import { isRevoke } from './play';
import { changesFreely, SETTLED } from './unsettled';

export const playedCard = ({
  seat,
  card,
}: {
  readonly seat: PlayedCard['name'];
  readonly card: string;
}): PlayedCard => ({ seat: seatIndex(seat), name: seat, card: parseWritten(card) });

/** A card that its seat cannot have in hand: no policy records it. */
export const notInHand = (play: Play, { seat, name, card }: PlayedCard): Refusal | null => {
  const facts = { seat: name, card: formatCard(card) };
  if (wasPlayed(play, card)) return refuse('card-already-played', facts);
  if (holds(play.held, seat, card)) return null;
  const holder = holderOf(play.held, card);
  if (holder >= 0) return refuse('card-not-held', { ...facts, holder: seatName(holder) });
  return isKnown(play, seat) ? refuse('card-not-held', facts) : null;
};

/**
 * The winner of the trick that this card completes; -1 where it goes on. A lead out of turn to the last trick is not the lead
 * whatever was played to it (BD-L53A): the card of the hand whose lead it was is.
 */
const winnerWith = (play: Play, seat: number, card: Card): number => {
  const winner = winnerIfLast(play, seat, card);
  if (winner < 0 || play.completed < TRICKS - 1 || leaderOf(play, TRICKS) === play.toLead) return winner;
  const cards = [...onTable(play), { seat, card }];
  const lead = cards.find((each) => each.seat === play.toLead);
  const led = lead === undefined ? play.led : suitOf(lead.card);
  const strength = (each: PlayedBy): number => strengthIn(play.ranking, each.card, led);
  return cards.reduce((best, each) => (strength(each) > strength(best) ? each : best)).seat;
};

/** The score of a contract under way, or nothing where it is not the last trick. */
const milestones = (state: BridgeState, seat: number, card: Card): readonly BridgeEvent[] => {
  const { play, contract } = state;
  const winner = winnerWith(play, seat, card);
  if (winner < 0) return [];
  const number = play.completed + 1;
  const won: BridgeEvent = { type: 'TrickWon', data: { seat: seatName(winner), number } };
  if (number < TRICKS || contract === null) return [won];
  const tricks = declarerTricks(state) + (sideIndex(winner) === sideIndex(state.declarer) ? 1 : 0);
  return [won, scored(state, contract, tricks)];
};

export const scored = (state: BridgeState, contract: Contract, tricks: number): BridgeEvent => ({
  type: 'DealScored',
  data: dealScore(contract, tricks, state.setup.vulnerable),
});

export const notInPlay = (state: BridgeState): Refusal => refuse('not-in-play', { phase: state.phase });

/** The cards that go back where the hand whose lead it was leads over a lead out of turn (BD-L53B). */
const returnedByLead = (state: BridgeState, { seat, card }: PlayedCard): readonly PlayedBy[] => {
  const { play } = state;
  const lead = wrongLead(state);
  if (lead === null || seat !== play.toLead || sideIndex(seat) === sideIndex(lead.seat)) return [];
  // The next hand plays to the lead, unless it follows with another suit than it could (BD-L53A); declarer's side cannot open.
  const isNext = seat === leftOf(lead.seat) && lead.irregularity !== 'BD-L54E';
  return isNext && !isRevoke(play, seat, card) ? [] : onTable(play);
};

/** The proper lead, what goes back, and what follows from the lead as if nothing had been led before. */
const leadsOver = (
  state: BridgeState,
  act: BridgeActNamed<'play'>,
  returned: readonly PlayedBy[],
): Decision<BridgeEvent> => {
  const { play } = state;
  const cleared = copyState(state);
  // Before declarer's lead anew a defender's card is a penalty card all the same (BD-L60B).
  const penalised = wrongLead(state)?.irregularity === 'BD-L60B';
  const back: BridgeEvent[] = [];
  for (const { seat, card } of returned.toReversed()) {
    const data = { seat: seatName(seat), card: formatCard(card) };
    const penalty = penaltyCard(data.seat, data.card, 'BD-L50B-major', play.completed + 1);
    const events: readonly BridgeEvent[] = [
      { type: 'CardWithdrawn', data },
      ...(penalised ? penalise(cleared.obligations, [penalty]) : []),
    ];
    back.push(...events);
    events.reduce(evolve, cleared);
  }
  const led = decidePlay(cleared, act);
  if (!led.ok) return led;
  const [made, ...rest] = led.events;
  return made === undefined ? led : accepted(made, ...back, ...rest);
};

/** BD-L57A: a defender leads to the next trick before his partner has played to this one. */
export const leadsTooEarly = ({ play, declarer }: BridgeState, seat: number): boolean =>
  hasPlayed(play, seat) && !hasPlayed(play, partnerOf(seat)) && sideIndex(seat) !== sideIndex(declarer);

/** The card lies exposed beside the trick, a penalty card. */
export const earlyLead = (state: BridgeState, { name, card }: PlayedCard): Decision<BridgeEvent> => {
  const { play, obligations } = state;
  const facts = { seat: name, card: formatCard(card), turn: seatName(play.turn) };
  const penalty = penaltyCard(name, facts.card, 'BD-L57A', play.completed + 1);
  return accepted<BridgeEvent>(
    { type: 'CardExposed', data: { seat: name, card: facts.card, led: true } },
    observed('BD-L57A', name, facts),
    ...penalise(obligations, [penalty]),
  );
};

const secondCard = (state: BridgeState, played: PlayedCard): Decision<BridgeEvent> => {
  const { play, policy } = state;
  const { seat, name, card } = played;
  if (policy === 'observed' && leadsTooEarly(state, seat)) return earlyLead(state, played);
  return refused('BD-L45E1', {
    ...{ seat: name, card: formatCard(card) },
    played: formatCard(cardOnTable(play, seat)),
  });
};

const decideTroubled = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> => {
  const played = playedCard(act);
  const { play, policy } = state;
  const cannot = notInHand(play, played);
  if (cannot !== null) return cannot;
  const { seat, name, card } = played;
  if (hasPlayed(play, seat)) return secondCard(state, played);
  const returned = returnedByLead(state, played);
  if (returned.length > 0) return leadsOver(state, act, returned);
  const found = infractions(state, played);
  const [first] = found;
  if (policy === 'enforced') {
    if (first !== undefined)
      return refused(first.article === 'BD-L61A' ? 'BD-L44C' : first.article, first.facts);
    const due = toBeNamed(state);
    if (due.length > 0) return refused('BD-L51A', { seat: name, card: formatCard(card), due });
  }
  const follows = milestones(state, seat, card);
  return accepted<BridgeEvent>(
    { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } },
    ...found.map(({ article, facts }) => observed(article, name, facts)),
    ...endedByCard(state, played, follows),
    ...follows,
  );
};

/** Nothing has gone wrong, and the card is the next and follows: 52 times a deal this is all there is to check. */
const isPlain = (state: BridgeState, seat: number, card: Card): boolean => {
  const { play, obligations, irregularities, unsettled } = state;
  if (seat !== play.turn || obligations.length > 0 || irregularities.length > 0 || unsettled !== SETTLED)
    return false;
  const mayHold =
    holds(play.held, seat, card) || notInHand(play, { seat, name: seatName(seat), card }) === null;
  return mayHold && !isRevoke(play, seat, card);
};

export const decidePlay = (state: BridgeState, act: BridgeActNamed<'play'>): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  const seat = seatIndex(act.seat);
  const card = parseWritten(act.card);
  if (!isPlain(state, seat, card)) return decideTroubled(state, act);
  const made: BridgeEvent = { type: 'CardPlayed', data: { seat: act.seat, card: formatCard(card) } };
  const follows = milestones(state, seat, card);
  return { ok: true, events: follows.length === 0 ? [made] : [made, ...follows] };
};

/**
 * BD-L47B: a card of the trick under way goes back; the lead only while nothing lies on it. A defender's is a penalty card,
 * unless he changes it because an opponent at fault took his back (BD-L62C1).
 */
export const decideWithdraw = (
  state: BridgeState,
  act: BridgeActNamed<'withdraw'>,
): Decision<BridgeEvent> => {
  const played = playedCard(act);
  if (state.phase !== 'play') return notInPlay(state);
  const { play, unsettled } = state;
  const { seat, name } = played;
  const card = formatCard(played.card);
  const facts = { seat: name, card };
  if (state.policy === 'enforced') return refused('BD-L47F', facts);
  if (cardOnTable(play, seat) !== played.card) return refuse('card-not-in-trick', facts);
  const leads = leaderOf(play, play.completed + 1) === seat && play.count > 1;
  if (leads && wrongLead(state)?.irregularity !== 'BD-L54E') return refused('BD-L53A', facts);
  const back: BridgeEvent = { type: 'CardWithdrawn', data: facts };
  if (sideIndex(seat) === sideIndex(state.declarer) || changesFreely(unsettled, seat)) return accepted(back);
  const penalty = penaltyCard(name, card, 'BD-L50B-major', play.completed + 1);
  return accepted<BridgeEvent>(back, ...penalise(state.obligations, [penalty]));
};

/** BD-L54A: only declarer, only over an opening lead out of turn to which nobody has played, and not once he saw dummy (BD-L54C). */
export const spreadProblem = (state: BridgeState, seat: number): Refusal | null => {
  const { declarer, play } = state;
  const lead = wrongLead(state);
  const facts = { seat: seatName(seat), declarer: seatName(declarer) };
  if (play.completed > 0 || lead?.to[0] !== declarer || seat !== declarer) return refused('BD-L54A', facts);
  return lead.options.includes('spread') ? null : refused('BD-L54C', facts);
};

export const decideSpread = (
  state: BridgeState,
  { seat }: BridgeActNamed<'spread-hand'>,
): Decision<BridgeEvent> => {
  if (state.phase !== 'play') return notInPlay(state);
  return (
    spreadProblem(state, seatIndex(seat)) ??
    accepted<BridgeEvent>({ type: 'DeclarerReplaced', data: { declarer: seatName(dummyOf(state)) } })
  );
};
