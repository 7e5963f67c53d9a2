import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardsLeft } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from './acts';
import { impossible, notPlaying } from './decide-play';
import type { WhistBridgeEvent } from './events';
import { follow } from './follow';
import { DAMES, gameOf } from './ladder';
import { refuse } from './refusals';
import { indexIn, isDeclarer } from './state';
import { claimHolds, isDecided, isOver } from './tricks';

/** WB-18.h: a hand may be laid down when so many tricks are left. */
const MOST_CLAIMED = 3;

/** WB-17.a, WB-17.b: a card drawn to be played, and seen. */
export const decideShow: Decide<'show-cards'> = (state, { seat, cards }) => {
  const index = indexIn(state, seat);
  const closed = notPlaying(state, 'show-cards', seat, index);
  if (closed !== null) return closed;
  if (new Set(cards).size < cards.length)
    return refuse('card-twice', { card: cards[0] ?? '', seats: [seat, seat] });
  for (const card of cards) {
    const cannot = impossible(state, index, seat, parseCard(card));
    if (cannot !== null) return cannot;
  }
  if (state.play.turn !== index && state.policy === 'enforced') return refused('WB-17.c', { seat, cards });
  const made: WhistBridgeEvent = { type: 'CardsShown', data: { seat, cards, cause: 'drawn' } };
  // Nobody even draws a card before his turn (WB-17.c).
  return state.play.turn === index
    ? accepted(made)
    : accepted<WhistBridgeEvent>(made, observed('WB-17.c', seat, { cards }));
};

/** WB-12.a: only the declarer concerned lays down his cards, after the fifth trick. */
export const decideExpose: Decide<'expose'> = (state, { seat, cards }) => {
  const index = indexIn(state, seat);
  const closed = notPlaying(state, 'expose', seat, index);
  if (closed !== null) return closed;
  const { contract, play, exposed } = state;
  const after = contract === null || contract.game === DAMES ? null : gameOf(contract.game).spreadAfter;
  if (after === null || !isDeclarer(state, index))
    return refused('WB-12.c', { seat, contract: contract?.game ?? null });
  if (play.completed < after) return refused('WB-12.a', { seat, completed: play.completed, after });
  if ((exposed & (1 << index)) !== 0) return refused('WB-12.a', { seat, exposed: true });
  for (const card of cards) {
    const cannot = impossible(state, index, seat, parseCard(card));
    if (cannot !== null) return cannot;
  }
  // By suit and in order, however they were told (WB-12.b).
  const order = [...new Set(cards)].map(parseCard).toSorted((a, b) => b - a);
  const expected = cardsLeft(play, index);
  if (order.length !== expected || cards.length !== expected)
    return refused('WB-12.a', { seat, cards: cards.length, expected });
  return follow(state, { type: 'HandExposed', data: { seat, cards: order.map(formatCard) } });
};

/** WB-18.h, WB-18-GAP-3: the last three tricks at most, between two tricks, and every card of them wins. */
export const decideClaim: Decide<'claim'> = (state, { seat }) => {
  const index = indexIn(state, seat);
  const closed = notPlaying(state, 'claim', seat, index);
  if (closed !== null) return closed;
  const { play } = state;
  const left = play.game.tricks - play.completed;
  if (left > MOST_CLAIMED) {
    const facts = { left, most: MOST_CLAIMED };
    return state.policy === 'enforced'
      ? refused('WB-18.h', { seat, ...facts })
      : accepted<WhistBridgeEvent>({ type: 'ClaimVoid', data: { seat } }, observed('WB-18.h', seat, facts));
  }
  if (play.count > 0) return refused('WB-18-GAP-3', { seat, onTable: play.count });
  return claimHolds(state, index) === false
    ? refused('WB-18-GAP-3', { seat, left, wins: false })
    : follow(state, { type: 'ClaimMade', data: { seat } });
};

/** WB-18.j: until the first card of the next trick has fallen. */
export const decideLookAgain: Decide<'look-again'> = (state, { seat }) => {
  const closed = notPlaying(state, 'look-again', seat, indexIn(state, seat));
  if (closed !== null) return closed;
  const { completed, count } = state.play;
  if (completed === 0) return refuse('no-trick-yet');
  return count === 0
    ? accepted({ type: 'TrickShown', data: { seat } })
    : refused('WB-18.j', { seat, trick: completed, onTable: count });
};

/** WB-7-GAP-14. */
export const decideStop: Decide<'stop-play'> = (state, { by }) => {
  const closed = notPlaying(state, 'stop-play', by, indexIn(state, by));
  if (closed !== null) return closed;
  return isDecided(state) && !isOver(state)
    ? follow(state, { type: 'PlayStopped', data: { by } })
    : refused('WB-7-GAP-14', { by, decided: false });
};
