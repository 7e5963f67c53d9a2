import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The show of the hands, what is forgotten in it, and five cards. */
export const SHOW: readonly ArticleLine[] = [
  [
    'CRIB-4.17',
    'enforce',
    'Toutes les cartes jouées, chacun reprend ses quatre cartes.',
    'When all cards are played, everybody takes his four cards back.',
  ],
  [
    'CRIB-4.18',
    'enforce',
    'On compte à tour de rôle à partir de la gauche du donneur, en annonçant et en expliquant.',
    'Hands are counted in turn from the dealer’s left, announced and explained.',
  ],
  [
    'CRIB-4.19',
    'enforce',
    'Après l’annonce, le pion arrière de l’équipe passe devant, du nombre de points faits.',
    'After the announcement the rear peg of the team moves ahead by the points made.',
  ],
  [
    'CRIB-4.20',
    'detect',
    'Pion lâché sur un compte trop bas : l’équipe adverse peut prendre les points oubliés.',
    'Once the peg is let go on too low a count, the opposing team may take the forgotten points.',
  ],
  [
    'CRIB-4.21',
    'detect',
    'Les points oubliés se réclament avant le compte du joueur suivant.',
    'Forgotten points are claimed before the next player counts.',
  ],
  [
    'CRIB-4-GAP-10',
    'detect',
    'Avant que le pion soit lâché, le joueur se corrige et nul ne réclame ; pour le crib, on réclame jusqu’à la donne suivante.',
    'Until the peg is let go the player corrects himself and nobody claims; for the crib claims end with the next deal.',
  ],
  [
    'CRIB-4-GAP-11',
    'detect',
    'On réclame un nombre de points et l’on obtient le moindre des deux, réclamé ou oublié ; se tromper ne coûte rien.',
    'A claim names points and gets the lesser of what was claimed and what was forgotten; a wrong claim costs nothing.',
  ],
  [
    'CRIB-4-GAP-12',
    'detect',
    'Trop de points annoncés : sur objection faite à temps le pion recule, sans pénalité ; sinon les points restent.',
    'Too many points announced: on an objection in time the peg goes back, without penalty; otherwise the points stand.',
  ],
  [
    'CRIB-4.22',
    'enforce',
    'Le donneur compte sa main en dernier, puis le crib.',
    'The dealer counts the own hand last, and then the crib.',
  ],
  [
    'CRIB-NOTE-1',
    'detect',
    'Qui se trouve cinq cartes au moment de compter perd les points de sa main.',
    'Whoever finds five cards when points are to be counted loses the points of that hand.',
  ],
  ['CRIB-NOTE-2', 'detect', 'Son partenaire garde les siens.', 'The partner keeps his own.'],
  [
    'CRIB-NOTE-GAP-1',
    'detect',
    'Les points avancés en jouant restent ; le crib se compte avec les cartes qu’il a.',
    'Points pegged in play stay; the crib is counted with the cards that it has.',
  ],
];
