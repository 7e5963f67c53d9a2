import type { Seat } from '@arbitre/rules/kernel/compass';
import { lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeEvent } from '../events';
import { isOpenRevoke } from '../revokes/revoke-duties';
import type { BridgeState } from '../state';

/** A card goes back to its hand (BD-L47A, BD-L47B); what was wrong with it is wrong no more. */
export const cardBack = (
  { obligations }: Pick<BridgeState, 'obligations'>,
  seat: Seat,
  card: string,
): readonly BridgeEvent[] => [
  { type: 'CardWithdrawn', data: { seat, card } },
  ...obligations
    .filter((duty) => isOpenRevoke(duty) && duty.seat === seat && duty.cards.includes(card))
    .map((duty) => lifted(duty, 'BD-L47B')),
];
