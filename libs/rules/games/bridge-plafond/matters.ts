import type { Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { callMatters } from './auction-laws/matters';
import { matterOf } from './choices/matters';
import { claimMatters } from './claims/matters';
import { dealingMatters } from './dealing/matters';
import { playLawMatters } from './play-laws/matters';
import { revokeMatters } from './revokes/matters';
import type { BridgePlafondState } from './state';

/** What the table waits for: every open choice, and faults that somebody has to notice. */
export const openMatters = (state: BridgePlafondState): readonly Matter[] => [
  ...state.choices.map(matterOf),
  ...dealingMatters(state),
  ...callMatters(state),
  ...playLawMatters(state),
  ...revokeMatters(state),
  ...claimMatters(state),
];
