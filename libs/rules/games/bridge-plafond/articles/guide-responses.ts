import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** What the partner of an opener answers. */
export const GUIDE_RESPONSES: readonly ArticleLine[] = [
  [
    'BP-G-COUPE-0',
    'guide',
    'Une coupe ne compte que chez le futur mort, avec assez d’atouts, et jamais pour plus de trois levées.',
    'A ruff counts only in the hand to be dummy, with trumps enough, and never for more than three tricks.',
  ],
  [
    'BP-G-COUPE-4',
    'guide',
    'Avec quatre atouts ou plus : chicane 3 levées sûres, singleton 2, doubleton 1.',
    'With four trumps or more: a void 3 sure tricks, a singleton 2, a doubleton 1.',
  ],
  [
    'BP-G-COUPE-3',
    'guide',
    'Avec trois atouts : chicane 2, singleton 1, doubleton rien.',
    'With three trumps: a void 2, a singleton 1, a doubleton nothing.',
  ],
  [
    'BP-G-COUPE-2',
    'guide',
    'Avec deux atouts : chicane 1, rien d’autre ; avec moins, aucune coupe.',
    'With two trumps: a void 1, nothing else; with fewer, no ruff at all.',
  ],
  [
    'BP-G-DEF-SURE',
    'guide',
    'Levée sûre : une carte maîtresse, ou qui le devient au premier tour (roi et dame) ou au deuxième (dame, valet, dix).',
    'A sure trick: a master card, or one that becomes master after one round (king and queen) or two (queen, jack, ten).',
  ],
  [
    'BP-G-DEF-PROBABLE',
    'guide',
    'Levée probable : une carte qui peut devenir maîtresse, comme un roi second ou une dame troisième.',
    'A probable trick: a card that may become master, as a king with one more or a queen with two.',
  ],
  [
    'BP-G-REP-SA',
    'guide',
    'Sur un sans-atout, l’ouvreur compte déjà une levée sûre et une probable ; chaque levée de plus vaut une enchère de plus, sans que tout soit gardé.',
    'Opposite no-trump, opener counts a sure and a probable trick already; each one beyond is worth one more, and not all suits need a guard.',
  ],
  [
    'BP-G-REP-ATOUT',
    'guide',
    'Sur une couleur : valet troisième ou quatre petits atouts, une levée sûre ; une enchère de plus par levée de plus, deux probables pour une.',
    'Opposite a suit: jack-third or four small trumps, one sure trick; one more for each trick beyond, two probable ones for one.',
  ],
  [
    'BP-G-REP-ATOUT-2',
    'guide',
    'Les atouts de plus ne se comptent pas à part : les coupes les contiennent.',
    'Extra trumps are not counted by themselves: the ruffs contain them.',
  ],
  [
    'BP-G-CHG-SIMPLE',
    'guide',
    'Changer de couleur au plus bas dit : pas de soutien, ma couleur paraît meilleure.',
    'A change of suit as low as it goes says: no support, my suit looks better.',
  ],
  [
    'BP-G-CHG-MISERE',
    'guide',
    'Sur sans-atout, sans figures : nommer sa longueur dès cinq cartes, même sans honneur.',
    'Over no-trump without figures: name a suit of five or more, with no honour even.',
  ],
  [
    'BP-G-CHG-ATOUT',
    'guide',
    'Sur une couleur sans soutien : une bonne longueur, ou sans-atout avec de belles cartes dans les trois autres.',
    'Over a suit without support: a good long suit, or no-trump with fine cards in the other three.',
  ],
  [
    'BP-G-APPEL',
    'guide',
    'Changer de couleur un cran au-dessus du nécessaire appelle la manche.',
    'A change of suit one level above need calls for game.',
  ],
  [
    'BP-G-APPEL-SA',
    'guide',
    'Sur un sans-atout : saut avec une très forte longueur et peu de figures ailleurs.',
    'Over one no-trump: a jump with a very long suit and few figures elsewhere.',
  ],
  [
    'BP-G-APPEL-ATOUT',
    'guide',
    'Sur une couleur : saut avec une main qui aurait ouvert, soutien ou non ; deux ouvertures font d’ordinaire la manche.',
    'Over a suit: a jump with a hand that would have opened, support or not; two openings usually make game.',
  ],
];
