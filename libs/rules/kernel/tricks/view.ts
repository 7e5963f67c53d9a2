import { cardsOf, type CardSet } from '../card-set';
import { handOf } from '../hands';
import type { PlayedCard, TableView, TrickView } from '../table-view';
import { cardsInRotation, isKnown, leaderOf, type Play, winnerOf } from './play';

const nameOf = ({ game }: Play, seat: number): string => game.seats[seat] ?? '';

/** Cards as events write them, the highest of each suit first. */
export const notationOf = ({ game }: Play, cards: CardSet): readonly string[] =>
  cardsOf(cards).map((card) => game.format(card));

/** The cards that a seat still holds; null when the record does not know them. */
export const handView = (play: Play, seat: number): readonly string[] | null =>
  isKnown(play, seat) ? notationOf(play, handOf(play.held, seat)) : null;

/** The cards of a trick (from 1) in rotation from its leader; a seat that has not played is passed over. */
export const trickCards = (play: Play, number: number): readonly PlayedCard[] =>
  cardsInRotation(play, number).map(({ seat, card }) => ({
    seat: nameOf(play, seat),
    card: play.game.format(card),
  }));

/** The trick on the table and the last one, as every table view shows them. */
export const tricksView = (play: Play): Pick<TableView, 'trick' | 'lastTrick'> => ({
  trick: {
    number: Math.min(play.completed + 1, play.game.tricks),
    cards: play.count === 0 ? [] : trickCards(play, play.completed + 1),
  },
  lastTrick:
    play.completed === 0
      ? null
      : {
          cards: trickCards(play, play.completed),
          winner: nameOf(play, winnerOf(play, play.completed)),
        },
});

/** Every completed trick in order, for a review. */
export const reviewOf = (play: Play): readonly TrickView[] =>
  Array.from({ length: play.completed }, (_, index) => ({
    number: index + 1,
    leader: nameOf(play, leaderOf(play, index + 1)),
    cards: trickCards(play, index + 1),
    winner: nameOf(play, winnerOf(play, index + 1)),
  }));
