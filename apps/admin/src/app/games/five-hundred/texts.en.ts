import type { FiveHundredTexts } from './texts.fr';

/** Texts of the tournament of five hundred, in English. */
export const en: FiveHundredTexts = {
  games: 'Games',
  game: (n) => `Game ${n}`,
  table: (name) => `Table ${name}`,
  of: (called, games) => `${called} games called of ${games}`,
  initials: { 'on-paper': 'Initials with the whole sheet', 'each-deal': 'Initials deal by deal' },
  draw: (teams) => `Draw the meetings: ${teams} teams`,
  tooFew: 'At least two teams have to be there.',
  seed: 'Seed:',
  bye: (name) => `Free: ${name}`,
  dealer: (seat) => `First dealer: ${seat}`,
  drawing: (seats) => `Drawing a card: ${seats}`,
  states: {
    planned: 'to come',
    playing: 'running',
    disputed: 'disputed',
    final: 'final',
    abandoned: 'abandoned',
    forfeited: 'forfeited',
  },
  deal: 'Deal',
  contract: 'Contract',
  points: 'Points',
  initial: 'Initials',
  total: 'Total',
  totals: 'So far',
  keeps: (team, other) => `${team} keeps the sheet; the captain of ${other} initials it.`,
  refused: (who, deal, why) => `${who} refuses to initial deal ${deal}: ${why}`,
  abandoned: (why) => `Game abandoned: ${why}`,
  forfeited: (who, points, why) => `${who} forfeits, ${points} points for the other team: ${why}`,
  measure: (who, what, why) => `${who}: ${what}. ${why}`,
  measures: { warning: 'warning', late: 'late', absent: 'absent', penalty: 'penalty', other: 'measure' },
  withPoints: (what, points) => `${what} (${points} points)`,
  substituted: (team) => `A substitute plays for ${team}.`,
  disqualified: (who, why) => `${who} is disqualified: ${why}`,
  medals: 'Medals',
  medal: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  deals: 'Deals of the table',
  print: { sheets: 'Print the sheets', plan: 'Print the meetings' },
  tap: {
    taker: 'Taker',
    tricks: 'Tricks',
    trump: 'Trump',
    end: 'How it ended',
    bid: (n) => `${n} tricks`,
    notrump: 'no-trump',
    ends: (end) => {
      if (end === 'R-') return 'revoke of the taker’s side';
      if (end === 'R+') return 'revoke of the other side';
      if (end === '+') return 'made';
      return end.startsWith('+') ? `made, ${end.slice(1)} over` : `${end.slice(1)} short`;
    },
  },
  none: 'The meetings are not drawn yet.',
};
