import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Article 16: the manche and its ranking; what players do afterwards. */
export const MANCHE: readonly ArticleLine[] = [
  [
    'WB-16.a',
    'tournament',
    'Une manche fait quatre tours : chacun donne quatre fois.',
    'A manche is four rounds: everybody deals four times.',
  ],
  ['WB-16.b', 'setup', 'Une table a quatre ou cinq joueurs.', 'A table has four or five players.'],
  [
    'WB-16-GAP-1',
    'tournament',
    'Décision : à cinq, le donneur ne joue pas ; chacun joue seize des vingt donnes.',
    'Decision: of five the dealer sits out; everybody plays sixteen of twenty deals.',
  ],
  [
    'WB-16-GAP-2',
    'setup',
    'Décision : la place 2 donne d’abord, sauf indication ; puis dans le sens horlogique.',
    'Decision: place 2 deals first unless another is designated; then clockwise.',
  ],
  [
    'WB-16-GAP-3',
    'tournament',
    'Décision : le total est la somme des donnes moins les pénalités ; les égaux partagent le rang.',
    'Decision: the total is the sum of the deals less the penalties; equals share the rank.',
  ],
  [
    'WB-16-GAP-4',
    'score',
    'Décision : la somme des totaux et des pénalités est celle des points de jeu.',
    'Decision: totals and penalties together make the sum of the points de jeu.',
  ],
  [
    'WB-16-GAP-5',
    'tournament',
    'Décision : sur plusieurs manches on additionne les totaux ; combien il y en a et lesquelles comptent se règle.',
    'Decision: over several manches totals are added; how many there are and which count are settings.',
  ],
  [
    'WB-PRAT.a',
    'guide',
    'Après les manches, le matériel revient à la table principale.',
    'After the manches the material goes back to the main table.',
  ],
  [
    'WB-PRAT.b',
    'guide',
    'Chacun range sa chaise et aide à ranger les tables.',
    'Everybody puts away the own chair and helps with the tables.',
  ],
];
