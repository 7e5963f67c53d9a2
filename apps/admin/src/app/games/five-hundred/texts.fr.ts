/** Texts of the tournament of five hundred, in French. */
export const fr = {
  games: 'Parties',
  game: (n: number): string => `Partie ${n}`,
  table: (name: string): string => `Table ${name}`,
  of: (called: number, games: number): string => `${called} parties appelées sur ${games}`,
  initials: { 'on-paper': 'Paraphes avec la feuille entière', 'each-deal': 'Paraphes brasse par brasse' },
  draw: (teams: number): string => `Tirer les rencontres : ${teams} équipes`,
  tooFew: 'Au moins deux équipes doivent être là.',
  seed: 'Graine :',
  bye: (name: string): string => `Au repos : ${name}`,
  dealer: (seat: string): string => `Premier donneur : ${seat}`,
  drawing: (seats: string): string => `Tirent une carte : ${seats}`,
  states: {
    planned: 'à venir',
    playing: 'en cours',
    disputed: 'en litige',
    final: 'finale',
    abandoned: 'abandonnée',
    forfeited: 'forfait',
  },
  deal: 'Brasse',
  contract: 'Contrat',
  points: 'Points',
  initial: 'Paraphe',
  total: 'Total',
  totals: 'Cumul',
  keeps: (team: string, other: string): string =>
    `${team} tient la feuille ; le capitaine de ${other} paraphe.`,
  refused: (who: string, deal: number, why: string): string =>
    `${who} refuse de parapher la brasse ${deal} : ${why}`,
  abandoned: (why: string): string => `Partie abandonnée : ${why}`,
  forfeited: (who: string, points: string, why: string): string =>
    `${who} déclare forfait, ${points} points à l’autre équipe : ${why}`,
  measure: (who: string, what: string, why: string): string => `${who} : ${what}. ${why}`,
  measures: {
    warning: 'avertissement',
    late: 'retard',
    absent: 'absence',
    penalty: 'pénalité',
    other: 'mesure',
  },
  withPoints: (what: string, points: string): string => `${what} (${points} points)`,
  substituted: (team: string): string => `Un remplaçant joue pour ${team}.`,
  disqualified: (who: string, why: string): string => `${who} est disqualifiée : ${why}`,
  medals: 'Médailles',
  medal: { gold: 'Or', silver: 'Argent', bronze: 'Bronze' },
  deals: 'Brasses de la table',
  print: { sheets: 'Imprimer les feuilles', plan: 'Imprimer les rencontres' },
  tap: {
    taker: 'Preneur',
    tricks: 'Levées',
    trump: 'Atout',
    end: 'Résultat',
    bid: (n: number): string => `${n} levées`,
    notrump: 'sans-atout',
    ends: (end: string): string => {
      if (end === 'R-') return 'renonce du preneur';
      if (end === 'R+') return 'renonce de l’autre camp';
      if (end === '+') return 'réussi';
      return end.startsWith('+') ? `réussi, ${end.slice(1)} de plus` : `manqué de ${end.slice(1)}`;
    },
  },
  none: 'Les rencontres ne sont pas tirées.',
};

export type FiveHundredTexts = typeof fr;
