import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { leftOf } from '@arbitre/rules/kernel/compass';

/** Each packet of a cut holds at least four cards (WHC-COUPE-3). */
export const FEWEST_IN_PACKET = 4;

export const isProperCut = (lifted: number, pack = 52): boolean =>
  lifted >= FEWEST_IN_PACKET && lifted <= pack - FEWEST_IN_PACKET;

/** The packet that stayed goes on top of the packet that was lifted (WHC-COUPE-4). */
export const rebuild = <T>(pack: readonly T[], lifted: number): readonly T[] => [
  ...pack.slice(lifted),
  ...pack.slice(0, lifted),
];

/** One card at a time, the eldest hand first, the dealer last (WHC-DONNE-1). */
export const dealOut = (pack: readonly Card[], dealer: number): readonly (readonly string[])[] => {
  const hands: string[][] = [[], [], [], []];
  let seat = dealer;
  for (const card of pack) {
    seat = leftOf(seat);
    hands[seat]?.push(formatCard(card));
  }
  return hands;
};
