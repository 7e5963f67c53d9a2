import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** What is heard or seen. */
export const IRREGULARITIES: readonly ArticleLine[] = [
  [
    'BD-L16B1a',
    'arbiter',
    'Une information venue du partenaire autrement que par ses annonces et ses cartes ne doit pas servir ; l’arbitre juge.',
    'Information from partner other than by his calls and plays must not be used; the arbiter judges.',
  ],
];
