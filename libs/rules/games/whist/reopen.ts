import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { cardsOfTrick, leaderOf, onTable, type Play, type PlayedBy } from '@arbitre/rules/kernel/tricks/play';
import { reopenTrick, takeBack, takeBackAll } from '@arbitre/rules/kernel/tricks/take-back';

const notation = ({ seat, card }: PlayedBy): string => `${seatName(seat)}:${formatCard(card)}`;

/** The cards of the trick under way, as they would go back to the hands. */
export const cardsOnTable = (play: Play): readonly string[] => onTable(play).map(notation);

/** The last trick lies open again: its winner is undone, what was played to the next goes back. */
export const reopenLast = (play: Play): void => {
  takeBackAll(play);
  reopenTrick(play);
  // A lead that was out of turn has stood since the trick was complete (WHC-EP-4).
  play.toLead = leaderOf(play, play.completed + 1);
};

const from = (cards: readonly PlayedBy[], seat: number): number =>
  cards.findIndex((each) => each.seat === seat);

/** Who played after a seat takes his card back; the seat's own card goes back too (WHC-REN-4). */
export const returnFrom = (play: Play, seat: number): void => {
  const cards = onTable(play);
  const at = from(cards, seat);
  takeBack(play, cards.slice(at), cards.slice(0, at));
};

/** The seats whose cards go back when a seat's card in the trick `number` is replaced, in notation. */
export const cardsReturnedBy = (play: Play, seat: number, number: number): readonly string[] => {
  const cards = cardsOfTrick(play, number);
  const after = cards.slice(from(cards, seat) + 1);
  return [...after, ...(number > play.completed ? [] : onTable(play))].map(notation);
};
