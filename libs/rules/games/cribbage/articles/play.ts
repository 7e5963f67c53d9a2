import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The play of the cards and its points. */
export const PLAY: readonly ArticleLine[] = [
  [
    'CRIB-4.8',
    'enforce',
    'Le joueur à la gauche du donneur joue la première carte.',
    'The player at the dealer’s left plays the first card.',
  ],
  [
    'CRIB-4.9',
    'enforce',
    'Les autres suivent d’une carte chacun, dans le sens des aiguilles d’une montre.',
    'The others follow with one card each, clockwise.',
  ],
  [
    'CRIB-4.10',
    'score',
    'On additionne les cartes jouées depuis la dernière remise à zéro.',
    'The cards played since the last reset are added up.',
  ],
  ['CRIB-4.11', 'score', 'Qui amène le total à 15 avance de 2.', 'Whoever makes the count 15 pegs 2.'],
  ['CRIB-4.12', 'score', 'Qui amène le total à 31 avance de 2.', 'Whoever makes the count 31 pegs 2.'],
  [
    'CRIB-4-GAP-3',
    'score',
    'Les 2 points de 31 comprennent celui de la dernière carte.',
    'The 2 points for 31 include the one for the last card.',
  ],
  ['CRIB-4.13', 'enforce', 'Le total ne dépasse jamais 31.', 'The count never exceeds 31.'],
  [
    'CRIB-4.14',
    'enforce',
    'Qui ne peut pas jouer sans dépasser 31 dit « go », et le suivant joue.',
    'Whoever cannot play without exceeding 31 says go, and the next player plays.',
  ],
  ['CRIB-4-GAP-4', 'enforce', 'Qui peut jouer doit jouer.', 'Whoever can play has to play.'],
  [
    'CRIB-4.15',
    'score',
    'Quand personne ne peut plus jouer, le dernier à avoir posé une carte avance de 1, à la toute dernière aussi.',
    'When nobody can play any more, whoever laid the last card pegs 1, for the very last card too.',
  ],
  [
    'CRIB-4-GAP-5',
    'enforce',
    'Après un « go », les autres continuent tant que l’un d’eux peut jouer ; qui n’a plus de carte est passé.',
    'After a go the others play on for as long as one of them can; whoever has no card is passed over.',
  ],
  [
    'CRIB-4-GAP-6',
    'enforce',
    'La série suivante commence à zéro, par le prochain joueur qui a des cartes ; les cartes d’avant ne comptent plus.',
    'The next series starts from nothing with the next player who has cards; earlier cards count no more.',
  ],
  [
    'CRIB-4.16',
    'score',
    'Une suite complétée en jouant vaut un point par carte.',
    'A run completed in play scores a point a card.',
  ],
  [
    'CRIB-4-GAP-7',
    'score',
    'Les cartes d’une suite peuvent tomber dans n’importe quel ordre ; seule la plus longue compte, et un double l’interrompt.',
    'The cards of a run may fall in any order; only the longest counts, and a duplicate breaks it.',
  ],
  [
    'CRIB-4-GAP-8',
    'score',
    'En jouant aussi, paire, brelan et carré valent 2, 6 et 12 ; un « go » ne les interrompt pas.',
    'In play too, two, three and four alike score 2, 6 and 12; a go does not break them.',
  ],
  [
    'CRIB-4-GAP-9',
    'score',
    'Tout ce qu’une carte fait marquer s’ajoute ; ni couleur ni valet en jouant.',
    'All that one card scores is added up; no flush and no jack in play.',
  ],
  [
    'CRIB-4-GAP-13',
    'detect',
    'Les points du jeu s’avancent avant la carte suivante ; après, ils sont perdus, et l’adversaire ne les prend pas.',
    'Points of the play are pegged before the next card; after it they are lost, and the opponents do not get them.',
  ],
  [
    'CRIB-6.10',
    'score',
    'Un valet retourné donne 2 points au donneur, aussitôt.',
    'A jack turned up gives the dealer 2 points at once.',
  ],
  [
    'CRIB-6-GAP-5',
    'score',
    'Ces 2 points peuvent finir la partie ; le donneur les avance avant sa première carte, et nul autre ne les réclame.',
    'These 2 points can end the game; the dealer pegs them before the first card of his own, and nobody else claims them.',
  ],
];
