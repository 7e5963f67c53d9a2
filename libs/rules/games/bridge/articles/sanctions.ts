import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Penalties and appeals (Laws 90 to 93). */
export const SANCTIONS: readonly ArticleLine[] = [
  [
    'BD-L90A',
    'arbiter',
    'Retarder, gêner ou troubler la procédure peut coûter une pénalité, en plus de toute réparation.',
    'Delay, obstruction and faults of procedure may cost a penalty beside any rectification.',
  ],
  ['BD-L90B1', 'arbiter', 'Arriver en retard se pénalise.', 'Coming late may be penalised.'],
  ['BD-L90B2', 'arbiter', 'Jouer trop lentement se pénalise.', 'Playing too slowly may be penalised.'],
  [
    'BD-L90B3',
    'arbiter',
    'Parler d’une donne à voix haute se pénalise.',
    'Talking of a board aloud may be penalised.',
  ],
  [
    'BD-L90B4',
    'arbiter',
    'Comparer les scores sans permission se pénalise.',
    'Comparing scores without leave may be penalised.',
  ],
  [
    'BD-L90B5',
    'arbiter',
    'Prendre les cartes d’un autre joueur se pénalise.',
    'Handling another player’s cards may be penalised.',
  ],
  [
    'BD-L90B6',
    'arbiter',
    'Remettre une carte dans la mauvaise case se pénalise.',
    'Putting a card into the wrong pocket may be penalised.',
  ],
  [
    'BD-L90B7',
    'arbiter',
    'Une erreur qui oblige à ajuster un score se pénalise.',
    'An error that makes an adjusted score necessary may be penalised.',
  ],
  [
    'BD-L90B8',
    'arbiter',
    'Ne pas suivre promptement le règlement ou l’arbitre se pénalise.',
    'Not following the regulations or the director promptly may be penalised.',
  ],
  [
    'BD-L90-GAP-1',
    'score',
    'Sauf décision contraire, une pénalité coûte un quart de top, 3 IMP ou 1 point de victoire, à son auteur seul.',
    'Unless it is decided otherwise a penalty costs a quarter of a top, 3 IMPs or 1 victory point, its author alone.',
  ],
  [
    'BD-L91A',
    'arbiter',
    'Pour l’ordre et la discipline, l’arbitre retire des points ou suspend pour la séance ; c’est sans appel.',
    'For order and discipline the director takes points or suspends for the session; that is final.',
  ],
  [
    'BD-L91B',
    'arbiter',
    'Une disqualification demande l’accord de l’organisateur.',
    'A disqualification needs the organiser’s approval.',
  ],
  [
    'BD-L92A',
    'record',
    'On fait appel d’une décision rendue à sa table, et d’aucune autre.',
    'A contestant appeals against a ruling at his own table, and against no other.',
  ],
  [
    'BD-L92B',
    'enforce',
    'Le droit d’appel s’éteint trente minutes après le score officiel, sauf autre délai de l’organisateur.',
    'The right to appeal ends thirty minutes after the official score, unless the organiser says otherwise.',
  ],
  [
    'BD-L92CD',
    'enforce',
    'Un appel passe par l’arbitre ; les deux joueurs de la paire, ou le capitaine, y consentent.',
    'An appeal goes through the director; both players of the pair, or the captain, concur.',
  ],
  [
    'BD-L93',
    'arbiter',
    'L’arbitre principal décide des points de loi ; la commission, du reste.',
    'The director in charge decides points of law; the committee the rest.',
  ],
];
