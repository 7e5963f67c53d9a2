import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { formatCard, NO_CARD, parseCard, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, rightOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { type IrregularityObserved, observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardsOwed, imposed, lifted, obligationOn } from '@arbitre/rules/kernel/mistakes/obligations';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { follows } from '@arbitre/rules/kernel/tricks/follow';
import {
  cardIn,
  cardsLeft,
  copyPlay,
  hasPlayed,
  isKnown,
  leaderOf,
  ledTo,
  type Play,
  wasPlayed,
} from '@arbitre/rules/kernel/tricks/play';
import { takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import {
  allowedCards,
  articleOfDemand,
  awaitsPenaltyWord,
  demandOn,
  forcedLeadOn,
  forcedPlayOn,
  meets,
} from './demands';
import type { WhistEvent } from './events';
import { type Infraction, outOfTurn, suitCall } from './out-of-turn';
import { finalScore } from './outcome';
import { cardsOnTable } from './reopen';
import { isLedOutOfTurn, isRevoke, leaderNow, provesRevoke } from './play';
import type { Decide, WhistActNamed } from './acts';
import { type SeatAndCard, seatAndCard } from './seat-and-card';
import type { WhistState } from './state';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;

export const notInPlay = ({ phase }: WhistState): Refusal => refuse('not-in-play', { phase });

/** A card that cannot lie on the table: no policy records it (WHC-CARTES-1, WHC-ND-B.1). */
export const impossible = (play: Play, { seat, name, card }: SeatAndCard): Refusal | null => {
  const facts = { seat: name, card: formatCard(card) };
  if (wasPlayed(play, card)) return refuse('card-already-played', { ...facts, article: 'WHC-ND-B.1' });
  if (holds(play.held, seat, card)) return null;
  const holder = holderOf(play.held, card);
  if (holder >= 0) return refuse('card-not-held', { ...facts, holder: seatName(holder) });
  return isKnown(play, seat) ? refuse('card-not-held', facts) : null;
};

/** The trick won, and the score where it was the thirteenth (WHC-JEU-10). */
export const trickEnd = (state: WhistState, winner: number): readonly WhistEvent[] => {
  const number = state.play.completed + 1;
  const won: WhistEvent = { type: 'TrickWon', data: { seat: seatName(winner), number } };
  return number < TRICKS ? [won] : [won, ...finalScore(state, winner)];
};

/** Nothing is owed, nothing waits, and the card follows: 52 times a coup this is all there is to check. */
const isPlain = (state: WhistState, { seat, card }: SeatAndCard): boolean => {
  const { play } = state;
  if (seat !== play.turn || state.obligations.length > 0 || state.honoursCaller >= 0) return false;
  return holds(play.held, seat, card) && follows(play, seat, card);
};

export const decidePlay: Decide<'play'> = (state, act) => {
  const reading = seatAndCard(act);
  if (state.phase !== 'play') return notInPlay(state);
  if (!isPlain(state, reading)) return decideTroubled(state, reading);
  const { seat, name, card } = reading;
  const made: WhistEvent = { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } };
  const winner = winnerIfLast(state.play, seat, card);
  return { ok: true, events: winner < 0 ? [made] : [made, ...trickEnd(state, winner)] };
};

const exposed = (
  state: WhistState,
  { name, card }: SeatAndCard,
  article: string,
  more: IrregularityObserved['data']['facts'] = {},
): Answer => {
  const text = formatCard(card);
  const known = obligationOn(state.obligations, 'penalised-card', text) !== null;
  return accepted<WhistEvent>(
    { type: 'CardExposed', data: { seat: name, card: text } },
    observed(article, name, { card: text, ...more }),
    ...(known ? [] : [penalise(state, name, text, article)]),
  );
};

/** A card to be laid face up and played when either opponent demands it (WHC-CP-0, WHC-CP-1, WHC-CP-2). */
export const penalise = (state: WhistState, name: string, card: string, article: string): WhistEvent => {
  const seat = seatIndex(name);
  return imposed({
    kind: 'penalised-card',
    seat: name,
    cards: [card],
    article,
    trick: state.play.completed + 1,
    by: [seatName(leftOf(seat)), seatName(rightOf(seat))],
  });
};

/** A second card of one player to a trick: the next lead made too early (WHC-CP-8), or nothing that can stand. */
const secondCard = (state: WhistState, reading: SeatAndCard): Answer => {
  const { play } = state;
  const { seat, name, card } = reading;
  const leadsAgain = leaderNow(play) === seat && !hasPlayed(play, partnerOf(seat));
  if (leadsAgain && state.policy === 'observed') return exposed(state, reading, 'WHC-CP-8');
  return refused(leadsAgain ? 'WHC-CP-8' : 'WHC-JEU-2', { seat: name, card: formatCard(card) });
};

/** WHC-EP-1: the rightful leader leads over a lead out of turn, and so objects to it. */
const objectsByLeading = ({ play }: WhistState, seat: number): boolean =>
  isLedOutOfTurn(play) && seat === play.toLead && seat !== play.turn;

const waits = (state: WhistState, reading: SeatAndCard): Answer | null => {
  const { seat, name, card } = reading;
  const text = formatCard(card);
  const refusedOr = (article: string): Answer =>
    state.policy === 'enforced'
      ? refused(article, { seat: name, card: text })
      : exposed(state, reading, article);
  if (forcedLeadOn(state, seat) !== null && demandOn(state, seat) === null)
    return refusedOr(state.policy === 'enforced' ? 'WHC-SUP-5.1' : 'WHC-EP-GAP-4');
  const free = cardsOwed(state.obligations, name, 'penalised-card').includes(text);
  if (awaitsPenaltyWord(state, seat) && !free)
    return refusedOr(state.policy === 'enforced' ? 'WHC-CP-3' : 'WHC-CP-4');
  return forcedPlayOn(state, seat) !== null && demandOn(state, seat) === null && state.policy === 'enforced'
    ? refused('WHC-SUP-5.1', { seat: name, card: text })
    : null;
};

const revokeInfraction = (play: Play, { seat, name, card }: SeatAndCard): Infraction | null => {
  const facts = { seat: name, card: formatCard(card), trick: play.completed + 1 };
  if (!isRevoke(play, seat, card)) return null;
  const led = SUIT_LETTERS.charAt(play.led);
  return { article: 'WHC-REN-1', facts: { ...facts, led } };
};

/** Earlier tricks in which an unknown hand did not follow the suit that it now plays. */
const provedRevokes = (state: WhistState, { seat, name, card }: SeatAndCard): readonly Infraction[] => {
  const { play } = state;
  const found: Infraction[] = [];
  for (let trick = 1; trick <= play.completed && provesRevoke(play, seat, card); trick++) {
    const own = cardIn(play, trick, seat);
    if (own === NO_CARD || ledTo(play, trick) !== suitOf(card) || suitOf(own) === suitOf(card)) continue;
    if (state.faults.some((fault) => fault.seat === seat && fault.trick === trick)) continue;
    const facts = { seat: name, card: formatCard(own), trick, shown: formatCard(card) };
    found.push({ article: 'WHC-REN-1', facts });
  }
  return found;
};

const demandInfraction = (state: WhistState, { seat, name, card }: SeatAndCard): Infraction | null => {
  const demand = demandOn(state, seat);
  if (demand === null || meets(state.play, seat, card, demand)) return null;
  const facts = { seat: name, card: formatCard(card), demand, trick: state.play.completed + 1 };
  return { article: articleOfDemand(demand), facts };
};

const silentInfraction = (state: WhistState, { seat, name, card }: SeatAndCard): Infraction | null =>
  forcedPlayOn(state, seat) !== null && demandOn(state, seat) === null
    ? { article: 'WHC-SUP-5.1', facts: { seat: name, card: formatCard(card) } }
    : null;

/** What a card played ends: its own penalty, the suit call that it met, the demand within the trick (WHC-CP-7). */
const endedBy = (state: WhistState, { seat, card }: SeatAndCard, last: boolean): readonly WhistEvent[] => {
  const { obligations, play } = state;
  const ended: WhistEvent[] = [];
  const penalty = obligationOn(obligations, 'penalised-card', formatCard(card));
  if (penalty !== null) ended.push(lifted(penalty, 'WHC-CP-7'));
  const lead = forcedLeadOn(state, seat);
  if (lead !== null) ended.push(lifted(lead, 'WHC-EP-GAP-3'));
  const forced = forcedPlayOn(state, seat);
  if (forced !== null) ended.push(lifted(forced, 'WHC-SUP-GAP-3'));
  const stood = last && isLedOutOfTurn(play) ? suitCall(state, leaderOf(play, play.completed + 1)) : null;
  if (stood !== null) ended.push(lifted(stood, 'WHC-EP-4'));
  return ended;
};

const infractionsOf = (state: WhistState, reading: SeatAndCard): readonly Infraction[] => {
  const { play } = state;
  const early = reading.seat === play.turn ? null : outOfTurn(state, reading);
  const revoke = revokeInfraction(play, reading);
  const disobeyed = demandInfraction(state, reading);
  return [
    ...(early === null ? [] : [early]),
    ...(revoke === null ? [] : [revoke]),
    // Failing the suit led is a revoke already; failing the demand in the same card is not a second one.
    ...(disobeyed === null || revoke !== null ? [] : [disobeyed]),
    ...provedRevokes(state, reading),
  ];
};

const played = (state: WhistState, reading: SeatAndCard, found: readonly Infraction[]): Answer => {
  const { seat, name, card } = reading;
  const winner = winnerIfLast(state.play, seat, card);
  const silent = silentInfraction(state, reading);
  return accepted<WhistEvent>(
    { type: 'CardPlayed', data: { seat: name, card: formatCard(card) } },
    ...found.map(({ article, facts }) => observed(article, name, facts)),
    ...found.flatMap(({ obligation }) => (obligation === undefined ? [] : [imposed(obligation)])),
    ...(silent === null ? [] : [observed(silent.article, name, silent.facts)]),
    ...endedBy(state, reading, winner >= 0),
    ...(winner < 0 ? [] : trickEnd(state, winner)),
  );
};

const REFUSED_AS: Readonly<Record<string, string>> = { 'WHC-REN-1': 'WHC-JEU-3' };

const decideTroubled = (state: WhistState, reading: SeatAndCard): Answer => {
  const { play, policy } = state;
  const { seat, name, card } = reading;
  const cannot = impossible(play, reading);
  if (cannot !== null) return cannot;
  if (policy === 'enforced' && state.honoursCaller >= 0)
    return refused('WHC-CHANT-3', { caller: seatName(state.honoursCaller) });
  if (objectsByLeading(state, seat) && policy === 'observed') return contestedBy(state, reading);
  if (hasPlayed(play, seat)) return secondCard(state, reading);
  if (cardsLeft(play, seat) <= 0) return refused('WHC-MI-GAP-3', { seat: name, card: formatCard(card) });
  if (seat === play.turn) {
    const waiting = waits(state, reading);
    if (waiting !== null) return waiting;
  }
  const found = infractionsOf(state, reading);
  const [first] = found;
  if (first !== undefined && policy === 'enforced')
    return refused(REFUSED_AS[first.article] ?? first.article, {
      ...first.facts,
      allowed: allowedCards(state, play.turn).map(formatCard),
    });
  if (first?.article === 'WHC-CP-GAP-6') return exposed(state, reading, first.article, first.facts);
  return played(state, reading, found);
};

const playOf = ({ name, card }: SeatAndCard): WhistActNamed<'play'> => ({
  do: 'play',
  ...{ seat: name, card: formatCard(card) },
});

/** The table once a lead out of turn has gone back; the state itself is left alone. */
export const afterContest = (state: WhistState): WhistState => {
  const play = copyPlay(state.play);
  takeBackAll(play);
  return { ...state, play };
};

/** The cards of the lead out of turn go back, then the rightful leader's card is judged (WHC-EP-5). */
const contestedBy = (state: WhistState, reading: SeatAndCard): Answer => {
  const { name } = reading;
  const contested: readonly WhistEvent[] = [
    { type: 'LeadContested', data: { by: name } },
    { type: 'CardsReturned', data: { cards: cardsOnTable(state.play) } },
  ];
  const led = decidePlay(afterContest(state), playOf(reading));
  return led.ok ? accepted(...contested, ...led.events) : led;
};

export const decidePlayTogether: Decide<'play-together'> = (state, act) => {
  const reading = seatAndCard(act);
  const others = act.others.map(parseCard);
  if (state.phase !== 'play') return notInPlay(state);
  const { seat, name } = reading;
  if (new Set([reading.card, ...others]).size <= others.length)
    return invalidField('others', 'list', 'different cards, other than the one meant');
  if (state.policy === 'enforced') return refused('WHC-MODE-GAP-1', { seat: name, do: 'play-together' });
  for (const card of others) {
    const cannot = impossible(state.play, { ...reading, card });
    if (cannot !== null) return cannot;
  }
  const meant = decidePlay(state, playOf(reading));
  if (!meant.ok) return meant;
  const texts = others.map(formatCard);
  const fresh = texts.filter((text) => obligationOn(state.obligations, 'penalised-card', text) === null);
  const together: WhistEvent = {
    type: 'CardsPlayedTogether',
    data: { seat: seatName(seat), card: formatCard(reading.card), others: texts },
  };
  return accepted<WhistEvent>(
    together,
    observed('WHC-CP-B', name, { card: formatCard(reading.card), others: texts }),
    ...fresh.map((text) => penalise(state, name, text, 'WHC-CP-B')),
    ...meant.events,
  );
};
