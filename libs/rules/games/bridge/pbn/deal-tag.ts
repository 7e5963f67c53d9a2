import { cardOf, formatCard, RANK_LETTERS } from '@arbitre/rules/kernel/cards';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { emptyHands, give, holderOf } from '@arbitre/rules/kernel/hands';
import type { Seat } from '../events';
import { seatIndex, seatName, SEATS } from '@arbitre/rules/kernel/compass';

export type DealTag = Readonly<Record<Seat, readonly string[] | null>>;

export type DealReading =
  | { readonly ok: true; readonly hands: DealTag }
  | { readonly ok: false; readonly code: string; readonly facts: Facts };

const fault = (code: string, facts: Facts = {}): DealReading => ({ ok: false, code, facts });

/** Suits stand in descending order, spades first. */
const HIGHEST_SUIT = 3;

const readHand = (text: string): readonly string[] | null => {
  const suits = text.split('.');
  if (suits.length !== 4) return null;
  const cards: string[] = [];
  for (const [index, ranks] of suits.entries()) {
    for (const letter of ranks) {
      const rank = RANK_LETTERS.indexOf(letter);
      if (rank < 0) return null;
      cards.push(formatCard(cardOf(HIGHEST_SUIT - index, rank)));
    }
  }
  return cards;
};

const dealProblem = (hands: DealTag): DealReading | null => {
  const dealt = emptyHands(4);
  for (const [seat, name] of SEATS.entries()) {
    for (const card of hands[name] ?? []) {
      const code = cardOf('CDHS'.indexOf(card.charAt(0)), RANK_LETTERS.indexOf(card.charAt(1)));
      const holder = holderOf(dealt, code);
      if (holder >= 0) return fault('BD-L1A-1', { card, seats: [seatName(holder), name] });
      give(dealt, seat, code);
    }
  }
  const wrong = SEATS.find((seat) => (hands[seat]?.length ?? 13) !== 13);
  if (wrong !== undefined)
    return fault('BD-L6B-1', { seat: wrong, cards: hands[wrong]?.length ?? 0, expected: 13 });
  return SEATS.every((seat) => hands[seat] === null) ? fault('deal-without-cards') : null;
};

/** `W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -`: four hands clockwise, `-` for one that is not known (BD-PBN-9). */
export const readDealTag = (value: string): DealReading => {
  const match = /^([NESWnesw]):(.*)$/.exec(value);
  const texts = (match?.[2] ?? '').split(' ');
  if (match === null || texts.length !== 4) return fault('bad-deal', { deal: value.slice(0, 80) });
  const hands: Record<Seat, readonly string[] | null> = { N: null, E: null, S: null, W: null };
  const first = seatIndex((match[1] ?? '').toUpperCase());
  for (const [step, text] of texts.entries()) {
    if (text === '-') continue;
    const hand = readHand(text.toUpperCase());
    const seat = seatName((first + step) & 3);
    if (hand === null) return fault('bad-hand', { seat, hand: text.slice(0, 40) });
    hands[seat] = hand;
  }
  return dealProblem(hands) ?? { ok: true, hands };
};
