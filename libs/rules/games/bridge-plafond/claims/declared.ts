import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';

// Acts and events of the claims (article 54).

export const claimActs = {} as const satisfies ActTable;
export const claimEvents = {} as const satisfies EventTable;

/** Acts that may still come once the deal has its score. */
export const claimActsAfterEnd: readonly string[] = [];
