import type { Stop } from '@arbitre/rules/kernel/mistakes/stop';

/** What is disputed waits for the arbiter, and the deal with it (SKAT-4.5.10.a). */
export const STOP: Stop = {
  article: 'SKAT-4.5.10.a',
  goesOn: ['rule', 'restore-skat', 'report', 'reveal'],
};
