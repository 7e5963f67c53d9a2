import type { Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { auctionMatters, leadMatters } from './auction/matters';
import { onClaims } from './claims/matters';
import { handMatters } from './hands/matters';
import { NOTHING_SAID } from './hands/record';
import { onCards } from './play/matters';
import { onTableMatters } from './play/table-matters';
import { onRevokes } from './revokes/matters';
import type { BridgeState } from './state';

const onPlay = (state: BridgeState): readonly Matter[] => [
  ...leadMatters(state),
  ...onCards(state),
  ...onTableMatters(state),
  ...onRevokes(state),
  ...onClaims(state),
];

/** What a deal waits for: choices on calls and cards that break the law, revokes, claims, hands, and what only the arbiter finds. */
export const openMatters = (state: BridgeState): readonly Matter[] => {
  const own = state.phase === 'auction' ? auctionMatters(state) : onPlay(state);
  return state.hands === NOTHING_SAID ? own : [...own, ...handMatters(state)];
};
