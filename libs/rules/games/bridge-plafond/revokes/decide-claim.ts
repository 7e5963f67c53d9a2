import { seatIndex } from '@arbitre/rules/kernel/compass';
import type { Decide } from '../acts';
import { decidePointedOut } from '../play-laws/dummy';
import { claimProblem, claimRevoke, mayClaim } from './claims';

/** BP-55-6-A; while cards are played dummy may claim none, and what he says costs declarer the sanction (BP-50-4). */
export const decideClaimRevoke: Decide<'claim-revoke'> = (state, act) => {
  const problem = claimProblem(state, act);
  if (problem !== null) return problem;
  const { by, seat, trick } = act;
  if (mayClaim(state, seatIndex(by))) return claimRevoke(state, act);
  return decidePointedOut(state, {
    ...{ do: 'dummy-points-out', article: 'BP-55-6-A', seat },
    ...(trick === undefined ? {} : { trick }),
  });
};
