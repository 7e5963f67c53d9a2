import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** What cards are worth in the count of a hand. */
export const COUNT: readonly ArticleLine[] = [
  [
    'CRIB-6.1',
    'score',
    'De l’as au 9, une carte vaut de 1 à 9.',
    'From the ace to the nine a card counts 1 to 9.',
  ],
  [
    'CRIB-6.2',
    'score',
    'Le 10, le valet, la dame et le roi valent 10.',
    'The ten, the jack, the queen and the king count 10.',
  ],
  [
    'CRIB-6.3',
    'score',
    'Chaque combinaison de cartes qui fait 15 vaut 2.',
    'Each combination of cards that makes 15 scores 2.',
  ],
  ['CRIB-6.4', 'score', 'Une paire vaut 2.', 'A pair scores 2.'],
  ['CRIB-6.5', 'score', 'Un brelan vaut 6.', 'Three of a kind score 6.'],
  ['CRIB-6.6', 'score', 'Un carré vaut 12.', 'Four of a kind score 12.'],
  [
    'CRIB-6.7',
    'score',
    'Une suite d’au moins trois cartes vaut un point par carte ; l’as y est la plus basse.',
    'A run of at least three cards scores a point a card; the ace is low in it.',
  ],
  [
    'CRIB-6-GAP-1',
    'score',
    'Une carte doublée fait compter la suite autant de fois qu’elle se forme ; seules les plus longues comptent.',
    'A duplicated card makes a run count as often as it can be formed; only the longest are counted.',
  ],
  [
    'CRIB-6.8',
    'score',
    'Quatre cartes d’une couleur dans la main valent 4.',
    'Four cards of one suit in the hand score 4.',
  ],
  [
    'CRIB-6.9',
    'score',
    'Avec la carte de départ de la même couleur, 5.',
    'With the starter of the same suit it is 5.',
  ],
  [
    'CRIB-6-GAP-2',
    'score',
    'Trois cartes de la main et la carte de départ ne font pas de couleur.',
    'Three cards of the hand and the starter make no flush.',
  ],
  [
    'CRIB-6-GAP-3',
    'score',
    'Dans le crib, seule la couleur de cinq cartes compte.',
    'In the crib only a flush of five cards counts.',
  ],
  [
    'CRIB-6.11',
    'score',
    'Le valet de la couleur de la carte de départ vaut 1.',
    'The jack of the starter’s suit scores 1.',
  ],
  [
    'CRIB-6-GAP-4',
    'score',
    'Il compte aussi dans le crib ; jamais quand il est lui-même retourné, jamais en jouant.',
    'It counts in the crib too; never where it is the starter itself, and never in play.',
  ],
];
