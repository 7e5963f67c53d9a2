import type { ArticleLine } from '@arbitre/rules/kernel/articles';
import { GUIDE_CONTESTED } from './guide-contested';
import { GUIDE_LEADS } from './guide-leads';
import { GUIDE_MANNERS } from './guide-manners';
import { GUIDE_OPENINGS } from './guide-openings';
import { GUIDE_PLAY } from './guide-play';
import { GUIDE_RESPONSES } from './guide-responses';
import { GUIDE_SCORE } from './guide-score';

/** The advice of 1930: shown to people, never enforced. */
export const GUIDE: readonly ArticleLine[] = [
  ...GUIDE_MANNERS,
  ...GUIDE_OPENINGS,
  ...GUIDE_RESPONSES,
  ...GUIDE_CONTESTED,
  ...GUIDE_SCORE,
  ...GUIDE_PLAY,
  ...GUIDE_LEADS,
];
