import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';

// Acts and events of the irregularities of cut and deal (articles 8 to 10, 38).

export const dealingActs = {} as const satisfies ActTable;
export const dealingEvents = {} as const satisfies EventTable;

/** Acts that may still come once the deal has its score. */
export const dealingActsAfterEnd: readonly string[] = [];
