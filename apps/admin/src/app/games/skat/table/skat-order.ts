const jacks = ['CJ', 'SJ', 'HJ', 'DJ'];
const plain = 'ATKQ987';
const natural = 'AKQJT987';

/** Suits from the left of a fan: trumps, then the others, colours alternating where they can. */
const fanSuits: Readonly<Record<string, string>> = { C: 'CHSD', S: 'SHCD', H: 'HCDS', D: 'DCHS' };

/**
 * How players sort a hand: jacks, trump suit, the others by ace, ten, king (SKAT-2.3.2, SKAT-2.3.3); in null by suit with
 * the jack and ten between queen and nine (SKAT-2.3.4). `game`: `C S H D G N`, or null before the announcement.
 */
export const skatOrder =
  (game: string | null) =>
  (a: string, b: string): number =>
    placeOf(a, game) - placeOf(b, game);

const placeOf = (card: string, game: string | null): number => {
  const suit = card.charAt(0);
  const rank = card.charAt(1);
  const inFan = (fanSuits[game ?? ''] ?? 'CHSD').indexOf(suit);
  if (game === 'N') return inFan * 10 + natural.indexOf(rank);
  if (rank === 'J') return jacks.indexOf(card) - 10;
  return inFan * 10 + plain.indexOf(rank);
};
