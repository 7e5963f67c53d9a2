import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** What a defender leads, and what it tells. */
export const GUIDE_LEADS: readonly ArticleLine[] = [
  [
    'BP-G-ENT-PART',
    'guide',
    'Dans la couleur du partenaire, entamer de sa plus haute.',
    'In partner’s suit, lead the highest.',
  ],
  [
    'BP-G-ENT-SA-1',
    'guide',
    'Sans-atout, longueur par une séquence de trois : la plus haute, puis la suivante.',
    'No-trump, length headed by three in sequence: the highest, then the next.',
  ],
  [
    'BP-G-ENT-SA-2',
    'guide',
    'Sans-atout, sept ou huit cartes par as-roi : as, roi, petite avec une rentrée, sinon la quatrième.',
    'No-trump, seven or eight cards by ace-king: ace, king, small with a re-entry, else the fourth best.',
  ],
  ['BP-G-ENT-SA-AKJ', 'guide', 'Sans-atout, as-roi-valet : le roi.', 'No-trump, ace-king-jack: the king.'],
  [
    'BP-G-ENT-SA-AQJ',
    'guide',
    'Sans-atout, as-dame-valet : l’as puis la dame avec une rentrée, sinon la dame.',
    'No-trump, ace-queen-jack: ace then queen with a re-entry, else the queen.',
  ],
  ['BP-G-ENT-SA-AJT', 'guide', 'Sans-atout, as-valet-dix : le valet.', 'No-trump, ace-jack-ten: the jack.'],
  ['BP-G-ENT-SA-KQT', 'guide', 'Sans-atout, roi-dame-dix : le roi.', 'No-trump, king-queen-ten: the king.'],
  [
    'BP-G-ENT-SA-KQ',
    'guide',
    'Sans-atout, roi-dame : le roi avec sept cartes, sinon la quatrième.',
    'No-trump, king-queen: the king with seven cards, else the fourth best.',
  ],
  ['BP-G-ENT-SA-KJT', 'guide', 'Sans-atout, roi-valet-dix : le valet.', 'No-trump, king-jack-ten: the jack.'],
  [
    'BP-G-ENT-SA-ROI',
    'guide',
    'L’entame du roi montre l’as, la dame ou les deux.',
    'The lead of a king shows the ace, the queen or both.',
  ],
  ['BP-G-ENT-SA-4', 'guide', 'Partout ailleurs, la quatrième meilleure.', 'Anywhere else, the fourth best.'],
  [
    'BP-G-ENT-ATOUT',
    'guide',
    'À l’atout : d’une séquence la plus haute ; d’as-roi ou as-roi-dame le roi ; sinon la quatrième.',
    'With trumps: the top of a sequence; the king from ace-king or ace-king-queen; else the fourth best.',
  ],
  [
    'BP-G-ONZE',
    'guide',
    'Règle de onze : onze moins la carte entamée et moins les plus hautes que l’on voit donne celles du demandeur.',
    'Rule of eleven: eleven less the card led and less the higher ones in sight gives those of declarer.',
  ],
  [
    'BP-G-REENTREE',
    'guide',
    'Une rentrée est une maîtresse d’une autre couleur, ou une carte qui peut le devenir, comme un roi troisième.',
    'A re-entry is a master of another suit, or a card that may become one, as a king with two more.',
  ],
];
