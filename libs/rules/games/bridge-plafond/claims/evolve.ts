import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { BridgePlafondEvent, Named } from '../events';
import type { BridgePlafondState } from '../state';
import { NO_CLAIMS, type TrickClaim } from './state';

const change = (state: BridgePlafondState, what: Partial<TrickClaim>): void => {
  const { claim } = state.claims;
  if (claim !== null) state.claims = { claim: { ...claim, ...what } };
};

const answer = (state: BridgePlafondState, { by, answer: said }: Named<'ClaimAnswered'>['data']): void => {
  const seat = seatIndex(by);
  if (said === 'accept') change(state, { accepted: [...(state.claims.claim?.accepted ?? []), seat] });
  else if (said === 'explain') change(state, { asker: seat });
  else if (said === 'as-stated') change(state, { asStated: true });
};

/** Applies an event of the claims (article 54). */
export const evolveClaims = (state: BridgePlafondState, event: BridgePlafondEvent): void => {
  switch (event.type) {
    case 'TricksClaimed':
      state.claims = {
        claim: {
          ...{ by: seatIndex(event.data.by), tricks: event.data.tricks },
          ...{ complete: event.data.complete === true, accepted: [], asker: null, asStated: false },
        },
      };
      break;
    case 'ClaimAnswered':
      answer(state, event.data);
      break;
    case 'ClaimCompleted':
      change(state, { complete: true });
      break;
    case 'ClaimDropped':
      state.claims = NO_CLAIMS;
      break;
    case 'ClaimSettled':
      state.agreed = event.data.tricks;
      state.claims = NO_CLAIMS;
      break;
    default:
  }
};
