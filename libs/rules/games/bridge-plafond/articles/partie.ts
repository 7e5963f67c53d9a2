import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The partie of three rubbers: draw, seats, packs, changes of partners, ranking. */
export const PARTIE: readonly ArticleLine[] = [
  ['BP-PARTIE-3', 'tournament', 'Une partie est de trois robres.', 'A partie is three rubbers.'],
  [
    'BP-PARTIE-4',
    'tournament',
    'En trois robres chacun est une fois le partenaire de chacun des autres.',
    'Over the three rubbers everybody partners each of the others once.',
  ],
  [
    'BP-PARTIE-GAP-3',
    'tournament',
    'Le résultat d’un joueur est la somme, sur les robres, du total de son camp moins celui des adversaires ; les quatre font zéro.',
    'What a player has is the sum, over the rubbers, of his side’s total less that of the opponents; the four make nothing.',
  ],
  [
    'BP-PARTIE-GAP-4',
    'tournament',
    'On classe par la somme des différences, puis par les robres gagnés aux points, puis par les manches gagnées ; à égalité, le rang se partage.',
    'The ranking goes by the sum of differences, then rubbers won on points, then games won; equals share the rank.',
  ],
  [
    'BP-TABLE-1',
    'setup',
    'Avant le premier robre chacun tire une carte : les deux plus fortes jouent ensemble.',
    'Before the first rubber everybody draws a card: the two highest play together.',
  ],
  [
    'BP-TABLE-2',
    'setup',
    'À cartes de même rang, pique passe avant cœur, carreau et trèfle.',
    'Of cards of one rank, spades stand before hearts, diamonds and clubs.',
  ],
  [
    'BP-TABLE-3',
    'setup',
    'Qui a tiré la plus forte carte choisit sa place.',
    'Who drew the highest card chooses a seat.',
  ],
  [
    'BP-TABLE-4',
    'setup',
    'Il choisit aussi le jeu avec lequel son camp donne, pour toute la partie ; l’autre camp donne avec l’autre.',
    'He also chooses the pack that his side deals with throughout; the other side deals with the other.',
  ],
  ['BP-TABLE-5', 'setup', 'Il donne le premier.', 'He deals first.'],
  [
    'BP-TABLE-6',
    'tournament',
    'Avant le second robre, celui qui va donner et celui qui va couper gardent leur place ; les deux autres échangent les leurs.',
    'Before the second rubber, who is to deal and who is to cut keep their seats; the two others exchange theirs.',
  ],
  [
    'BP-TABLE-7',
    'tournament',
    'Avant le troisième robre, qui n’a pas encore joué avec celui qui va donner échange sa place avec le partenaire de celui-ci.',
    'Before the third rubber, who has not yet played with the next dealer exchanges seats with the dealer’s partner.',
  ],
  [
    'BP-TABLE-8',
    'setup',
    'On se sert de deux jeux de dos différents ; un seul suffit, les deux camps donnent alors avec lui.',
    'Two packs with different backs are used; one is enough, and then both sides deal with it.',
  ],
  [
    'BP-TABLE-GAP-1',
    'setup',
    'Le partenaire de celui qui a choisi se met en face ; la plus forte carte de l’autre camp choisit entre les deux places qui restent.',
    'The partner of who chose sits opposite; the higher card of the other side chooses between the two seats that are left.',
  ],
  [
    'BP-TABLE-GAP-2',
    'setup',
    'Au tirage l’as est la plus forte ; qui prend deux cartes ou découvre celle d’un voisin tire de nouveau.',
    'In the draw the ace is high; who takes two cards or exposes a neighbour’s draws again.',
  ],
  [
    'BP-TABLE-GAP-3',
    'setup',
    'Aux robres suivants on ne tire plus et on ne choisit plus de jeu : les jeux continuent d’alterner de donne en donne.',
    'In the later rubbers nobody draws or chooses a pack again: the packs go on alternating from deal to deal.',
  ],
  [
    'BP-REGLEMENT-GAP-2',
    'tournament',
    'Le taux du point se convient avant la première donne ; le classement ne connaît que les différences en points.',
    'What a point is worth is agreed before the first deal; the ranking knows differences in points alone.',
  ],
];
