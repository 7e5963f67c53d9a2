import {
  advisePlafond,
  type PlafondAdvice,
  readPlafondAuction,
  readPlafondHand,
} from '@arbitre/rules/bridge-plafond';
import { NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { type RubberBefore, seenFrom } from './rubber-score';

const ORDER = ['N', 'E', 'S', 'W'];

/** The advice to one hand that the reader may see. */
export type SeatAdvice = { readonly seat: string; readonly advice: PlafondAdvice };

const partnerOf = (seat: string): string => ORDER[(ORDER.indexOf(seat) + 2) % 4] ?? '';

/** Thirteen cards as they were dealt, of a hand that shows them all; null for any other. */
const wholeHand = (cards: readonly string[] | null): ReturnType<typeof readPlafondHand> | null =>
  cards === null ? null : readPlafondHand(cards.join(' '));

/**
 * What the guide says at a moment of a deal: to whoever is to call, to the leader before the first card, to the partner of a
 * leader. Null where nobody is advised, or where the reader does not see the hand.
 * @param score of the rubber before the deal; nothing for either side where it is not given
 */
export const adviceAt = (view: TableView, score?: RubberBefore['score']): SeatAdvice | null => {
  if (view.turn === null) return null;
  const seat = view.turn;
  const hand = (of: string) => view.seats.find((each) => each.seat === of);
  const own = hand(seat);
  // A hand of which some cards lie hidden is not seen whole.
  if (own === undefined || (own.hidden ?? 0) > 0) return null;
  const read = wholeHand(own.hand);
  const auction = readPlafondAuction(view.calls.map(({ call }) => call));
  if (read?.ok !== true || !auction.ok) return null;
  const [led] = view.trick.cards;
  const known = score === undefined ? {} : { score: seenFrom(seat, score) };
  if (led === undefined)
    return { seat, advice: advisePlafond({ cards: read.cards, auction: auction.auction, ...known }) };
  if (led.seat !== partnerOf(seat) || view.trick.number !== 1) return null;
  const dummy = view.seats.find(({ open }) => open === true)?.hand ?? [];
  const card = parseCard(led.card);
  if (card === NO_CARD) return null;
  const played = view.trick.cards.filter((each) => each !== led).map((each) => each.card);
  const lying = wholeHand([...dummy, ...played.filter((each) => !dummy.includes(each))]);
  return {
    seat,
    advice: advisePlafond({
      cards: read.cards,
      auction: auction.auction,
      led: card,
      ...(lying?.ok === true ? { dummy: lying.cards } : {}),
    }),
  };
};
