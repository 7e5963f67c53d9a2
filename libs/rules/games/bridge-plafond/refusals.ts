import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { eveningRefusals } from './partie/refusals';

/** What bridge-plafond refuses where its rulebook has no article: one line a code, a sentence in each language. */
export const bridgePlafondRefusals = refusals({ ...eveningRefusals });

export const refuse = refusing<SharedRefusals & typeof bridgePlafondRefusals>();
