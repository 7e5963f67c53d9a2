import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The play of declarer and of the defenders. */
export const GUIDE_PLAY: readonly ArticleLine[] = [
  [
    'BP-G-DEM-1',
    'guide',
    'Jouer contre l’adversaire qui a parlé : hors de la main, l’impasse sur lui, chaque couleur chez qui l’a nommée.',
    'Play against the opponent who bid: off lead, finessed, each suit looked for with who named it.',
  ],
  [
    'BP-G-DEM-2',
    'guide',
    'Ne pas se presser d’encaisser, sauf menace.',
    'No hurry to cash winners, unless threatened.',
  ],
  ['BP-G-DEM-3', 'guide', 'Ne pas mettre deux maîtresses dans une levée.', 'Never two winners on one trick.'],
  [
    'BP-G-DEM-4',
    'guide',
    'Deux longueurs de la même couleur : d’abord les maîtresses de la main courte.',
    'Length in both hands: the winners of the shorter one first.',
  ],
  [
    'BP-G-DEM-5',
    'guide',
    'À sans-atout, jouer sa couleur la plus forte ou la plus longue à deux, jamais la leur.',
    'At no-trump play the strongest suit or the longest of both hands, never theirs.',
  ],
  [
    'BP-G-DEM-6',
    'guide',
    'À l’atout, faire tomber les atouts, sauf si le mort doit couper : alors jouer où il est court.',
    'With trumps, draw them, unless dummy is to ruff: then play where dummy is short.',
  ],
  [
    'BP-G-IMPASSE',
    'guide',
    'L’impasse : petite vers la fourchette, la basse carte de celle-ci si la carte du milieu ne paraît pas.',
    'The finesse: small towards the tenace, its lower card if the one in between does not appear.',
  ],
  ['BP-G-FLANC-1', 'guide', 'Honneur sur honneur.', 'Cover an honour with an honour.'],
  ['BP-G-FLANC-2', 'guide', 'Revenir dans la couleur du partenaire.', 'Return partner’s suit.'],
  [
    'BP-G-FLANC-3',
    'guide',
    'Le flanc gauche joue dans la force du mort, le flanc droit dans sa faiblesse.',
    'The left defender plays into dummy’s strength, the right one into its weakness.',
  ],
  ['BP-G-FLANC-4', 'guide', 'Jouer haut en troisième.', 'Third hand plays high.'],
  ['BP-G-FLANC-5', 'guide', 'Un adage cède devant une bonne raison.', 'A saying yields to a good reason.'],
  [
    'BP-G-APPEL-JEU',
    'guide',
    'Un appel oblige : le partenaire le suit dès qu’il a la main.',
    'A signal binds: partner follows it as soon as he has the lead.',
  ],
  [
    'BP-G-APPEL-1',
    'guide',
    'Une haute puis une basse appellent la couleur.',
    'A higher card, then a lower one, calls for the suit.',
  ],
  [
    'BP-G-APPEL-2',
    'guide',
    'Au premier tour d’une couleur, une carte au-dessus du six la redemande.',
    'On the first round of a suit a card above the six asks for it again.',
  ],
  [
    'BP-G-APPEL-3',
    'guide',
    'Une défausse peut appeler sa couleur ; on s’entend là-dessus avant la partie.',
    'A discard may call for its suit; partners agree on it before the game.',
  ],
];
