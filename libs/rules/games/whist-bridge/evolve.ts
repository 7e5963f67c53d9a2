import type { WhistBridgeEvent } from './events';
import type { WhistBridgeState } from './state';

/** Applies one event in place, and passes over what it does not know. */
export const evolve = (state: WhistBridgeState, event: WhistBridgeEvent): WhistBridgeState => {
  switch (event.type) {
    case 'ResultRecorded':
      state.recorded = event.data;
      break;
    case 'DealScored':
      state.score = event.data;
      state.phase = 'finished';
      break;
    default:
      break;
  }
  return state;
};
