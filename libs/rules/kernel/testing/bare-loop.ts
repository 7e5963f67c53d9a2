/**
 * The least that a replay of card plays can do: decode the card by its characters, check turn, holding, suit and trick,
 * find the winner, count. No events beside the cards, no auction, no irregularities: the figure to compare with.
 */
const SUIT = new Int8Array(128).fill(-1);
const RANK = new Int8Array(128).fill(-1);
for (let suit = 0; suit < 4; suit++) SUIT['CDHS'.charCodeAt(suit)] = suit;
for (let rank = 0; rank < 13; rank++) RANK['23456789TJQKA'.charCodeAt(rank)] = rank;
const SEAT = new Int8Array(128).fill(-1);
for (let seat = 0; seat < 4; seat++) SEAT['NESW'.charCodeAt(seat)] = seat;

export type BareCard = { readonly seat: string; readonly card: string };

/** NS's tricks, or -1 when a card is illegal. */
export const bareTricks = (
  held: Int32Array,
  cards: readonly BareCard[],
  trump: number,
  leader: number,
): number => {
  let turn = leader;
  let count = 0;
  let led = 0;
  let best = -1;
  let winner = -1;
  let ns = 0;
  for (const { seat, card } of cards) {
    const who = SEAT[seat.charCodeAt(0)] ?? -1;
    const suit = SUIT[card.charCodeAt(0)] ?? -1;
    const rank = RANK[card.charCodeAt(1)] ?? -1;
    const word = (who << 1) + (suit >> 1);
    const half = held[word] ?? 0;
    const bit = 1 << (((suit & 1) << 4) | rank);
    if (who !== turn || (half & bit) === 0) return -1;
    if (count === 0) {
      led = suit;
      best = -1;
    } else if (suit !== led && (((held[(who << 1) + (led >> 1)] ?? 0) >>> ((led & 1) << 4)) & 0xffff) !== 0)
      return -1;
    held[word] = half & ~bit;
    const strength = suit === trump ? 16 + rank : suit === led ? rank : -1;
    if (strength > best) {
      best = strength;
      winner = who;
    }
    turn = (turn + 1) & 3;
    if (++count === 4) {
      if ((winner & 1) === 0) ns++;
      turn = winner;
      count = 0;
    }
  }
  return ns;
};
