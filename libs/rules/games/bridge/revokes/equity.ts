import { cardsOf } from '@arbitre/rules/kernel/card-set';
import type { Card } from '@arbitre/rules/kernel/cards';
import { seatIndex, SEATS, sideIndex } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import { cardIn, isKnown, leaderOf } from '@arbitre/rules/kernel/tricks/play';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { Contract } from '../events';
import { STRAINS } from '@arbitre/rules/kernel/auction/calls';
import type { BridgeState } from '../state';
import { doubleDummy } from './double-dummy';
import { wonBefore } from './findings';

/** Cards that a seat held when a trick (from 1) was led to. */
const handBefore = ({ play }: BridgeState, seat: number, trick: number): readonly Card[] => {
  const played: Card[] = [];
  for (let number = trick; number <= Math.min(play.completed + 1, TRICKS); number++) {
    const card = cardIn(play, number, seat);
    if (card >= 0) played.push(card);
  }
  return [...cardsOf(handOf(play.held, seat)), ...played];
};

/**
 * Declarer's tricks in the deal with the best play of all from the trick of a revoke on (BD-L64-GAP-1). Null where a hand is
 * not known or the search gave up.
 */
export const equityOf = (state: BridgeState, contract: Contract, trick: number): number | null => {
  const { play } = state;
  const leader = leaderOf(play, trick);
  if (leader < 0 || SEATS.some((_, seat) => !isKnown(play, seat))) return null;
  const declarer = seatIndex(contract.declarer);
  const rest = doubleDummy({
    hands: SEATS.map((_, seat) => handBefore(state, seat, trick)),
    leader,
    trump: STRAINS.indexOf(contract.strain),
    side: sideIndex(declarer),
  });
  return rest === null ? null : wonBefore(play, sideIndex(declarer), trick) + rest;
};
