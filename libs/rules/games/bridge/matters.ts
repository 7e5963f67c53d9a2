import type { Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { auctionMatters, leadMatters } from './auction/matters';
import { onCards } from './play/matters';
import type { BridgeState } from './state';

/** What a deal waits for: choices on calls and cards that break the law, and what only the arbiter finds. */
export const openMatters = (state: BridgeState): readonly Matter[] =>
  state.phase === 'auction' ? auctionMatters(state) : [...leadMatters(state), ...onCards(state)];
