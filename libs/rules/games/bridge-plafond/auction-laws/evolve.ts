import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState, CallRecord } from '../state';
import { recount } from './standing';
import { NO_CALL_LAWS } from './state';

const change = ({ calls }: BridgePlafondState, index: number, to: Partial<CallRecord>): void => {
  const record = calls[index];
  if (record !== undefined) calls[index] = { ...record, ...to };
};

/** Applies an event of the irregularities of the auction (articles 39 to 43). */
export const evolveCallLaws = (state: BridgePlafondState, event: BridgePlafondEvent): void => {
  switch (event.type) {
    case 'CallSaid':
      if (state.phase === 'waiting') state.phase = 'auction';
      state.calls.push({ ...event.data, counts: null });
      break;
    case 'CallHeld': {
      const { number, article } = event.data;
      change(state, number - 1, { irregular: article });
      state.callLaws = { pending: { index: number - 1, article, pointedOut: false } };
      break;
    }
    case 'CallSettled': {
      const { number, call, article } = event.data;
      change(state, number - 1, { counts: call, ...(article === undefined ? {} : { irregular: article }) });
      if (state.callLaws.pending?.index === number - 1) state.callLaws = NO_CALL_LAWS;
      recount(state);
      break;
    }
    case 'FaultPointedOut':
      if (state.callLaws.pending !== null)
        state.callLaws = { pending: { ...state.callLaws.pending, pointedOut: true } };
      break;
    default:
  }
};
