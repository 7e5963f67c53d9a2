import { type Card, formatCard, parseCard, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { accepted, type Decision, refused, type Refusal } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { failedBefore, follows } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { winnerIfLast } from '@arbitre/rules/kernel/tricks/trick';
import type { Decide } from './acts';
import type { CardPlayed, WhistBridgeEvent } from './events';
import { follow, scoreAfterLast } from './follow';
import { DAMES, gameOf } from './ladder';
import { refuse } from './refusals';
import { PLAYERS, type Seat } from './seats';
import { indexIn, nameIn, type WhistBridgeState } from './state';
import { dueCard } from './tricks';

/** It was laid aside, as far as the record tells. */
const liesAside = ({ discarded, discards }: WhistBridgeState, card: Card): boolean =>
  discarded !== 0 && discards.includes(card);

/** A card that cannot come from this hand: no policy records it. */
export const impossible = (
  state: WhistBridgeState,
  index: number,
  seat: Seat,
  card: Card,
): Refusal | null => {
  const { play } = state;
  if (wasPlayed(play, card) || liesAside(state, card))
    return refuse('card-already-played', { seat, card: formatCard(card) });
  if (holds(play.held, index, card)) return null;
  const holder = holderOf(play.held, card);
  if (holder < 0 && !isKnown(play, index)) return null;
  return refuse('card-not-held', {
    ...{ seat, card: formatCard(card) },
    holder: holder < 0 ? null : nameIn(state, holder),
  });
};

/** Why nobody plays a card now; null while the table plays. */
export const notPlaying = (
  state: WhistBridgeState,
  act: string,
  seat: Seat,
  index: number,
): Refusal | null => {
  const { phase, grain, contract } = state;
  if (grain === 'result') return refuse('result-grain', { do: act });
  if (index >= PLAYERS) return refused('WB-16-GAP-1', { seat, players: state.players });
  if (phase === 'play') return null;
  if (phase !== 'settling' || contract === null || contract.game === DAMES)
    return refuse('not-in-play', { phase });
  if (contract.game === 'TR')
    return refused(contract.declarers.length < 2 ? 'WB-5.d' : 'WB-5.e', { trump: null });
  return gameOf(contract.game).discard
    ? refused('WB-DEF-PM-GAP-1', { discarded: state.discarded })
    : refused('WB-9.e', { trump: null });
};

/** Played before the turn: it is a fault, and the card was seen (WB-17.c, WB-18.a). */
const early = (state: WhistBridgeState, seat: Seat, card: Card): Decision<WhistBridgeEvent> => {
  const facts = { card: formatCard(card), turn: nameIn(state, state.play.turn) };
  return state.policy === 'enforced'
    ? refused('WB-17.c', { seat, ...facts })
    : accepted<WhistBridgeEvent>(
        { type: 'CardsShown', data: { seat, cards: [formatCard(card)], cause: 'out-of-turn' } },
        observed('WB-18.a', seat, facts),
      );
};

type Broken = {
  readonly article: string;
  readonly fault: string;
  readonly facts: Readonly<Record<string, string>>;
};

/** Following suit comes before a card that was seen (WB-17-GAP-1). */
const brokenBy = (state: WhistBridgeState, index: number, card: Card): Broken | null => {
  const { play, shown } = state;
  if (!follows(play, index, card))
    return { article: 'WB-7.o', fault: 'WB-18.f', facts: { led: SUIT_LETTERS.charAt(play.led) } };
  const seen = shown[index] ?? null;
  if (seen === null) return null;
  const due = dueCard(play, index, seen);
  if (due < 0 || due === card) return null;
  const article = seen.length === 2 ? 'WB-17.b' : 'WB-17.a';
  return { article, fault: article, facts: { due: formatCard(due) } };
};

/** The card breaks nothing, and shows nothing of an earlier one: of nearly every card only the trick can follow. */
const isPlain = ({ play, shown, policy }: WhistBridgeState, index: number, card: Card): boolean =>
  shown[index] === null &&
  follows(play, index, card) &&
  (policy === 'enforced' || failedBefore(play, index, card) === 0);

/** After this trick a hand is laid open (WB-12.a). */
const isBeforeSpread = ({ play, contract }: WhistBridgeState): boolean =>
  play.completed === SPREAD - 1 &&
  contract !== null &&
  contract.game !== DAMES &&
  gameOf(contract.game).spreadAfter !== null;
const SPREAD = 5;

/** A plain card, with the trick that it completes, and the score after the last. */
const plain = (
  state: WhistBridgeState,
  made: CardPlayed,
  index: number,
  card: Card,
): Decision<WhistBridgeEvent> => {
  const { play } = state;
  const winner = winnerIfLast(play, index, card);
  if (winner < 0) return accepted<WhistBridgeEvent>(made);
  if (isBeforeSpread(state)) return follow(state, made);
  const won: WhistBridgeEvent = {
    type: 'TrickWon',
    data: { seat: nameIn(state, winner), number: play.completed + 1 },
  };
  if (play.completed < play.game.tricks - 1) return accepted<WhistBridgeEvent>(made, won);
  const score = scoreAfterLast(state, winner, card);
  return score === null
    ? follow(state, made)
    : accepted<WhistBridgeEvent>(made, won, { type: 'DealScored', data: score });
};

export const decidePlay: Decide<'play'> = (state, { seat, card: text }) => {
  const index = indexIn(state, seat);
  const closed = notPlaying(state, 'play', seat, index);
  if (closed !== null) return closed;
  const { play } = state;
  const card = parseCard(text);
  const cannot = impossible(state, index, seat, card);
  if (cannot !== null) return cannot;
  if (index !== play.turn) return early(state, seat, card);
  const made: CardPlayed = { type: 'CardPlayed', data: { seat, card: text } };
  if (isPlain(state, index, card)) return plain(state, made, index, card);
  const broken = brokenBy(state, index, card);
  if (broken === null) return follow(state, made);
  if (state.policy === 'enforced')
    return refused(broken.article as 'WB-7.o', { seat, card: text, ...broken.facts });
  return follow(
    state,
    made,
    observed(broken.fault, seat, { card: text, trick: play.completed + 1, ...broken.facts }),
  );
};
