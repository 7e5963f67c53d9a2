import { invalidField, isRecord, type Refusal } from '../kernel/act-shape';
import { formatCard, NO_CARD, parseCard } from '../kernel/cards';
import { emptyHands, give, holderOf } from '../kernel/hands';
import { accepted, type Decision, refused } from '../kernel/decider';
import type { BridgeEvent, Seat } from './events';

import { SEATS, isSeat, seatName } from '../kernel/compass';
import type { BridgeState } from './state';

type DealtHands = Record<Seat, readonly string[] | null>;

const readHands = (given: unknown): { ok: true; hands: DealtHands } | Refusal => {
  if (!isRecord(given)) return invalidField('hands', given, 'the hands of N, E, S and W');
  const unknownSeat = Object.keys(given).find((seat) => !isSeat(seat));
  if (unknownSeat !== undefined) return refused('unknown-seat', { seat: unknownSeat });
  const hands: DealtHands = { N: null, E: null, S: null, W: null };
  for (const seat of SEATS) {
    const hand = given[seat];
    if (hand === undefined || hand === null) continue;
    if (!Array.isArray(hand) || !hand.every((card): card is string => typeof card === 'string'))
      return invalidField(`hands.${seat}`, hand, 'a list of cards, or null for an unknown hand');
    hands[seat] = hand;
  }
  return { ok: true, hands };
};

/** BD-L1A-1 (one card of each), BD-L6B-1 (thirteen a hand): the first thing wrong with the hands. */
const handsProblem = (hands: DealtHands): Refusal | null => {
  const dealt = emptyHands(4);
  for (const [index, seat] of SEATS.entries()) {
    for (const text of hands[seat] ?? []) {
      const card = parseCard(text);
      if (card === NO_CARD) return refused('unknown-card', { seat, card: text.slice(0, 20) });
      const holder = holderOf(dealt, card);
      if (holder >= 0)
        return refused('BD-L1A-1', { card: formatCard(card), seats: [seatName(holder), seat] });
      give(dealt, index, card);
    }
  }
  const wrong = SEATS.find((seat) => (hands[seat]?.length ?? 13) !== 13);
  return wrong === undefined
    ? null
    : refused('BD-L6B-1', { seat: wrong, cards: hands[wrong]?.length ?? 0, expected: 13 });
};

export const decideDeal = (
  state: BridgeState,
  command: Readonly<Record<string, unknown>>,
): Decision<BridgeEvent> => {
  if (state.dealt) return refused('already-dealt');
  if (state.phase !== 'waiting') return refused('auction-begun');
  const reading = readHands(command.hands);
  if (!reading.ok) return reading;
  const problem = handsProblem(reading.hands);
  if (problem !== null) return problem;
  // Without every card the engine cannot refuse a revoke, so an enforced table knows all four hands.
  const unknown = SEATS.find((seat) => reading.hands[seat] === null);
  if (unknown !== undefined && state.policy === 'enforced' && state.grain === 'full')
    return refused('BD-L6B-1', { seat: unknown, cards: 0, expected: 13 });
  return accepted({ type: 'CardsDealt', data: { hands: reading.hands } });
};
