import { type CardSet, cardsOf } from '../card-set';
import { type Card, NO_CARD } from '../cards';
import { handOf } from '../hands';
import { cardIn, isKnown, ledTo, type Play } from './play';
import { type CardClass, CLASSES, classIn } from './ranking';

/** Whether a seat holds a card of a class, as far as its cards are known. */
export const holdsClass = (
  { held, ranking }: Pick<Play, 'held' | 'ranking'>,
  seat: number,
  group: CardClass,
): boolean => {
  const word = group << 1;
  const hand = seat << 1;
  return (
    (((held[hand] ?? 0) & (ranking.masks[word] ?? 0)) |
      ((held[hand + 1] ?? 0) & (ranking.masks[word + 1] ?? 0))) !==
    0
  );
};

/** The cards of a class that a seat is known to hold. */
export const heldOfClass = ({ held, ranking }: Play, seat: number, group: CardClass): CardSet => ({
  low: (held[seat << 1] ?? 0) & (ranking.masks[group << 1] ?? 0),
  high: (held[(seat << 1) + 1] ?? 0) & (ranking.masks[(group << 1) + 1] ?? 0),
});

/** A lead, a card that follows, or one of a seat that is not known to hold the class led. */
export const follows = (play: Play, seat: number, card: Card): boolean =>
  play.count === 0 || play.ranking.classOf[card] === play.led || !holdsClass(play, seat, play.led);

/** The cards that a seat may play if it is its turn: those that follow, or all that it holds. */
export const followable = (play: Play, seat: number): CardSet =>
  play.count > 0 && holdsClass(play, seat, play.led)
    ? heldOfClass(play, seat, play.led)
    : handOf(play.held, seat);

/** The same, highest first; empty where its hand is not known. */
export const legalCards = (play: Play, seat: number): readonly Card[] =>
  isKnown(play, seat) ? cardsOf(followable(play, seat)) : [];

/** The trick (from 1) in which a seat first failed to follow the class of this card; 0 for none. */
export const failedBefore = (play: Play, seat: number, card: Card): number =>
  play.shownOut[seat * CLASSES + classIn(play.ranking, card)] ?? 0;

/** What the cards say about a failure to follow. */
export type Verdict = 'proven' | 'disproved' | 'unknown';

/** Whether a seat played a card of a class after a trick, or is known to hold one still. */
const hadAfter = (play: Play, seat: number, group: CardClass, number: number): boolean => {
  for (let later = number + 1; later <= play.completed + 1; later++) {
    const card = cardIn(play, later, seat);
    if (card !== NO_CARD && classIn(play.ranking, card) === group) return true;
  }
  return holdsClass(play, seat, group);
};

/** Judges what a seat played to a trick (from 1) by every card that is known by now. */
export const verdictOn = (play: Play, seat: number, number: number): Verdict => {
  const card = cardIn(play, number, seat);
  if (card === NO_CARD) return 'unknown';
  const led = ledTo(play, number);
  if (classIn(play.ranking, card) === led) return 'disproved';
  if (hadAfter(play, seat, led, number)) return 'proven';
  return isKnown(play, seat) || play.completed === play.game.tricks ? 'disproved' : 'unknown';
};

/** The completed tricks (from 1) in which a seat revoked as far as the cards prove. */
export const provenRevokes = (play: Play, seat: number): readonly number[] => {
  const found: number[] = [];
  for (let number = 1; number <= play.completed; number++)
    if (verdictOn(play, seat, number) === 'proven') found.push(number);
  return found;
};
