import { endPlay } from '@arbitre/rules/kernel/auction/declarer';
import { contractOf } from '@arbitre/rules/kernel/auction/auction';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { BridgeEvent, CallMade } from '../events';
import { parseCall } from '@arbitre/rules/kernel/auction/calls';
import type { BridgeState } from '../state';
import type { CallRecord } from './auction';
import { acceptCall, cancelCalls, lateCall, makeCall, specify, substituteCall } from './record';

/** A call as it goes on the record, where what becomes of it is marked. */
const recorded = ({ seat, call: name, note }: CallMade['data']): CallRecord =>
  note === undefined ? { seat, call: name } : { seat, call: name, note };

export const call = (state: BridgeState, data: CallMade['data']): void => {
  if (state.phase === 'play' || state.phase === 'finished') {
    lateCall(state.auction, data);
    return;
  }
  state.phase = 'auction';
  makeCall(state.auction, seatIndex(data.seat), parseCall(data.call), recorded(data));
};

/** Calls that fall once a card is on the table change what the contract costs, and nothing else (BD-L36C). */
const cancel = (state: BridgeState, numbers: readonly number[], article: string): void => {
  cancelCalls(state.auction, numbers, article);
  const standing = contractOf(state.auction);
  if (state.contract !== null && standing !== null)
    state.contract = { ...state.contract, risk: standing.risk };
};

const reopen = (state: BridgeState): void => {
  state.phase = 'auction';
  state.contract = null;
  state.declarer = -1;
  endPlay(state.play);
};

/** Applies an event of an auction in which something went wrong. */
export const evolveAuction = (state: BridgeState, event: BridgeEvent): void => {
  const { auction } = state;
  switch (event.type) {
    case 'CallAccepted':
      acceptCall(auction, event.data.call, event.data.article, event.data.after);
      break;
    case 'CallsCancelled':
      cancel(state, event.data.calls, event.data.article);
      break;
    case 'CallSubstituted': {
      const { seat, call: name, after } = event.data;
      substituteCall(auction, { seat, call: name }, after);
      break;
    }
    case 'AuctionReopened':
      reopen(state);
      break;
    case 'CallRuled': {
      const { finding, number, denominations = [] } = event.data;
      if (finding === 'artificial' && number !== undefined) specify(auction, number, denominations);
      break;
    }
    case 'HandTaken':
      state.handsTaken |= 1 << seatIndex(event.data.seat);
      break;
    default:
  }
};
