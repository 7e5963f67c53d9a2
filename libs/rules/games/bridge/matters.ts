import type { Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { auctionMatters, leadMatters } from './auction/matters';
import { onClaims } from './claims/matters';
import { onCards } from './play/matters';
import { onTableMatters } from './play/table-matters';
import { onRevokes } from './revokes/matters';
import type { BridgeState } from './state';

/** What a deal waits for: choices on calls and cards that break the law, revokes, claims, and what only the arbiter finds. */
export const openMatters = (state: BridgeState): readonly Matter[] =>
  state.phase === 'auction'
    ? auctionMatters(state)
    : [
        ...leadMatters(state),
        ...onCards(state),
        ...onTableMatters(state),
        ...onRevokes(state),
        ...onClaims(state),
      ];
