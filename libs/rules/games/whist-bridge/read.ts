import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { emptyHands, give, holderOf, suitHeld } from '@arbitre/rules/kernel/hands';
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
  const dealt = emptyHands(4);
  const hands: Partial<Record<Seat, readonly string[] | null>> = {};
  for (let index = 0; index < PLAYERS; index++) {
    const seat = players[index] ?? '1';
    const hand = given[seat] ?? null;
    hands[seat] = hand;
    if (hand === null) continue;
    for (const text of hand) {
      const card = parseCard(text);
      const holder = holderOf(dealt, card);
      if (holder >= 0)
        return refuse('card-twice', { card: formatCard(card), seats: [players[holder] ?? '', seat] });
      give(dealt, index, card);
    }
  }
  return { ok: true, hands };
};

/** WB-4.e, the inventory's `dealPattern`: 4, then 5, then 4 to each, from the dealer's left. */
const BATCHES = [4, 5, 4] as const;

export const dealOut = (table: Table, pack: readonly string[]): ReadHands => {
  const players = playersOf(table);
  const hands: Partial<Record<Seat, string[]>> = {};
  let next = 0;
  for (const batch of BATCHES)
    for (const seat of players) {
      const hand = (hands[seat] ??= []);
      for (const end = next + batch; next < end; next++) hand.push(pack[next] ?? '');
    }
  return readHands(table, hands);
};

const ACE = 1 << 12;

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Aces that a player is known to hold; null where nobody knows his hand. */
export const acesOf = ({ play }: WhistBridgeState, index: number): number | null => {
  if (!isKnown(play, index)) return null;
  let aces = 0;
  for (let suit = 0; suit < 4; suit++) if ((suitHeld(play.held, index, suit) & ACE) !== 0) aces++;
  return aces;
};

/** What is known of a player's cards in the auction; null where his hand is not. */
export const holdingOf = ({ play }: WhistBridgeState, index: number): Holding | null => {
  if (!isKnown(play, index)) return null;
  const inSuit = (suit: number): number => bits(suitHeld(play.held, index, suit));
  return { C: inSuit(0), D: inSuit(1), H: inSuit(2), S: inSuit(3) };
};
