import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';

/** What whist-bridge refuses where its rulebook has no article: one line a code, a sentence in each language. */
export const whistBridgeRefusals = refusals({});

export const refuse = refusing<SharedRefusals & typeof whistBridgeRefusals>();
