import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Article 5: three aces. */
export const TROU: readonly ArticleLine[] = [
  [
    'WB-5.a',
    'enforce',
    'Qui a exactement trois as déclare « trou » avant les enchères.',
    'Whoever holds exactly three aces declares “trou” before the auction.',
  ],
  [
    'WB-5.b',
    'enforce',
    'Qui a les quatre as ne déclare rien.',
    'Whoever holds all four aces declares nothing.',
  ],
  [
    'WB-5.c',
    'enforce',
    'Après un trou, chacun à son tour annonce un jeu plus haut ou dit « passe tout jeu ».',
    'After a trou each in turn announces a higher game or passes on every game.',
  ],
  [
    'WB-5.d',
    'enforce',
    'Si tous passent tout jeu, le trou se joue et le boucheur, qui a le quatrième as, se montre.',
    'If all pass on every game the trou is played, and the boucheur, who has the fourth ace, shows himself.',
  ],
  ['WB-5.e', 'enforce', 'Le boucheur choisit l’atout qu’il veut.', 'The boucheur names any trump.'],
  [
    'WB-5.f',
    'score',
    'Le camp du trou doit faire neuf plis, quel que soit l’atout.',
    'The side of the trou needs nine tricks, whatever the trump.',
  ],
  ['WB-5.g', 'enforce', 'Le boucheur n’est pas tenu d’entamer atout.', 'The boucheur need not lead trump.'],
  [
    'WB-5.h',
    'enforce',
    'L’as d’atout ne doit pas tomber au premier pli.',
    'The ace of trump need not fall in the first trick.',
  ],
  [
    'WB-5.i',
    'enforce',
    'Qui veut annoncer un chelem ne doit pas déclarer son trou.',
    'Whoever means to announce a slam need not declare the trou.',
  ],
  [
    'WB-5.j',
    'enforce',
    'Un « premier » dit avant le trou ne compte pas : le trou tient, sans redonner.',
    'A “premier” said before the trou does not count: the trou stands, without a redeal.',
  ],
  [
    'WB-5-GAP-1',
    'enforce',
    'Décision : le trou se place au-dessus de E13 et sous A9 ; un club peut le mettre au-dessus de A9.',
    'Decision: the trou ranks above E13 and below A9; a club may put it above A9.',
  ],
  ['WB-5-GAP-2', 'enforce', 'Décision : le boucheur entame.', 'Decision: the boucheur leads.'],
  [
    'WB-5-GAP-3',
    'enforce',
    'Décision : celui qui a déclaré le trou et le boucheur caché parlent comme les autres.',
    'Decision: the holder of the trou and the hidden boucheur speak like the others.',
  ],
  [
    'WB-5-GAP-4',
    'enforce',
    'Décision : « passe tout jeu » est ouvert au premier aussi, et définitif ; après le tour, seuls ceux qui ont annoncé continuent.',
    'Decision: passing on every game is open to the first speaker too, and final; after the round only those who announced go on.',
  ],
  [
    'WB-5-GAP-5',
    'detect',
    'Décision : un trou tu est une faute ; découvert avant toute annonce il est rétabli, plus tard l’enchère tient et l’arbitre pénalise.',
    'Decision: a trou kept silent is a fault; found before any announcement it is restored, later the auction stands and the arbiter penalises.',
  ],
];
