import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';

// Acts and events of the irregularities of the play (articles 44 to 53).

export const playLawActs = {} as const satisfies ActTable;
export const playLawEvents = {} as const satisfies EventTable;

/** Acts that may still come once the deal has its score. */
export const playLawActsAfterEnd: readonly string[] = [];
