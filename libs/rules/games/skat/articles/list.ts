import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The game list and its settlement. */
export const LIST: readonly ArticleLine[] = [
  [
    'SKAT-5.5.1.a',
    'record',
    'Chaque jeu s’inscrit dès qu’il est fini.',
    'Every game is entered as soon as it is over.',
  ],
  [
    'SKAT-5.5.1.b',
    'score',
    'La valeur s’ajoute au solde du preneur ou s’en retranche.',
    'The value is added to the declarer’s balance or taken off.',
  ],
  [
    'SKAT-5.5.2',
    'record',
    'En tournoi, l’inscription dit valeur de base, honneurs et niveaux.',
    'In tournaments the entry shows base value, matadors and steps.',
  ],
  [
    'SKAT-5.5.3',
    'record',
    'On corrige avec l’accord des joueurs et avant la fin de la série.',
    'Entries are corrected with the players’ consent before the series ends.',
  ],
  [
    'SKAT-5.5-GAP-1',
    'record',
    'Colonnes : donne, donneur, valeur de base, honneurs, niveaux, gains, pertes, et le solde de chacun.',
    'Columns: deal, dealer, base value, matadors, steps, won, lost, and everyone’s balance.',
  ],
  [
    'SKAT-5.5-GAP-2',
    'record',
    'Gagnées, perdues et passées font le nombre des donnes, et les soldes se recoupent.',
    'Won, lost and passed in add up to the deals, and the balances agree.',
  ],
  [
    'SKAT-5.5.4.a',
    'setup',
    'La mise par point se convient d’avance, un cent au plus.',
    'The stake per point is agreed before play, one cent at most.',
  ],
  [
    'SKAT-5.5.4.b',
    'score',
    'On arrondit vers le haut ; un jeu perdu est arrondi avant d’être doublé.',
    'Fractions are rounded up; a lost game is rounded before it is doubled.',
  ],
  [
    'SKAT-5.5.5.a',
    'score',
    'À la fin on compare chacun avec chacun ; la somme est nulle.',
    'At the end everybody is compared with everybody; the sum is zero.',
  ],
  [
    'SKAT-5.5.5.b',
    'score',
    'Points positifs dominants : total fois joueurs moins la somme.',
    'Positive points prevail: total times players less the sum.',
  ],
  [
    'SKAT-5.5.5.c',
    'score',
    'Points négatifs dominants : total fois joueurs plus la somme.',
    'Negative points prevail: total times players plus the sum.',
  ],
  [
    'SKAT-5.5.5.d',
    'score',
    'Ou bien on additionne les écarts deux à deux.',
    'Or the differences of each pair are added.',
  ],
  [
    'SKAT-5.5.5.e',
    'score',
    'À moins d’un cent, les totaux sont d’abord divisés par deux ou quatre.',
    'Below one cent the totals are first divided by two or four.',
  ],
  [
    'SKAT-5.5-GAP-3',
    'score',
    'Qui vient ou part entre deux rondes règle les rondes qu’il a jouées.',
    'Who joins or leaves between rounds settles the rounds that he played.',
  ],
  [
    'SKAT-ANNEX-1',
    'guide',
    'L’index annonce des textes d’explication qui ne sont pas au recueil et n’ajoutent pas de règle.',
    'The index announces background texts that are not supplied and add no rule.',
  ],
];
