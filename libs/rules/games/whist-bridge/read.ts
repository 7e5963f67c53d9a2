import { formatCard, parseCard, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { emptyHands, give, handOf, holderOf, holds, suitHeld } from '@arbitre/rules/kernel/hands';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { Holding } from './auction/duties';
import type { HandsBySeat } from './fields';
import { PLAYERS, playersOf, type Seat, type Table } from './seats';
import { refuse } from './refusals';
import type { WhistBridgeState } from './state';

type ReadHands = { readonly ok: true; readonly hands: HandsBySeat } | Refusal;

/** Who sits out holds no cards (WB-16-GAP-1), and no card is dealt twice. */
export const readHands = (table: Table, given: HandsBySeat): ReadHands => {
  const players = playersOf(table);
  for (const seat of Object.keys(given))
    if (!players.includes(seat as Seat)) return refused('WB-16-GAP-1', { seat, players });
  const hands: Partial<Record<Seat, readonly string[] | null>> = {};
  for (const seat of players) hands[seat] = given[seat] ?? null;
  return dealtTwice(players, hands) ?? { ok: true, hands };
};

/** The first card that lies in two hands, as a refusal. */
const dealtTwice = (players: readonly Seat[], hands: HandsBySeat): Refusal | null => {
  const dealt = emptyHands(PLAYERS);
  // All that are dealt lie in one hand too, which is faster to ask than four.
  const all = emptyHands(1);
  for (let index = 0; index < PLAYERS; index++) {
    const seat = players[index] ?? '1';
    for (const text of hands[seat] ?? []) {
      const card = parseCard(text);
      if (holds(all, 0, card)) {
        const holder = players[holderOf(dealt, card)] ?? '';
        return refuse('card-twice', { card: formatCard(card), seats: [holder, seat] });
      }
      give(all, 0, card);
      give(dealt, index, card);
    }
  }
  return null;
};

/** WB-4.e, the inventory's `dealPattern`: 4, then 5, then 4 to each, from the dealer's left. */
const BATCHES = [4, 5, 4] as const;

/** The cards that a player (in the order of speaking) gets of the pack. */
const dealtTo = (index: number, pack: readonly string[]): readonly string[] => {
  const hand: string[] = [];
  let first = 0;
  for (const batch of BATCHES) {
    for (let at = 0; at < batch; at++) hand.push(pack[first + index * batch + at] ?? '');
    first += PLAYERS * batch;
  }
  return hand;
};

export const dealOut = (table: Table, pack: readonly string[]): ReadHands => {
  const players = playersOf(table);
  const hands: Partial<Record<Seat, readonly string[]>> = {};
  for (let index = 0; index < PLAYERS; index++) hands[players[index] ?? '1'] = dealtTo(index, pack);
  return dealtTwice(players, hands) ?? { ok: true, hands };
};

/** The aces of both suits of a word of a hand. */
const ACES = 0x10001000;

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Aces that a player is known to hold; null where nobody knows his hand. */
export const acesOf = ({ play }: WhistBridgeState, index: number): number | null => {
  if (!isKnown(play, index)) return null;
  const { low, high } = handOf(play.held, index);
  return bits(low & ACES) + bits(high & ACES);
};

/** What is known of a player's cards in the auction; null where his hand is not. */
export const holdingOf = ({ play }: WhistBridgeState, index: number): Holding | null => {
  if (!isKnown(play, index)) return null;
  return (suit) => bits(suitHeld(play.held, index, SUIT_LETTERS.indexOf(suit)));
};
