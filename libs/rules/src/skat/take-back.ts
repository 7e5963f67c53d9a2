import { bitOf } from '../kernel/card-set';
import { type Card, NO_CARD } from '../kernel/cards';
import { give } from '../kernel/hands';
import { cardIn, type Play, playCard, trickPoints } from './play';
import { nextPlayer } from './seats';

export type PlayedBy = { readonly seat: number; readonly card: Card };

/** The cards of a trick (from 1) in the order in which the rotation played them. */
export const cardsOfTrick = (play: Play, number: number): readonly PlayedBy[] => {
  const cards: PlayedBy[] = [];
  for (let step = 0, seat = play.leaders[number - 1] ?? -1; step < 3 && seat >= 0; step++) {
    const card = cardIn(play, number, seat);
    if (card !== NO_CARD) cards.push({ seat, card });
    seat = nextPlayer(seat);
  }
  return cards;
};

const reopen = (play: Play): void => {
  play.completed--;
  const winner = play.winners[play.completed] ?? 0;
  play.points[winner] = (play.points[winner] ?? 0) - trickPoints(play, play.completed + 1);
  play.tricks[winner] = (play.tricks[winner] ?? 0) - 1;
  play.winners[play.completed] = -1;
  play.toLead = play.completed === 0 ? 0 : (play.winners[play.completed - 1] ?? 0);
};

const unplay = (play: Play, { seat, card }: PlayedBy): void => {
  play.cards[play.completed * 3 + seat] = NO_CARD;
  const half = card >> 5;
  play.played[half] = (play.played[half] ?? 0) & ~bitOf(card);
  give(play.held, seat, card);
};

/** What the trick on the table had shown of the hands is forgotten with it. */
const forget = (play: Play): void => {
  const number = play.completed + 1;
  for (let at = 0; at < play.shownOut.length; at++) if (play.shownOut[at] === number) play.shownOut[at] = 0;
  for (let seat = 0; seat < 3; seat++) play.proven[seat] = (play.proven[seat] ?? 0) & ~(1 << number);
};

/**
 * SKAT-4.1.2.b: cards go back to their hands, be it from the trick on the table or from the one just completed; the others
 * stay as they lie. Seats and cards as the event names them.
 */
export const returnCards = (play: Play, cards: readonly PlayedBy[]): void => {
  if (play.count === 0 && play.completed > 0) reopen(play);
  const lying = cardsOfTrick(play, play.completed + 1);
  for (const each of lying) unplay(play, each);
  forget(play);
  play.leaders[play.completed] = -1;
  play.count = 0;
  play.led = play.best = play.strength = -1;
  play.turn = play.toLead;
  for (const each of lying)
    if (!cards.some(({ card }) => card === each.card)) playCard(play, each.seat, each.card);
};
