import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import type { BridgePlafondEvent } from './events';
import type { BridgePlafondState } from './state';

/** Applies one event in place, and passes over what it does not know. */
export const evolve = (
  state: BridgePlafondState,
  event: BridgePlafondEvent | DomainEvent,
): BridgePlafondState => {
  switch (event.type) {
    case 'DealScored':
      state.score = (event as Extract<BridgePlafondEvent, { type: 'DealScored' }>).data;
      break;
  }
  return state;
};
