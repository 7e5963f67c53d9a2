import { seatIndex } from '@arbitre/rules/kernel/compass';
import { withEstablished } from './decide-revoke';
import type { WhistEvent } from './events';
import { tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import type { WhistState } from './state';

const withoutClaims = (state: WhistState, against: number): void => {
  if (state.claims.length > 0) state.claims = state.claims.filter((claim) => claim.against !== against);
  // Nothing is left to prove.
  if (state.claims.length === 0 && state.offer?.article === 'WHC-REN-13') state.offer = null;
};

type Established = Extract<WhistEvent, { type: 'RevokeEstablished' }>['data'];

const establish = (state: WhistState, { seat, trick, article }: Established): void => {
  const at = seatIndex(seat);
  const known = state.faults.find(
    (each) => each.seat === at && each.trick === trick && each.article === article,
  );
  state.faults = withEstablished(state.faults, {
    seat: at,
    trick,
    article,
    card: known?.card ?? null,
    state: 'established',
  });
  withoutClaims(state, at);
};

/** A dismissal by the arbiter also undoes what was established (WHC-SUP-GAP-5). */
const dismiss = (state: WhistState, against: number, article: string): void => {
  withoutClaims(state, against);
  if (article === 'WHC-SUP-GAP-5') state.faults = state.faults.filter((each) => each.seat !== against);
};

/** Events of claims and results; any other is passed over. */
export const evolveClaim = (state: WhistState, event: WhistEvent): void => {
  switch (event.type) {
    case 'RevokeClaimed':
      state.claims = [
        ...state.claims,
        { by: seatIndex(event.data.by), against: seatIndex(event.data.against) },
      ];
      break;
    case 'RevokeEstablished':
      establish(state, event.data);
      break;
    case 'RevokeDismissed':
      dismiss(state, seatIndex(event.data.against), event.data.article);
      break;
    case 'ClaimWindowClosed':
      state.claimsClosed = true;
      state.claims = [];
      break;
    case 'PlayOnRequired':
      state.playOnRequired = true;
      break;
    case 'HandsAbandoned':
      state.agreed = {
        NS: tricksOfSide(state.play, 0) + event.data.tricks.NS,
        EW: tricksOfSide(state.play, 1) + event.data.tricks.EW,
      };
      break;
    case 'TricksRecorded':
      state.recorded = event.data;
      break;
    default:
  }
};
