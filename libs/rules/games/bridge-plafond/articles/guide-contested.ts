import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** What to say when the opponents bid, and doubles. */
export const GUIDE_CONTESTED: readonly ArticleLine[] = [
  [
    'BP-G-RIP-1',
    'guide',
    'La main s’évalue comme si l’adversaire n’avait rien dit ; sur une ouverture de un, intervenir avec une main d’ouverture.',
    'The hand is valued as if they had said nothing; over an opening of one, overcall with an opening hand.',
  ],
  [
    'BP-G-RIP-2',
    'guide',
    'Sur une ouverture de deux : intervenir avec une main de deux, ou de un si deux suffit.',
    'Over an opening of two: overcall with a hand worth two, or worth one if two is enough.',
  ],
  [
    'BP-G-RIP-3',
    'guide',
    'Après une intervention, l’ouvreur reparle avec mieux qu’un minimum, fort après un saut ; son partenaire avec des levées de plus ou une belle couleur.',
    'After an overcall opener speaks again with more than a minimum, strong after a jump; partner with more tricks or a fine suit.',
  ],
  [
    'BP-G-RIP-4',
    'guide',
    'L’adversaire qui parle rend douteuses les figures mal gardées ; ne soutenir un sans-atout qu’avec une garde dans sa couleur.',
    'An opponent who bids makes badly guarded figures doubtful; support no-trump only with a guard in that suit.',
  ],
  [
    'BP-G-CONTRE',
    'guide',
    'Contrer ce qui semble infaisable, d’après la main, les enchères et les joueurs ; un débutant s’en abstient.',
    'Double what seems unmakeable, by the hand, the calls and the players; a beginner does not.',
  ],
  [
    'BP-G-SURCONTRE',
    'guide',
    'Surcontrer ne paie guère : le risque passe le gain.',
    'To redouble hardly pays: the risk exceeds the gain.',
  ],
  [
    'BP-G-CA-1',
    'guide',
    'Contre-américain sur un sans-atout : de belles cartes dans trois ou quatre couleurs, aucune longueur à nommer.',
    'Takeout double of one no-trump: fine cards in three or four suits, none long enough to name.',
  ],
  [
    'BP-G-CA-2',
    'guide',
    'Contre-américain sur une couleur : de belles cartes dans les trois autres, aucune longueur à nommer.',
    'Takeout double of a suit: fine cards in the other three, none long enough to name.',
  ],
  [
    'BP-G-CA-3',
    'guide',
    'Le partenaire nomme sa meilleure couleur quelle qu’elle soit, ou sans-atout si c’est la leur.',
    'Partner names the best suit whatever it is, or no-trump if it is theirs.',
  ],
  [
    'BP-G-CA-4',
    'guide',
    'Il n’existe qu’au premier tour, sur une ouverture adverse, et se dit comme tout contre.',
    'It exists in the first round only, over their opening bid, and is said like any double.',
  ],
];
