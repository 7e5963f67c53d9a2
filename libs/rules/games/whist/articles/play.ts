import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The play, and the score of the basic game. */
export const PLAY: readonly ArticleLine[] = [
  [
    'WHC-JEU-1',
    'enforce',
    'L’aîné entame la première levée de la carte qu’il veut.',
    'The eldest hand leads any card to the first trick.',
  ],
  [
    'WHC-JEU-2',
    'enforce',
    'On joue dans le sens des aiguilles d’une montre, une carte chacun.',
    'Play goes clockwise, one card each.',
  ],
  [
    'WHC-JEU-3',
    'enforce',
    'Qui a la couleur d’entame doit en fournir.',
    'A player who holds the suit led must play it.',
  ],
  [
    'WHC-JEU-4',
    'enforce',
    'Qui n’en a pas écarte ou coupe à son gré, sans obligation de monter.',
    'A player without it discards or trumps as he likes, and need not over-trump.',
  ],
  [
    'WHC-JEU-5',
    'enforce',
    'Sans atout dans la levée, la plus forte carte de la couleur d’entame l’emporte.',
    'Without a trump the highest card of the suit led wins.',
  ],
  [
    'WHC-JEU-6',
    'enforce',
    'Un seul atout sur une autre couleur gagne la levée.',
    'A single trump on another suit wins the trick.',
  ],
  ['WHC-JEU-7', 'enforce', 'De plusieurs atouts, le plus fort gagne.', 'Of several trumps the highest wins.'],
  [
    'WHC-JEU-8',
    'record',
    'Le partenaire qui fait la première levée de l’équipe ramasse toutes les suivantes.',
    "The partner who wins the side's first trick gathers all of them.",
  ],
  [
    'WHC-JEU-9',
    'enforce',
    'Le gagnant d’une levée entame la suivante.',
    'The winner of a trick leads to the next.',
  ],
  [
    'WHC-JEU-10',
    'enforce',
    'Le coup finit quand les treize levées sont jouées.',
    'The coup ends when all thirteen tricks are played.',
  ],
  [
    'WHC-JEU-GAP-1',
    'record',
    'Une levée est ramassée par un geste noté à la table, ou en ligne par l’entame suivante.',
    'A trick is gathered by a recorded act at a table, or online by the next lead.',
  ],
  [
    'WHC-POINT-1',
    'score',
    'À la fin du coup, l’équipe qui a plus de six levées marque.',
    'At the end of the coup the side with more than six tricks scores.',
  ],
  [
    'WHC-POINT-2',
    'score',
    'Les six premières levées, le devoir, ne rapportent rien.',
    'The first six tricks, the devoir, score nothing.',
  ],
  [
    'WHC-POINT-3',
    'score',
    'Au jeu de base, chaque levée au-delà du devoir vaut un point.',
    'In the basic game each trick beyond the devoir is one point.',
  ],
  [
    'WHC-POINT-4',
    'score',
    'Exemple : neuf levées contre quatre donnent trois points.',
    'Example: nine tricks to four give three points.',
  ],
  [
    'WHC-POINT-5',
    'score',
    'Une seule équipe peut marquer des levées dans un coup.',
    'Only one side can score tricks in a coup.',
  ],
  [
    'WHC-PARTIE-1',
    'score',
    'La partie finit quand une équipe a sept points ou plus après un coup.',
    'The partie ends when a side has seven points or more after a coup.',
  ],
  [
    'WHC-PARTIE-2',
    'score',
    'La victoire vaut les points des gagnants moins ceux des perdants.',
    "The win is worth the winners' points less the losers'.",
  ],
  [
    'WHC-PARTIE-GAP-1',
    'score',
    'Chaque partie part de zéro ; tous les points du dernier coup comptent.',
    'Each partie starts at nothing; every point of the last coup counts.',
  ],
  [
    'WHC-PARTIE-GAP-2',
    'tournament',
    'Sur plusieurs parties, on classe par parties gagnées, puis par la somme des valeurs.',
    'Over several parties rank by parties won, then by the sum of their values.',
  ],
  [
    'WHC-VAR-1',
    'guide',
    'Des variantes européennes allongent la partie.',
    'European variants make the game longer.',
  ],
  [
    'WHC-MODE-GAP-1',
    'enforce',
    'En ligne, l’acte illégal est refusé ; à une vraie table, il est noté et les articles s’appliquent.',
    'Online an illegal act is refused; at a real table it is recorded and the articles apply.',
  ],
];
