import type { VisibleArticles } from '@arbitre/rules/kernel/tricks/visible-duties';

/** The duty to follow, and what visible cards ask for. */
export const VISIBLE: VisibleArticles = {
  follow: 'JOF-6d',
  play: 'JOF-6.3',
  lead: 'JOF-6-GAP-1',
  partner: 'JOF-6.4',
};
