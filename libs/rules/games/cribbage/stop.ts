import type { Stop } from '@arbitre/rules/kernel/mistakes/stop';

/** A dispute waits for the arbiter, and the game with it (CRIB-GAP-T3). */
export const STOP: Stop = { article: 'CRIB-GAP-T3', goesOn: ['rule', 'report'] };
