import type { Stop } from '@arbitre/rules/kernel/mistakes/stop';

/** What is disputed waits for the arbiter, and the deal with it (C500-9.1). */
export const STOP: Stop = { article: 'C500-9.1', goesOn: ['rule', 'report'] };
