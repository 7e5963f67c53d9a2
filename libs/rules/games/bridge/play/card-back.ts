import type { Seat } from '@arbitre/rules/kernel/compass';
import { lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeEvent, CardWithdrawn } from '../events';
import { isOpenRevoke } from '../revokes/revoke-duties';
import type { BridgeState } from '../state';

/**
 * A card goes back to its hand; what was wrong with it is wrong no more.
 *
 * @param article by which it does, where that is not because it was played in error (BD-L47A, BD-L47B)
 */
export const cardBack = (
  { obligations }: Pick<BridgeState, 'obligations'>,
  seat: Seat,
  card: string,
  article?: CardWithdrawn['data']['article'],
): readonly BridgeEvent[] => [
  { type: 'CardWithdrawn', data: { seat, card, ...(article === undefined ? {} : { article }) } },
  ...obligations
    .filter((duty) => isOpenRevoke(duty) && duty.seat === seat && duty.cards.includes(card))
    .map((duty) => lifted(duty, article ?? 'BD-L47B')),
];
