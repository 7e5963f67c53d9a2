import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { BridgeEvent } from '../events';
import type { BridgeState } from '../state';
import { agreedClaim, type Claim, claimOf, tricksLeft } from './claim';

const answered = (claim: Claim, by: number, answer: string): Claim => {
  if (answer === 'accept') return { ...claim, accepted: [...claim.accepted, by] };
  return answer === 'play-on' ? { ...claim, playOn: [...claim.playOn, by] } : claim;
};

const staged = (state: BridgeState, stage: Claim['stage']): void => {
  if (state.claim !== null) state.claim = { ...state.claim, stage };
};

/** What Laws 68 to 71 leave behind. */
export const evolveClaims = (state: BridgeState, event: BridgeEvent): void => {
  switch (event.type) {
    case 'ClaimMade':
      state.claim = agreedClaim(state, seatIndex(event.data.by), event.data.tricks);
      break;
    case 'ClaimStated':
      state.claim = claimOf(state, seatIndex(event.data.by), event.data.tricks);
      break;
    case 'TricksConceded': {
      const { by, tricks = tricksLeft(state) } = event.data;
      state.claim = claimOf(state, seatIndex(by), tricksLeft(state) - tricks);
      break;
    }
    case 'ClaimAnswered':
      if (state.claim !== null)
        state.claim = answered(state.claim, seatIndex(event.data.by), event.data.answer);
      break;
    case 'ClaimContested':
      staged(state, 'contested');
      break;
    case 'ClaimVoided':
      state.claim = null;
      break;
    case 'ClaimAdjudicated':
    case 'AgreementEstablished':
      staged(state, 'final');
      break;
  }
};

/** A claim that was open stands once the board is scored: it was agreed, or the table recorded its result. */
export const scoreClaim = (state: BridgeState): void => {
  if (state.claim?.stage === 'open') staged(state, 'agreed');
};
