import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard, NO_CARD, suitOf } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { refused } from '@arbitre/rules/kernel/decider';
import { handOf } from '@arbitre/rules/kernel/hands';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { cardIn, ledTo, leaderOf, type Play } from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, replaceCard, takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import type { Decide } from '../acts';
import { courseFrom, ended, goOn, lift } from '../course';
import { refuse } from '../refusals';
import { openRevokeOf } from './duties';

const TWELFTH = TRICKS - 1;
const SEATS = [0, 1, 2, 3];

/** The card that a seat should have played to the twelfth trick: its other one. */
const rightCard = (play: Play, seat: number): Card => {
  const last = cardIn(play, TRICKS, seat);
  return last === NO_CARD ? (cardsOf(handOf(play.held, seat))[0] ?? NO_CARD) : last;
};

/** The twelfth trick with the other card; where the thirteenth was played, each plays the card that is left again. */
export const exchangeTwelfth = (play: Play, seat: number, right: Card): void => {
  const isOver = play.completed === TRICKS;
  const left = SEATS.map((other) => cardIn(play, TRICKS, other));
  if (isOver) reopenTrick(play);
  takeBackAll(play);
  left[seat] = cardIn(play, TWELFTH, seat);
  reopenTrick(play);
  replaceCard(play, seat, right);
  winTrick(play, play.best);
  if (!isOver) return;
  for (let step = 0, next = play.turn; step < SEATS.length; step++, next = (next + 1) % SEATS.length)
    playCard(play, next, left[next] ?? NO_CARD);
  winTrick(play, play.best);
};

/** BP-55-2-C, BP-55-GAP-1: the two cards are exchanged, and nothing else follows. */
export const decideExchange: Decide<'exchange-twelfth'> = (state, { seat: name }) => {
  const { play, grain, claimsClosed } = state;
  if (grain === 'result') return refuse('result-grain', { do: 'exchange-twelfth' });
  if (claimsClosed) return refused('BP-55-9', { seat: name });
  const seat = seatIndex(name);
  const duty = openRevokeOf(state, seat, TWELFTH);
  const right = play.completed < TWELFTH ? NO_CARD : rightCard(play, seat);
  const wasLed = leaderOf(play, TWELFTH) === seat;
  if (duty === null || right === NO_CARD || (!wasLed && suitOf(right) !== ledTo(play, TWELFTH)))
    return refuse('no-revoke', { seat: name });
  const course = courseFrom(state);
  goOn(course, { type: 'TwelfthExchanged', data: { seat: name, card: formatCard(right) } });
  lift(course, duty, 'BP-55-2-C');
  return ended(course);
};
