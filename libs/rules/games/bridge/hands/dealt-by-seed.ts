import { formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { Seat } from '../events';
import type { BridgeSetup } from '../setup';

export type WholeDeal = Readonly<Record<Seat, readonly string[]>>;

/** What is published before boards are dealt by that seed (BD-L6E-GAP-1). */
export const dealsCommitment = (seed: string): string => commitmentTo('bridge-deals', seed);

/**
 * The deal of a board by a seed: the pack in an order in which every one is as likely (Fisher and Yates over SHA-256), thirteen
 * cards to each seat. Whoever learns the seed deals it again.
 */
export const dealtBySeed = (seed: string, board: number): WholeDeal => {
  const pack = inOrderOfLot(`${seed} board ${board}`, PACK_52.cards);
  const hand = (seat: number): readonly string[] =>
    pack
      .slice(seat * TRICKS, (seat + 1) * TRICKS)
      .toSorted((a, b) => b - a)
      .map(formatCard);
  return { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
};

/** Tells whether two copies of a board are the same, and tells no card (BD-L6F). */
export const fingerprintOf = ({ board, dealer, vulnerable }: BridgeSetup, hands: WholeDeal): string =>
  commitmentTo(
    'bridge-board',
    [board, dealer, vulnerable, ...SEATS.map((seat) => hands[seat].toSorted().join(' '))].join(' | '),
  );
