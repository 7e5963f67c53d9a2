import { obligationViews, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { ObligationView } from '@arbitre/rules/kernel/table-view';
import { openRevokes, ordersBrokenBy } from '../revokes/duties';
import type { BridgePlafondState } from '../state';

/** Orders on a card that was a revoke: as far as the table can see they are used up. */
const brokenOrders = (state: BridgePlafondState): readonly Obligation[] =>
  openRevokes(state).flatMap((revoke) => ordersBrokenBy(state, revoke));

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
