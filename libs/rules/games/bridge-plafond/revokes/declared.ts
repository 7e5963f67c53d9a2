import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';

// Acts and events of the revokes (article 55).

export const revokeActs = {} as const satisfies ActTable;
export const revokeEvents = {} as const satisfies EventTable;

/** Acts that may still come once the deal has its score. */
export const revokeActsAfterEnd: readonly string[] = [];
