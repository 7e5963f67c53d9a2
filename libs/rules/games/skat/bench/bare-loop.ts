/**
 * The least that a replay of skat can do: decode the card by its characters, check turn, holding and following, find the
 * winner among jacks, trumps and the suit led, count tricks and card points. No auction, no skat, no events beside cards.
 */
const SUIT = new Int8Array(128).fill(-1);
const RANK = new Int8Array(128).fill(-1);
for (let suit = 0; suit < 4; suit++) SUIT['CDHS'.charCodeAt(suit)] = suit;
for (let rank = 0; rank < 13; rank++) RANK['23456789TJQKA'.charCodeAt(rank)] = rank;
/** Strength of a rank within its suit, and its card points: A T K Q 9 8 7. */
const POWER = new Int8Array(16);
const POINTS = new Int8Array(16);
for (const [power, letter] of Array.from('789QKTA').entries())
  POWER[RANK[letter.charCodeAt(0)] ?? 0] = power + 1;
for (const [letter, points] of Object.entries({ A: 11, T: 10, K: 4, Q: 3, J: 2 }))
  POINTS[RANK[letter.charCodeAt(0)] ?? 0] = points;
const JACK = 9;
/** Clubs, spades, hearts, diamonds from the highest jack: kernel suits are C D H S. */
const JACK_POWER = new Int8Array([24, 21, 22, 23]);
/** The jack of every suit in both halves of a hand. */
const JACKS = (1 << JACK) | (1 << (JACK + 16));

export type BareCard = { readonly seat: string; readonly card: string };

/** Forehand, middlehand, rearhand by their first letters. */
const seatOf = (seat: string): number =>
  seat.charCodeAt(0) === 102 ? 0 : seat.charCodeAt(0) === 109 ? 1 : 2;

/** Whether a hand has a card of what was led: a plain suit without its jack, or trumps with all of them. */
const canFollow = (low: number, high: number, led: number, trump: number): boolean => {
  const plain = led === 4 ? trump : led;
  const ranks = plain > 3 ? 0 : ((plain < 2 ? low : high) >>> ((plain & 1) << 4)) & 0xffff & ~(1 << JACK);
  return ranks !== 0 || (led === 4 && ((low | high) & JACKS) !== 0);
};

/**
 * The declarer's card points in tricks, or -1 when a card is illegal. `trump`: kernel suit, 5 for grand; a class of 4 is
 * trump.
 */
export const bareSkat = (
  held: Int32Array,
  cards: readonly BareCard[],
  trump: number,
  declarer: number,
): number => {
  let turn = 0;
  let count = 0;
  let led = 0;
  let best = -1;
  let winner = -1;
  let inTrick = 0;
  let own = 0;
  for (const { seat, card } of cards) {
    const who = seatOf(seat);
    const suit = SUIT[card.charCodeAt(0)] ?? -1;
    const rank = RANK[card.charCodeAt(1)] ?? -1;
    const word = (who << 1) + (suit >> 1);
    const half = held[word] ?? 0;
    const bit = 1 << (((suit & 1) << 4) | rank);
    if (who !== turn || (half & bit) === 0) return -1;
    const group = rank === JACK || suit === trump ? 4 : suit;
    if (count === 0) {
      led = group;
      best = -1;
    } else if (group !== led && canFollow(held[who << 1] ?? 0, held[(who << 1) + 1] ?? 0, led, trump))
      return -1;
    held[word] = half & ~bit;
    inTrick += POINTS[rank] ?? 0;
    const strength =
      rank === JACK
        ? (JACK_POWER[suit] ?? 0)
        : group === 4
          ? 10 + (POWER[rank] ?? 0)
          : group === led
            ? (POWER[rank] ?? 0)
            : -1;
    if (strength > best) {
      best = strength;
      winner = who;
    }
    turn = turn === 2 ? 0 : turn + 1;
    if (++count === 3) {
      if (winner === declarer) own += inTrick;
      turn = winner;
      count = inTrick = 0;
    }
  }
  return own;
};
