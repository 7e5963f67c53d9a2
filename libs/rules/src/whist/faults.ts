import { type Card, formatCard, NO_CARD, suitOf } from '../kernel/cards';
import { seatIndex, seatName, sideIndex } from '../kernel/compass';
import type { Irregularity } from '../kernel/irregularities';
import { suitHeld } from '../kernel/hands';
import { isKnown, type Play } from './play';

/**
 * A failure to follow suit, or to comply with a lawful demand, which costs as much (WHC-REN-1, WHC-SUP-4.A to .E). The
 * engine flags candidates; only a claim, an admission or the arbiter establishes one (WHC-REN-GAP-4).
 */
export type Fault = {
  readonly seat: number;
  /** 0 where a claim was admitted without saying which trick. */
  readonly trick: number;
  readonly article: string;
  readonly card: string | null;
  readonly state: 'candidate' | 'established';
};

export const FAULT_ARTICLES: readonly string[] = [
  'WHC-REN-1',
  'WHC-SUP-4.A',
  'WHC-SUP-4.B',
  'WHC-SUP-4.C',
  'WHC-SUP-4.D',
  'WHC-SUP-4.E',
];

export const faultOf = ({ article, seat, facts }: Irregularity): Fault => ({
  seat: seatIndex(seat),
  trick: typeof facts.trick === 'number' ? facts.trick : 0,
  article,
  card: typeof facts.card === 'string' ? facts.card : null,
  state: 'candidate',
});

export const sameFault = (a: Fault, seat: number, trick: number, article: string): boolean =>
  a.seat === seat && a.trick === trick && a.article === article;

/** Revokes established against NS and EW (WHC-REN-6, WHC-REN-GAP-5). */
export const revokesOf = (faults: readonly Fault[], side: number): number =>
  faults.filter((fault) => fault.state === 'established' && sideIndex(fault.seat) === side).length;

/** Did the seat hold the suit after this trick: it played one later, or its known hand still holds one? */
const heldAfter = (play: Play, seat: number, trick: number, suit: number): boolean => {
  for (let later = trick + 1; later < play.completed; later++) {
    const card = play.history[later * 4 + seat] ?? NO_CARD;
    if (card !== NO_CARD && suitOf(card) === suit) return true;
  }
  const open = play.trick.cards[seat] ?? NO_CARD;
  return (
    (open !== NO_CARD && suitOf(open) === suit) ||
    (isKnown(play, seat) && suitHeld(play.held, seat, suit) !== 0)
  );
};

/** The trick that a seat missed: its surplus card is set aside and never proves a revoke (WHC-MI-GAP-4). */
const followed = (card: Card, lead: Card): boolean =>
  card === NO_CARD || lead === NO_CARD || suitOf(card) === suitOf(lead);

/** Every trick in which the record proves that a seat held the suit led and did not play it (WHC-REN-12). */
export const examine = (play: Play, seat: number): readonly Fault[] => {
  const found: Fault[] = [];
  for (let trick = 0; trick < play.completed; trick++) {
    const card = play.history[trick * 4 + seat] ?? NO_CARD;
    const lead = play.history[trick * 4 + (play.leaders[trick] ?? 0)] ?? NO_CARD;
    if (followed(card, lead) || !heldAfter(play, seat, trick, suitOf(lead))) continue;
    found.push({ seat, trick: trick + 1, article: 'WHC-REN-1', card: formatCard(card), state: 'candidate' });
  }
  return found;
};

/** Is every card of the seat on record, so that the record alone settles a claim against it? */
export const isFullyKnown = (play: Play, seat: number): boolean =>
  isKnown(play, seat) || play.left[seat] === 0;

export const factsOfFault = ({
  seat,
  trick,
  card,
}: Fault): { seat: string; trick: number; card: string | null } => ({
  seat: seatName(seat),
  trick,
  card,
});
