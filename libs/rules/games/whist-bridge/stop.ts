import type { Stop } from '@arbitre/rules/kernel/mistakes/stop';

/** An unsettled disagreement waits for the arbiter (WB-15.c). */
export const STOP: Stop = { article: 'WB-15.c', goesOn: ['rule', 'reveal', 'report', 'settle', 'dispute'] };
