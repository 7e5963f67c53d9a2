import type { Stop } from '@arbitre/rules/kernel/mistakes/stop';

/** What is disputed waits for the arbiter, and the deal with it (WM-R2). */
export const STOP: Stop = {
  article: 'WM-R2',
  goesOn: ['rule', 'consult', 'report', 'count-pack', 'reveal'],
};
