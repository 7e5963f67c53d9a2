import { obligationViews, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { ObligationView } from '@arbitre/rules/kernel/table-view';
import { openRevokes } from '../revokes/duties';
import type { BridgePlafondState } from '../state';
import { ordersOf } from './orders';

/** Orders that somebody could have obeyed and did not: as far as the table can see they are used up. */
const brokenOrders = ({ obligations }: BridgePlafondState): readonly Obligation[] =>
  openRevokes({ obligations })
    .filter(({ article }) => article === 'BP-55-DEF-2')
    .flatMap(({ seat, trick }) =>
      ordersOf(obligations, seatIndex(seat)).filter((each) => each.trick <= trick),
    );

/** The rules know a revoke from the hand at once; the table learns of it when somebody says so. */
export const shownDuties = (state: BridgePlafondState): readonly ObligationView[] => {
  const { obligations } = state;
  if (obligations.length === 0) return [];
  const broken = brokenOrders(state);
  return obligationViews(obligations).map((view, at) => {
    const duty = obligations[at];
    const isSecret = view.kind.endsWith('revoke') || (duty !== undefined && broken.includes(duty));
    return isSecret ? { ...view, secret: true } : view;
  });
};
