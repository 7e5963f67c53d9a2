import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The introduction, the order of the cards, the draw and the deal: chapters 0 to 3. */
export const PACK: readonly ArticleLine[] = [
  [
    'C500-0.1',
    'setup',
    'Le 500 se joue à quatre, en deux équipes de deux, par levées et avec atout.',
    'Five hundred is played by four, in two teams of two, in tricks and with a trump.',
  ],
  ['C500-0.2', 'setup', 'Les partenaires se font face.', 'Partners face each other.'],
  [
    'C500-0.3',
    'setup',
    "Le jeu compte 46 cartes : du 4 à l'as de quatre couleurs, et deux jokers.",
    'The pack has 46 cards: four to ace of four suits, and two jokers.',
  ],
  [
    'C500-0.4',
    'tournament',
    'Une partie de tournoi compte huit brasses, quel que soit le pointage : atteindre 500 ne finit rien.',
    'A game of the tournament has eight deals, whatever the score: reaching 500 ends nothing.',
  ],
  [
    'C500-0.5',
    'tournament',
    "Les points de toutes les parties s'additionnent ; les médailles vont aux plus grands totaux.",
    'The points of all games are added; the medals go to the greatest totals.',
  ],
  [
    'C500-0-GAP-1',
    'tournament',
    "À totaux égaux : les points marqués l'un contre l'autre, puis le nombre de parties gagnées, puis le rang partagé.",
    'Of equal totals: the points scored against each other, then the games won, then the rank is shared.',
  ],
  [
    'C500-0-GAP-2',
    'setup',
    'La donne passe dans le sens horaire et chacun donne deux fois ; une brasse annulée ou passée est redonnée par le même donneur et ne compte pas.',
    'The deal passes clockwise and each deals twice; a cancelled or passed deal is dealt again by the same dealer and does not count.',
  ],
  ['C500-0.6', 'guide', 'On cherche à gagner le plus de levées.', 'The aim is to win the most tricks.'],
  [
    'C500-1.1',
    'setup',
    'Les plus fortes cartes sont les deux jokers : la Blanche, puis le Bonhomme.',
    'The highest cards are the two jokers: the white one, then the coloured one.',
  ],
  [
    'C500-1.2',
    'setup',
    "Vient ensuite le valet d'atout, le gros bar.",
    'Then comes the jack of trumps, the right bower.',
  ],
  [
    'C500-1.3',
    'setup',
    "Puis l'autre valet de la même couleur, rouge ou noire : le petit bar.",
    'Then the other jack of the same colour, red or black: the left bower.',
  ],
  [
    'C500-1.4',
    'setup',
    "Puis les autres atouts, de l'as au 4.",
    'Then the other trumps, from the ace to the 4.',
  ],
  [
    'C500-1.5',
    'setup',
    "Puis les autres cartes, de l'as au 4, les deux valets restants à leur rang.",
    'Then the other cards, from the ace to the 4, the two jacks that remain at their rank.',
  ],
  [
    'C500-1-GAP-1',
    'enforce',
    "À l'atout, les jokers et le petit bar sont des atouts en tout ; le petit bar n'est pas de la couleur qu'il porte.",
    'With a trump, the jokers and the left bower are trumps for everything; the left bower is not of the suit printed on it.',
  ],
  [
    'C500-1-GAP-2',
    'setup',
    "À sans-atout il n'y a pas de bars ; les deux jokers, les seuls au-dessus de l'as, ne sont d'aucune couleur.",
    'At no-trump there are no bowers; the two jokers, alone above the ace, are of no suit.',
  ],
  [
    'C500-2.1',
    'record',
    'Chacun tire une carte ; la plus faible donne la première brasse.',
    'Everybody draws a card; the lowest deals first.',
  ],
  [
    'C500-2.2',
    'record',
    "Au tirage les cartes gardent l'ordre du jeu, les couleurs étant égales.",
    'In the draw cards keep the order of play, suits being equal.',
  ],
  [
    'C500-2.3',
    'record',
    'Ceux qui tirent la même carte la plus faible tirent de nouveau.',
    'Those who draw the same lowest card draw again.',
  ],
  [
    'C500-3.1',
    'record',
    'Le voisin de droite du donneur coupe avant la donne.',
    "The player on the dealer's right cuts before the deal.",
  ],
  [
    'C500-3.2',
    'enforce',
    'On donne trois cartes à chacun, deux à la mise, deux à chacun, deux, trois à chacun, deux, puis deux à chacun.',
    'Three cards are dealt to each, two to the kitty, two to each, two, three to each, two, then two to each.',
  ],
  [
    'C500-3.3',
    'setup',
    'Chacun reçoit dix cartes et la mise six.',
    'Everybody gets ten cards and the kitty six.',
  ],
];
