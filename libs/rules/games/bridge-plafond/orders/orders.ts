import { type Card, formatCard, parseCard, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { type Seat, seatName } from '@arbitre/rules/kernel/compass';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { suitHeld } from '@arbitre/rules/kernel/hands';
import { imposed, lifted, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { isKnown, type Play } from '@arbitre/rules/kernel/tricks/play';
import type { BridgePlafondEvent } from '../events';

// A suit that declarer ordered, or forbade, for a defender's lead (BP-41-1, BP-43-1, BP-46-2-I, BP-46-2-II).

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type SuitLetter = (typeof SUITS)[number];

/** `lead-H`: the order as an option. */
export const leadOptions: readonly string[] = SUITS.map((suit) => `lead-${suit}`);
/** The suit that an option names. */
export const suitOfOption = (option: string): string => option.slice(-1);

/** The lowest card of a suit stands for the suit. */
const standsFor = (suit: string): string => formatCard(SUIT_LETTERS.indexOf(suit) << 4);

type Order = {
  readonly seat: Seat;
  readonly suit: string;
  readonly article: string;
  readonly offender: Seat;
  readonly by: Seat;
};

const order = (
  kind: 'forced-lead' | 'forbidden-lead',
  { seat, suit, article, offender, by }: Order,
  play: Play,
): BridgePlafondEvent =>
  imposed({
    ...{ kind, seat, cards: [standsFor(suit)], article, trick: play.completed + 1 },
    ...{ by: [by], offender },
  });

/** The seat must lead the suit at its next lead, if it can. */
export const orderLead = (given: Order, play: Play): BridgePlafondEvent => order('forced-lead', given, play);
/** The seat may not lead the suit at its next lead, unless it has nothing else. */
export const forbidLead = (given: Order, play: Play): BridgePlafondEvent =>
  order('forbidden-lead', given, play);

const isOrder = ({ kind }: Obligation): boolean => kind === 'forced-lead' || kind === 'forbidden-lead';

const ordersOn = (obligations: readonly Obligation[], seat: number): readonly Obligation[] =>
  obligations.length === 0
    ? obligations
    : obligations.filter((each) => each.seat === seatName(seat) && isOrder(each));

const suitIn = ({ cards }: Obligation): number => suitOf(parseCard(cards[0] ?? ''));

/** Whether the hand, as far as it is known, has a suit; whether it has another one. */
const has = (play: Play, seat: number, suit: number): boolean => suitHeld(play.held, seat, suit) !== 0;
const hasOther = (play: Play, seat: number, suit: number): boolean =>
  SUITS.some((_, each) => each !== suit && has(play, seat, each));

type Table = { readonly play: Play; readonly obligations: readonly Obligation[] };

/** The order that a lead disobeys although it could be obeyed; null where it does not, or where nobody can know. */
export const disobeyed = (
  { play, obligations }: Table,
  seat: number,
  card: Card,
): { readonly article: string; readonly facts: Facts } | null => {
  for (const each of ordersOn(obligations, seat)) {
    const suit = suitIn(each);
    const broken =
      each.kind === 'forced-lead'
        ? suitOf(card) !== suit && has(play, seat, suit)
        : suitOf(card) === suit && hasOther(play, seat, suit);
    if (!broken) continue;
    const facts = {
      ...{ seat: seatName(seat), card: formatCard(card), trick: play.completed + 1 },
      ...{ [each.kind === 'forced-lead' ? 'ordered' : 'forbidden']: SUITS[suit] ?? '' },
    };
    return { article: each.article === 'BP-43-1' ? 'BP-43-4' : each.article, facts };
  }
  return null;
};

/** BP-41-GAP-1, BP-43-GAP-2, BP-46-GAP-3: an order is for one lead, obeyed or not. */
export const ordersUsed = ({ obligations }: Table, seat: number): readonly BridgePlafondEvent[] =>
  ordersOn(obligations, seat).map((each) => lifted(each, each.article));

/** The cards of a leader that no order forbids. */
export const leadsAllowed = (table: Table, seat: number, cards: readonly Card[]): readonly Card[] =>
  ordersOn(table.obligations, seat).length === 0
    ? cards
    : cards.filter((card) => disobeyed(table, seat, card) === null);

/** Nothing is known of the hand: whether the order could be obeyed is for the arbiter. */
export const isUncertain = ({ play }: Table, seat: number): boolean => !isKnown(play, seat);
