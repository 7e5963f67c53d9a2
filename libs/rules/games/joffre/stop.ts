import type { Stop } from '@arbitre/rules/kernel/mistakes/stop';

/** What is disputed waits for the arbiter, and the deal with it (JOF-7-GAP-3). */
export const STOP: Stop = { article: 'JOF-7-GAP-3', goesOn: ['rule', 'report'] };
