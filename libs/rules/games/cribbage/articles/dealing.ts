import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Aim, board, teams, draw, deal and starter. */
export const DEALING: readonly ArticleLine[] = [
  [
    'CRIB-1.1',
    'score',
    'La première équipe à 121 points ou plus gagne la partie.',
    'The first team to reach 121 points or more wins the game.',
  ],
  [
    'CRIB-1-GAP-1',
    'enforce',
    'La partie s’arrête à l’instant où une équipe atteint 121, en toute phase ; rien n’est compté ensuite, et le total reste tel qu’atteint.',
    'The game ends the moment a team reaches 121, in whatever phase; nothing is counted after it, and the total stands as reached.',
  ],
  [
    'CRIB-2.1',
    'setup',
    'Chaque table a une planche, où les deux équipes partent de zéro.',
    'Each table has one board, on which both teams start from nothing.',
  ],
  ['CRIB-2.2', 'setup', 'On joue avec 52 cartes, sans joker.', 'It is played with 52 cards and no joker.'],
  [
    'CRIB-2.3',
    'setup',
    'Quatre pions, deux par équipe : ils marquent ses deux dernières positions.',
    'Four pegs, two for each team: they mark its last two positions.',
  ],
  ['CRIB-3.1', 'setup', 'Une équipe compte deux joueurs.', 'A team has two players.'],
  [
    'CRIB-3.2',
    'enforce',
    'Le capitaine seul parle au nom de son équipe.',
    'The captain alone speaks for the team.',
  ],
  [
    'CRIB-3-GAP-1',
    'enforce',
    'Litiges, appels à l’arbitre et validation du résultat reviennent au capitaine ; compter, dire « go » et réclamer des points oubliés, à tout joueur.',
    'Disputes, appeals to the arbiter and the validation of the result are the captain’s; counting, saying go and claiming forgotten points are any player’s.',
  ],
  ['CRIB-4.1', 'setup', 'Les partenaires se font face.', 'Partners sit opposite each other.'],
  [
    'CRIB-4.2',
    'record',
    'Chacun tire une carte : la plus basse donne, l’as étant la plus basse de toutes.',
    'Everybody draws a card: the lowest deals, and the ace is the lowest of all.',
  ],
  [
    'CRIB-4-GAP-1',
    'record',
    'Au tirage les couleurs se valent ; ceux qui ont tiré le même plus bas rang tirent de nouveau, eux seuls.',
    'In the draw suits are equal; those who drew the same lowest rank draw again, and nobody else.',
  ],
  [
    'CRIB-4.3',
    'enforce',
    'Le donneur mélange et donne cinq cartes à chacun.',
    'The dealer shuffles and deals five cards to each.',
  ],
  [
    'CRIB-4-GAP-2',
    'enforce',
    'Les cartes sont données une à une, dans le sens des aiguilles d’une montre, à partir de la gauche du donneur.',
    'Cards are dealt one at a time, clockwise, from the dealer’s left.',
  ],
  [
    'CRIB-4.4',
    'enforce',
    'Chaque joueur écarte une carte, face cachée, et en garde quatre.',
    'Each player lays one card away, face down, and keeps four.',
  ],
  [
    'CRIB-4.5',
    'enforce',
    'Les quatre cartes écartées forment le crib, qui appartient au donneur et reste caché jusqu’à son compte.',
    'The four cards laid away are the crib, which is the dealer’s and stays hidden until it is counted.',
  ],
  [
    'CRIB-4.6',
    'enforce',
    'Le joueur à la droite du donneur tire la carte de départ, une fois les quatre cartes écartées.',
    'The player at the dealer’s right draws the starter, once the four cards are laid away.',
  ],
  [
    'CRIB-4.7',
    'enforce',
    'La carte de départ est la cinquième de chaque main et du crib, au décompte seulement.',
    'The starter is the fifth card of every hand and of the crib, in the show alone.',
  ],
  [
    'CRIB-4.23',
    'enforce',
    'Le joueur à la gauche du donneur donne ensuite.',
    'The player at the dealer’s left deals next.',
  ],
  [
    'CRIB-NOTE-GAP-2',
    'detect',
    'Un nombre de cartes faux, vu avant la première carte jouée, annule la donne : le même donneur redonne.',
    'A wrong number of cards, found before the first card is played, cancels the deal: the same dealer deals again.',
  ],
  [
    'CRIB-GAP-T1',
    'tournament',
    'Classement aux parties gagnées, puis à la différence de points, puis aux points marqués ; sinon, le rang est partagé.',
    'Teams are ranked by games won, then by the difference of points, then by points scored; otherwise they share a rank.',
  ],
  [
    'CRIB-GAP-T2',
    'score',
    'Une victoire vaut une victoire, quel que soit l’écart.',
    'A win is one win, whatever the margin.',
  ],
  [
    'CRIB-GAP-T3',
    'arbiter',
    'L’arbitre tranche les litiges sans appel ; on reste poli, on ne parle ni ne fait signe sur les cartes, et tricher disqualifie l’équipe.',
    'The arbiter’s decision on a dispute is final; players are civil, nobody speaks or signals about the cards, and cheating disqualifies the team.',
  ],
];
