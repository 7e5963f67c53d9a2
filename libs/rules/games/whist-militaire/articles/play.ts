import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The deal and its play: chapters 2 to 5 and the rules of the tournament on the cards. */
export const PLAY: readonly ArticleLine[] = [
  [
    'WM-2.1',
    'enforce',
    'Le capitaine qui reçoit à la table donne les cartes de la première brasse de la partie.',
    'The captain at home at the table deals the first deal of the game.',
  ],
  [
    'WM-2.2',
    'enforce',
    'La donne passe ensuite au voisin de gauche, à chaque brasse.',
    'The deal then passes to the left, one player per deal.',
  ],
  [
    'WM-3.1',
    'enforce',
    'Les 52 cartes sont données une par une, en sens horaire à partir de la gauche du donneur : treize par joueur.',
    "All 52 cards are dealt one at a time, clockwise from the dealer's left: thirteen each.",
  ],
  [
    'WM-3.2',
    'record',
    'Le joueur à la droite du donneur coupe le paquet avant chaque donne.',
    "The player on the dealer's right cuts the pack before each deal.",
  ],
  [
    'WM-3.3',
    'setup',
    "L'atout est fixé d'avance : la feuille de pointage le donne et la salle l'affiche. Sans lui, la brasse ne commence pas.",
    'Trump is fixed in advance: the score sheet gives it and the room shows it. Without it no deal begins.',
  ],
  [
    'WM-3-GAP-1',
    'setup',
    "L'atout est l'une des quatre couleurs, jamais « sans atout ».",
    'Trump is one of the four suits, never no trump.',
  ],
  ['WM-4.1', 'setup', 'Nord-Sud jouent contre Est-Ouest.', 'North-South play against East-West.'],
  [
    'WM-4.2',
    'enforce',
    'Le voisin de gauche du donneur joue la première carte de la brasse.',
    "The player on the dealer's left leads to the first trick.",
  ],
  [
    'WM-4.3',
    'enforce',
    'Qui a une carte de la couleur demandée doit en fournir une.',
    'Whoever holds a card of the suit led must play one.',
  ],
  [
    'WM-4.4',
    'enforce',
    "Qui ne peut pas fournir joue ce qu'il veut : ni couper, ni surcouper, ni monter n'est une obligation.",
    'Whoever cannot follow plays anything: ruffing, over-ruffing and heading the trick are never compulsory.',
  ],
  [
    'WM-4.5',
    'enforce',
    "Le plus fort atout gagne la levée ; s'il n'y en a pas, la plus forte carte de la couleur demandée.",
    'The highest trump wins the trick; without one, the highest card of the suit led.',
  ],
  [
    'WM-4.6',
    'enforce',
    'Le gagnant de la levée entame la suivante.',
    'The winner of a trick leads to the next.',
  ],
  [
    'WM-4.7',
    'enforce',
    "Les treize levées se jouent jusqu'à la dernière : on ne réclame ni ne concède rien.",
    'All thirteen tricks are played out: nothing is claimed and nothing conceded.',
  ],
  [
    'WM-4-GAP-1',
    'setup',
    "Ordre des cartes dans chaque couleur, atout compris : as, roi, dame, valet, dix, puis jusqu'au deux.",
    'Rank of the cards in every suit, trump included: ace, king, queen, jack, ten, then down to the two.',
  ],
  [
    'WM-5.1',
    'score',
    "Le côté qui a le plus de levées marque un point, l'autre aucun, quel que soit l'écart.",
    'The side with more tricks scores one point, the other none, whatever the margin.',
  ],
  [
    'WM-5.2',
    'record',
    "Le capitaine de la table inscrit le point dans la case de la brasse, pour l'équipe qui l'a gagnée.",
    'The captain of the table writes the point in the box of the deal for the team that won it.',
  ],
  [
    'WM-R2',
    'arbiter',
    "Tout litige va à l'arbitre ; la brasse s'arrête jusqu'à sa décision, qui est définitive.",
    'Every dispute goes to the arbiter; the deal stops until the decision, which is final.',
  ],
  [
    'WM-R4.1',
    'arbiter',
    'Paroles, signes et remarques sur les cartes sont interdits et coûtent le point.',
    'Words, signs and remarks about the cards are forbidden and cost the point.',
  ],
  [
    'WM-R4-GAP-1',
    'score',
    'Perdre le point : les adversaires le marquent, quelles que soient les levées. Si les deux côtés sont en faute, le même donneur redonne.',
    'To lose the point: the opponents score it, whatever the tricks. With both sides at fault the same dealer deals again.',
  ],
  [
    'WM-R8.1',
    'arbiter',
    "On n'indique pas à son partenaire l'ordre des cartes tombées.",
    'Nobody tells a partner in which order the cards fell.',
  ],
  [
    'WM-R8.2',
    'enforce',
    'Le joueur qui a le tour, et lui seul, peut faire remettre les cartes de la levée devant ceux qui les ont jouées.',
    'The player to play, and no other, may have the cards of the trick put back before those who played them.',
  ],
  [
    'WM-R9.1',
    'enforce',
    'Une carte jouée reste jouée, sauf pour corriger une omission de fournir.',
    'A card played stays played, except to correct a failure to follow.',
  ],
  [
    'WM-R11.1',
    'enforce',
    "Dès la carte suivante, une levée passée ne se consulte plus, sauf en cas d'omission de fournir contestée.",
    'Once the next card is played a past trick is not consulted, except when a revoke is disputed.',
  ],
  [
    'WM-R11.2',
    'record',
    "Les levées sont gardées dans l'ordre où elles ont été jouées.",
    'The tricks are kept in the order in which they were played.',
  ],
];
