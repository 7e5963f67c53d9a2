import { afterObligation } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgeEvent } from '../events';
import type { BridgeState } from '../state';

/** A state as far as duties go, after what is about to be recorded: what a score in the same write is made with. */
export const afterEvents = (state: BridgeState, events: readonly BridgeEvent[]): BridgeState =>
  events.length === 0
    ? state
    : {
        ...state,
        obligations: events.reduce(
          (duties, event) =>
            event.type === 'ObligationImposed' || event.type === 'ObligationLifted'
              ? afterObligation(duties, event)
              : duties,
          state.obligations,
        ),
      };
