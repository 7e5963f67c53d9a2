import { dummyOf, isDefender, playerOf } from '@arbitre/rules/kernel/auction/declarer';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { follows } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown, isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import type { BridgePlafondActNamed } from '../acts';
import type { BridgePlafondState } from '../state';

// What a card breaks at the moment in which it is played.

const outOfTurn = ({ play, declarer }: BridgePlafondState, seat: number): `BP-${string}` => {
  if (!isUnderWay(play)) return 'BP-JEU-11';
  if (play.count > 0) return 'BP-JEU-GAP-2';
  // Between declarer's hand and dummy's it is a lead from the wrong hand (article 45).
  return isDefender(declarer, seat) === isDefender(declarer, play.turn) ? 'BP-LEVEE-3' : 'BP-JEU-GAP-2';
};

/** By which article a card breaks the rules; null when it is regular. */
export const playBreach = (state: BridgePlafondState, seat: number, card: Card): `BP-${string}` | null => {
  const { play } = state;
  if (seat !== play.turn) return outOfTurn(state, seat);
  return isKnown(play, seat) && !follows(play, seat, card) ? 'BP-JEU-4' : null;
};

/** BP-JEU-7, BP-JEU-10: dummy's cards are declarer's to play, all others their owner's. */
export const wrongPlayer = (
  { declarer }: BridgePlafondState,
  { seat, by }: BridgePlafondActNamed<'play'>,
): boolean => by !== undefined && by !== seatName(playerOf(declarer, seatIndex(seat)));

export const factsOf = ({ play, declarer }: BridgePlafondState, seat: number, card: Card): Facts => ({
  seat: seatName(seat),
  card: formatCard(card),
  turn: play.turn < 0 ? null : seatName(play.turn),
  dummy: declarer < 0 ? null : seatName(dummyOf(declarer)),
});
