import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** What a hand should have to open. */
export const GUIDE_OPENINGS: readonly ArticleLine[] = [
  [
    'BP-G-DEF-FIGURE',
    'guide',
    'Les figures sont l’as, le roi, la dame et le valet ; le dix est un honneur, pas une figure.',
    'The figures are ace, king, queen and jack; the ten is an honour and no figure.',
  ],
  [
    'BP-G-DEF-GARDE',
    'guide',
    'Une couleur est gardée par l’as, le roi second, la dame troisième, le valet quatrième ou cinq cartes.',
    'A suit is guarded by the ace, a king with one more, a queen with two more, a jack with three more, or five cards.',
  ],
  [
    'BP-G-ENCH-0',
    'guide',
    'Sauf indication, un conseil suppose une marque à zéro et des adversaires qui passent.',
    'Unless it says otherwise, advice supposes a score of nought and opponents who pass.',
  ],
  [
    'BP-G-OUV-1SA',
    'guide',
    'Un sans-atout : quatre couleurs gardées, trois as, cinq figures ; plus elles sont faibles, plus il en faut.',
    'One no-trump: four suits guarded, three aces, five figures; the weaker they are, the more it takes.',
  ],
  [
    'BP-G-OUV-2SA',
    'guide',
    'Deux sans-atout : quatre couleurs gardées, quatre as ou trois as et un roi, sept figures.',
    'Two no-trump: four suits guarded, four aces or three and a king, seven figures.',
  ],
  [
    'BP-G-OUV-3SA',
    'guide',
    'Trois sans-atout : les quatre as et neuf figures.',
    'Three no-trump: all four aces and nine figures.',
  ],
  [
    'BP-G-OUV-ATOUT-0',
    'guide',
    'Pour une couleur, la longueur d’atout compte d’abord ; le côté la complète, et ne sert plus quand l’atout est long et fort.',
    'For a suit, length in trumps comes first; the side suits complete it, and matter no more when trumps are long and strong.',
  ],
  [
    'BP-G-OUV-1C',
    'guide',
    'Un dans une couleur, atouts : quatre avec trois figures, cinq avec deux, six avec une, ou sept.',
    'One in a suit, trumps: four with three figures, five with two, six with one, or seven.',
  ],
  [
    'BP-G-OUV-1C-B',
    'guide',
    'Un dans une couleur, à côté : as et roi, ou as, dame et valet, ou trois dames et un valet, ou l’équivalent.',
    'One in a suit, side: ace and king, or ace, queen and jack, or three queens and a jack, or their like.',
  ],
  [
    'BP-G-OUV-2C',
    'guide',
    'Deux dans une couleur, atouts : cinq avec quatre figures, six avec trois, sept avec deux, huit avec une, ou neuf.',
    'Two in a suit, trumps: five with four figures, six with three, seven with two, eight with one, or nine.',
  ],
  [
    'BP-G-OUV-2C-B',
    'guide',
    'Deux dans une couleur, à côté : deux as et un roi, ou as, deux rois et valet, ou trois rois et une dame, ou l’équivalent.',
    'Two in a suit, side: two aces and a king, or ace, two kings and jack, or three kings and a queen, or their like.',
  ],
  [
    'BP-G-OUV-EXC',
    'guide',
    'Plus de six cartes d’une couleur et presque rien à perdre ailleurs : de 13 ôter les perdantes, ajouter une levée pour le partenaire, demander ce total moins six.',
    'More than six cards of a suit and hardly a loser elsewhere: take the losers from 13, add one trick for partner, bid that total less six.',
  ],
  [
    'BP-G-OUV-34',
    'guide',
    'En troisième et quatrième main il faut plus : un roi pour le sans-atout, un roi ou un petit atout pour une couleur.',
    'Third and fourth hand need more: a king for no-trump, a king or a small trump for a suit.',
  ],
  [
    'BP-G-OUV-BICOLORE',
    'guide',
    'Deux longueurs de même force : d’abord la couleur la plus chère, puis l’autre au plus bas.',
    'Two suits of like strength: the higher-ranking first, then the other as low as it goes.',
  ],
  [
    'BP-G-OUV-BICOLORE-2',
    'guide',
    'Si l’une est nettement plus forte, elle vient d’abord ; l’autre ensuite, et seulement sans soutien du partenaire.',
    'When one is clearly stronger it comes first; the other later, and only without support from partner.',
  ],
];
