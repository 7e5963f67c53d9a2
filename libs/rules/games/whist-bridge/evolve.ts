import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import type { WhistBridgeEvent } from './events';
import type { WhistBridgeState } from './state';

/** Applies one event in place, and passes over what it does not know. */
export const evolve = (state: WhistBridgeState, event: WhistBridgeEvent | DomainEvent): WhistBridgeState => {
  switch (event.type) {
    case 'DealScored':
      state.score = (event as Extract<WhistBridgeEvent, { type: 'DealScored' }>).data;
      break;
  }
  return state;
};
