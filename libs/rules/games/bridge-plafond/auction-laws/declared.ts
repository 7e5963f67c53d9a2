import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';

// Acts and events of the irregularities of the auction (articles 39 to 43).

export const callActs = {} as const satisfies ActTable;
export const callEvents = {} as const satisfies EventTable;

/** Acts that may still come once the deal has its score. */
export const callActsAfterEnd: readonly string[] = [];
