import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Games that end before their last trick: given up, claimed, thrown in. */
export const SHORTENED: readonly ArticleLine[] = [
  [
    'SKAT-4.3.1.a',
    'enforce',
    'Toute partie se joue en principe jusqu’au bout.',
    'Every game is played to its end in principle.',
  ],
  [
    'SKAT-4.3.1.b',
    'enforce',
    'Avec neuf cartes au moins, le preneur peut se déclarer perdant.',
    'With nine cards or more the declarer may call his game lost.',
  ],
  [
    'SKAT-4.3.1.c',
    'score',
    'Un jeu abandonné coûte au moins l’enchère.',
    'A game given up costs at least the bid.',
  ],
  [
    'SKAT-4.3.2',
    'enforce',
    'Ensuite il faut l’accord d’un membre de la partie adverse.',
    'After that one of the opposing party has to agree.',
  ],
  [
    'SKAT-4.3.3',
    'detect',
    'L’abandon d’un seul de la partie adverse termine le jeu pour tous.',
    'One of the opposing party giving up ends the game for all.',
  ],
  [
    'SKAT-4.3.4.a',
    'detect',
    'Preneur qui étale ses cartes : il annonce toutes les levées restantes.',
    'A declarer who shows his cards claims every remaining trick.',
  ],
  ['SKAT-4.3.4.b', 'detect', 'Si c’est faux, le jeu s’arrête là.', 'If that is wrong, the game ends there.'],
  [
    'SKAT-4.3.4.c',
    'detect',
    'Au null, il annonce qu’il n’en fera plus aucune.',
    'In null he claims to take none of them.',
  ],
  [
    'SKAT-4-GAP-7',
    'detect',
    'La revendication vaut si le preneur, voyant tout, peut la tenir contre toute défense ; ce qu’il dit la limite.',
    'A claim is good if the declarer, seeing all cards, can keep it against any defence; what he says limits it.',
  ],
  [
    'SKAT-4.3.5',
    'detect',
    'Un adversaire n’étale ses cartes que s’il fait tout, quelle que soit la répartition.',
    'An opponent shows his cards only if he takes everything, whatever the distribution.',
  ],
  [
    'SKAT-4-GAP-8',
    'detect',
    'Il doit gagner seul chaque levée contre toute répartition et tout jeu des autres.',
    'He alone has to win every trick against any distribution and any play.',
  ],
  [
    'SKAT-4.3.6',
    'detect',
    'Une partie qui jette ses cartes garde ses points, le reste va à l’autre.',
    'A party that throws its cards keeps its points, the rest goes to the other.',
  ],
  [
    'SKAT-4-GAP-9',
    'enforce',
    'Acceptée des deux adversaires, la revendication vaut sans examen.',
    'Accepted by both opponents, a claim stands untested.',
  ],
];
