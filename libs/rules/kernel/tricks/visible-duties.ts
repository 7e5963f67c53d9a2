import { cardsOf } from '../card-set';
import type { Card } from '../cards';
import type { Facts } from '../decider';
import { handOf, holds } from '../hands';
import { followable, follows, holdsClass, legalCards } from './follow';
import { isKnown, type Play } from './play';
import { type CardClass, classIn, SUITS } from './ranking';
import { type OpenTable, suitName } from './revokes';
import { notationOf } from './view';
import { hasVisible, visibleOf } from './visible';

// What visible cards ask of their player and of his partner, where four play in two partnerships (the booklet of the FADOQ). A card
// is of the suit that it follows: a bower is a trump, and a joker without trump is of none.

/** A card that breaks an article, with what explains it. */
export type Infraction = { readonly article: string; readonly facts: Facts };

/** The articles of a game: to follow suit, to play or lead a visible card, and not to lead the suit of partner's. */
export type VisibleArticles = {
  readonly follow: string;
  readonly play: string;
  readonly lead: string;
  readonly partner: string;
};

const seatOf = ({ game }: Play, seat: number): string => game.seats[seat] ?? '';

const factsOf = (play: Play, seat: number, card: Card): Facts => ({
  seat: seatOf(play, seat),
  card: play.game.format(card),
});

/** Whether a seat has a visible card of a class. */
const showsClass = ({ play, visible }: OpenTable, seat: number, group: CardClass): boolean =>
  holdsClass({ held: visible.cards, ranking: play.ranking }, seat, group);

/** Where a visible card may be played, one of them must be. */
const visibleDuty = (
  table: OpenTable,
  seat: number,
  card: Card,
  articles: VisibleArticles,
): Infraction | null => {
  const { play, visible } = table;
  if (!hasVisible(visible, seat) || holds(visible.cards, seat, card)) return null;
  const { led, count } = play;
  const facts: Facts = {
    ...factsOf(play, seat, card),
    visible: visibleOf(visible, seat, play.game.format),
  };
  if (count === 0) return { article: articles.lead, facts };
  // Following with another card is right unless a visible card is of the suit led.
  if (classIn(play.ranking, card) === led && !showsClass(table, seat, led)) return null;
  return { article: articles.play, facts };
};

/** The partner of a seat with a visible card does not lead its suit, unless he has nothing else. */
const forbiddenLead = (
  table: OpenTable,
  seat: number,
  card: Card,
  { partner: article }: VisibleArticles,
): Infraction | null => {
  const { play, visible } = table;
  const partner = (seat + 2) & 3;
  const isForbidden = (each: Card): boolean => {
    const group = classIn(play.ranking, each);
    return group >= 0 && group < SUITS && showsClass(table, partner, group);
  };
  if (play.count > 0 || hasVisible(visible, seat) || !isForbidden(card)) return null;
  const otherSuit = cardsOf(handOf(play.held, seat)).some((each) => !isForbidden(each));
  if (isKnown(play, seat) && !otherSuit) return null;
  return {
    article,
    facts: {
      ...factsOf(play, seat, card),
      visible: visibleOf(visible, partner, play.game.format),
      // Without the hand nobody can say that he had another suit to lead.
      certain: otherSuit,
    },
  };
};

/** What a card of the seat to play breaks; null when it is legal as far as the cards are known. */
export const infractionAt = (
  table: OpenTable,
  seat: number,
  card: Card,
  articles: VisibleArticles,
): Infraction | null => {
  const { play, visible } = table;
  if (!follows(play, seat, card))
    return {
      article: articles.follow,
      facts: {
        ...factsOf(play, seat, card),
        led: suitName(play.led),
        couldFollow: notationOf(play, followable(play, seat)),
        trick: play.completed + 1,
      },
    };
  if (visible.count === 0) return null;
  return visibleDuty(table, seat, card, articles) ?? forbiddenLead(table, seat, card, articles);
};

/** The cards that a seat may play if it is its turn; empty where its hand is not known. */
export const allowedAt = (table: OpenTable, seat: number, articles: VisibleArticles): readonly Card[] =>
  legalCards(table.play, seat).filter((card) => infractionAt(table, seat, card, articles) === null);

/** Legal as far as anyone knows: an unknown hand holds the two cards at least. */
const isLegal = (
  table: OpenTable,
  seat: number,
  card: Card,
  other: Card,
  articles: VisibleArticles,
): boolean => {
  const { led, count, ranking } = table.play;
  if (count > 0 && classIn(ranking, card) !== led && classIn(ranking, other) === led) return false;
  return infractionAt(table, seat, card, articles) === null;
};

/**
 * Which of two cards put down together is played: null when neither may be, 'choose' between equals. A trump is higher
 * than a plain card, then the rank decides.
 */
export const playedOfTwo = (
  table: OpenTable,
  seat: number,
  [a, b]: readonly [Card, Card],
  articles: VisibleArticles,
): Card | null | 'choose' => {
  const legalA = isLegal(table, seat, a, b, articles);
  const legalB = isLegal(table, seat, b, a, articles);
  if (legalA !== legalB) return legalA ? a : b;
  if (!legalA) return null;
  const { power } = table.play.ranking;
  const difference = (power[a] ?? 0) - (power[b] ?? 0);
  return difference === 0 ? 'choose' : difference > 0 ? a : b;
};
