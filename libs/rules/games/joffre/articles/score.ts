import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The count and the ranking. */
export const SCORE: readonly ArticleLine[] = [
  ['JOF-5.1', 'score', 'Chaque levée vaut 1 point.', 'Each trick is worth 1 point.'],
  [
    'JOF-5.2',
    'score',
    'Le JOFFRE ajoute 5 points au camp qui le gagne dans une levée.',
    'The JOFFRE adds 5 points for the side that wins it in a trick.',
  ],
  [
    'JOF-5.3',
    'score',
    'Le KAISER ôte 3 points au camp qui le gagne dans une levée.',
    'The KAISER takes 3 points from the side that wins it in a trick.',
  ],
  [
    'JOF-5.4',
    'score',
    'Qui gagne les deux ajoute 5 et ôte 3.',
    'A side that wins both adds 5 and takes away 3.',
  ],
  [
    'JOF-5-GAP-1',
    'score',
    'Les points des deux camps font toujours 10 ; un camp en compte de -2 à 12.',
    'The points of both sides always make 10; one side counts from -2 to 12.',
  ],
  [
    'JOF-5.5',
    'score',
    "Un contrat manqué coûte à l'acheteur les points de sa mise.",
    'A contract that fails costs the buyer the points of his bid.',
  ],
  [
    'JOF-5-GAP-2',
    'score',
    'Un contrat réussi rapporte tous les points comptés, pas seulement la mise.',
    'A contract that is made scores all the points counted, not the bid alone.',
  ],
  [
    'JOF-5-GAP-3',
    'score',
    "L'autre camp marque toujours ce qu'il a compté, en plus ou en moins.",
    'The other side always scores what it has counted, more or less.',
  ],
  [
    'JOF-5-GAP-4',
    'score',
    "On commence à 0 et l'on peut descendre au-dessous.",
    'Both sides begin at 0 and may go below.',
  ],
  [
    'JOF-5.6',
    'score',
    'Le camp qui atteint 40 points gagne la partie.',
    'The side that reaches 40 points wins the game.',
  ],
  [
    'JOF-5-GAP-5',
    'score',
    "On ne regarde si quelqu'un a 40 points qu'après une brasse complète, pour les deux camps.",
    'Whether a side has 40 points is looked at after a whole deal only, for both sides.',
  ],
  [
    'JOF-5.7',
    'score',
    'Si les deux camps ont 40 points ou plus, à égalité, celui qui avait acheté gagne.',
    'If both sides have 40 points or more, and as many, the one that had bought wins.',
  ],
  [
    'JOF-5-GAP-6',
    'score',
    'Si les deux camps ont 40 points ou plus, sans être égaux, le plus haut total gagne.',
    'If both sides have 40 points or more, and not as many, the higher total wins.',
  ],
  [
    'JOF-7.1',
    'tournament',
    'Le plus grand nombre de victoires gagne le tournoi.',
    'The most wins win the tournament.',
  ],
  [
    'JOF-7.2',
    'tournament',
    'À victoires égales, le plus grand nombre de points passe devant.',
    'Of equal wins, more points go first.',
  ],
  ['JOF-7.3', 'guide', 'Même dans une défaite, chaque point compte.', 'Even in a defeat every point counts.'],
  [
    'JOF-7-GAP-1',
    'tournament',
    "Les points d'une personne sont la somme des totaux finals de son camp, négatifs compris ; à égalité de tout on partage le rang.",
    "A person's points are the sum of the final totals of the own side, negative ones too; equals in everything share the rank.",
  ],
  [
    'JOF-7-GAP-2',
    'tournament',
    "Le nombre de parties est fixé avant le tirage ; une partie arrêtée par l'heure après une brasse complète va au plus haut total, à égalité au camp qui avait acheté.",
    'The number of games is fixed before the draw; a game that the time stops after a whole deal goes to the higher total, of equals to the side that had bought.',
  ],
  [
    'JOF-7-GAP-3',
    'arbiter',
    "Les litiges vont à l'arbitre, dont la décision est finale. Ni paroles ni signes ; qui triche est disqualifié sans remboursement.",
    'Disputes go to the arbiter, whose decision is final. No words and no signs; whoever cheats is disqualified without a refund.',
  ],
];
