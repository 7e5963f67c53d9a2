import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Article 4: the deal. */
export const DEALING: readonly ArticleLine[] = [
  [
    'WB-4.a',
    'setup',
    'Le premier donneur d’une manche est celui que désigne la marque.',
    'The scoring designates who deals first in a manche.',
  ],
  [
    'WB-4.b',
    'record',
    'Le donneur bat les cartes trois fois au moins.',
    'The dealer shuffles three times at the least.',
  ],
];
