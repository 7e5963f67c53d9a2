import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The count and the failure to follow: chapter 6. */
export const SCORE: readonly ArticleLine[] = [
  [
    'C500-6.1',
    'enforce',
    "On ne juge du contrat qu'une fois toutes les cartes jouées.",
    'Whether the contract is made is judged once all cards are played.',
  ],
  [
    'C500-6.2',
    'score',
    'Contrat réussi : le camp du preneur marque sa valeur, sans rien pour les levées de plus.',
    "Contract made: the taker's side scores its value, and nothing for further tricks.",
  ],
  [
    'C500-6.3',
    'score',
    "Contrat échoué : l'autre camp marque la valeur du contrat.",
    'Contract failed: the other side scores the value of the contract.',
  ],
  [
    'C500-6.4',
    'score',
    "Contrat échoué : l'autre camp marque aussi 10 points par levée qu'il a gagnée.",
    'Contract failed: the other side also scores 10 points for each trick it has won.',
  ],
  [
    'C500-6-GAP-1',
    'score',
    "Contre un contrat réussi on ne marque rien ; aucun pointage n'est négatif.",
    'Against a contract that is made nothing is scored; no score is negative.',
  ],
  [
    'C500-6.5',
    'record',
    "Les points de chaque brasse s'inscrivent sur la feuille.",
    'The points of each deal are written on the sheet.',
  ],
  [
    'C500-6.6',
    'enforce',
    'Après chaque brasse, le capitaine qui ne tient pas la feuille en paraphe les points.',
    'After each deal the captain who does not keep the sheet initials its points.',
  ],
  [
    'C500-6.7',
    'enforce',
    'Le voisin de gauche du dernier donneur donne ensuite.',
    'The player on the left of the last dealer deals next.',
  ],
  [
    'C500-6.8',
    'detect',
    "Qui ne fournit pas alors qu'il le pouvait arrête la brasse : 100 points de boni à l'autre camp.",
    'Whoever does not follow though he could stops the deal: a bonus of 100 points for the other side.',
  ],
  [
    'C500-6.9',
    'detect',
    "Si c'est le camp du contrat, le contrat est annulé et l'autre camp marque 100.",
    'If it is the side of the contract, the contract is cancelled and the other side scores 100.',
  ],
  [
    'C500-6.10',
    'detect',
    "Si c'est l'autre camp, celui du contrat marque sa valeur et 100 de plus.",
    'If it is the other side, the side of the contract scores its value and 100 more.',
  ],
  [
    'C500-6-GAP-2',
    'detect',
    "On peut se reprendre tant que le suivant n'a pas joué, la carte devenant visible ; on peut la réclamer jusqu'au paraphe, et la première omission compte.",
    'It may be corrected until the next player has played, the card becoming visible; it may be claimed until the initials, and the first failure counts.',
  ],
];
