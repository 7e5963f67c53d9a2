import { type Card, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { followable } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown, type Play } from '@arbitre/rules/kernel/tricks/play';
import { strengthIn } from '@arbitre/rules/kernel/tricks/ranking';

// What one side may order the other after a fault: an obligation of a seat, or of whichever seat of its side leads next.

/** Of the next lead of a seat (`forced-lead`, `forbidden-lead`), or of its side (`forced-side-lead`). */
const LEAD_ORDERS = ['forced-lead', 'forced-side-lead', 'forbidden-lead'] as const;
/** Of the card that a seat plays to the trick on the table. */
const PLAY_ORDERS = ['forced-highest', 'forced-lowest', 'must-win', 'must-lose', 'forced-suit'] as const;
/** Of a card that is led or played. */
const CARD_ORDERS = ['must-play-card', 'must-not-play-card'] as const;

export type OrderKind = (typeof LEAD_ORDERS | typeof PLAY_ORDERS | typeof CARD_ORDERS)[number];

type Table = { readonly play: Play; readonly obligations: readonly Obligation[] };

/** A suit as an obligation names it where no card of it is in question. */
export const markOf = (suit: string): string => `${suit}A`;

/** @param cards the card, or the mark of the suit, that is ordered or forbidden */
export const order = (
  kind: OrderKind,
  seat: number,
  cards: readonly string[],
  { article, trick, by }: Pick<Obligation, 'article' | 'trick' | 'by'>,
): Obligation => ({ kind, seat: seatName(seat), cards, article, trick, ...(by === undefined ? {} : { by }) });

const isAmong = (kinds: readonly string[], { kind }: Obligation): boolean => kinds.includes(kind);

/** An order on a card that follows to a trick, not on a lead. */
export const isOnTrick = (each: Obligation): boolean =>
  isAmong(PLAY_ORDERS, each) && (each.kind === 'forced-suit' || each.cards.length === 0);

const binds = (each: Obligation, seat: number): boolean =>
  each.kind === 'forced-side-lead'
    ? sideIndex(seatIndex(each.seat)) === sideIndex(seat)
    : each.seat === seatName(seat);

/** What the next card of a seat has to obey. */
export const ordersOn = ({ play, obligations }: Table, seat: number): readonly Obligation[] => {
  if (obligations.length === 0) return [];
  const trick = play.completed + 1;
  return obligations.filter((each) => {
    if (!binds(each, seat)) return false;
    if (play.count === 0 && isAmong(LEAD_ORDERS, each)) return true;
    // On a lead the highest or the lowest of a suit is that of the suit which the order names (BP-55-1-AI).
    if (play.count === 0 && isAmong(PLAY_ORDERS, each) && each.cards.length === 0) return false;
    return each.trick === trick && isAmong([...PLAY_ORDERS, ...CARD_ORDERS], each);
  });
};

/** The orders on the card of a seat in a trick. `led`: it was the lead, which an order may have been waiting for. */
export const ordersAt = (
  obligations: readonly Obligation[],
  seat: number,
  trick: number,
  led: boolean,
): readonly Obligation[] =>
  obligations.filter(
    (each) =>
      binds(each, seat) &&
      (isAmong(LEAD_ORDERS, each)
        ? led && each.trick <= trick
        : each.trick === trick && isAmong([...PLAY_ORDERS, ...CARD_ORDERS], each)),
  );

/** Whether a card that follows does what was ordered; `legal`: all that its hand may follow with. */
const does = (play: Play, { kind, cards: [mark = ''] }: Obligation, card: Card, legal: readonly Card[]) => {
  const named = parseCard(mark);
  const suit = mark === '' ? play.led : suitOf(named);
  const power = (each: Card): number => strengthIn(play.ranking, each, play.led);
  switch (kind as OrderKind) {
    case 'forced-lead':
    case 'forced-side-lead':
    case 'forced-suit':
      return suitOf(card) === suitOf(named);
    case 'forbidden-lead':
      return suitOf(card) !== suitOf(named);
    case 'forced-highest':
      return suitOf(card) === suit && legal.every((each) => suitOf(each) !== suit || each <= card);
    case 'forced-lowest':
      return suitOf(card) === suit && legal.every((each) => suitOf(each) !== suit || each >= card);
    case 'must-win':
      return power(card) > play.strength;
    case 'must-lose':
      return power(card) < play.strength;
    case 'must-play-card':
      return card === named;
    case 'must-not-play-card':
      return card !== named;
  }
};

/** The cards with which a seat follows, or could lead; of a hand that is not known those that are. */
const following = (play: Play, seat: number): readonly Card[] =>
  cardsOf(play.count === 0 ? handOf(play.held, seat) : followable(play, seat));

/**
 * The cards that a seat may play if it is its turn: those that follow and obey; where there are none, those that follow
 * (BP-55-GAP-2, BP-47-2). Empty where its hand is not known.
 */
export const allowedCards = (table: Table, seat: number): readonly Card[] => {
  const { play } = table;
  if (!isKnown(play, seat)) return [];
  const legal = following(play, seat);
  return ordersOn(table, seat).reduce<readonly Card[]>((cards, each) => {
    const obeying = cards.filter((card) => does(play, each, card, legal));
    return obeying.length === 0 ? cards : obeying;
  }, legal);
};

/** Of a hand that is not known only the card that was called is: it can be led, or it follows. */
const isSure = (play: Play, seat: number, { kind, cards: [mark = ''] }: Obligation): boolean =>
  isKnown(play, seat) ||
  (kind === 'must-play-card' && (play.count === 0 || suitOf(parseCard(mark)) === play.led));

/** The order that a card breaks although its hand could obey it; null where it breaks none as far as the cards are known. */
export const disobeyed = (table: Table, seat: number, card: Card): Obligation | null => {
  const { play } = table;
  const orders = ordersOn(table, seat);
  if (orders.length === 0) return null;
  const legal = following(play, seat);
  let left = legal;
  for (const each of orders) {
    const obeying = left.filter((other) => does(play, each, other, legal));
    if (obeying.length === 0) continue;
    if (!obeying.includes(card) && isSure(play, seat, each)) return each;
    left = obeying;
  }
  return null;
};
