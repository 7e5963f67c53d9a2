// One set of rules of each format, with nearly everything that rules can say.

const title = { fr: 'Essai', en: 'Trial' };

export const CIRCUIT = {
  ...{ league: 1, format: 'circuit', title, competitions: 10, best: 5 },
  figure: {
    by: 'places',
    tables: { places: [25, 20, 16, '27/2', 11], masters: [50, 40, 32] },
    tied: 'split',
  },
  atMost: { of: 'region', most: 3 },
  bonuses: [
    { for: 'participation', points: 1, when: 'always' },
    { for: 'podium', points: [3, 2, 1] },
    { for: 'count', count: 'firsts', points: 2, placeAtMost: 10 },
  ],
  minimum: { competitions: 2 },
  order: ['direct-wins', 'places', 'best-result', 'next-best', 'last-competition', 'most:firsts', 'lot'],
} as const;

export const LEAGUE = {
  ...{ league: 1, format: 'fixtures', title, teams: 10 },
  entries: {
    kind: 'team',
    most: 10,
    roster: { least: 4, most: 8, substitutes: 3, uses: 2, regulars: 2 },
    licence: true,
  },
  calendar: { legs: 2 },
  match: { by: 'result', win: 3, draw: 1, loss: 0 },
  forfeit: { score: [3, 0], forfeiter: -1 },
  withdrawal: { results: 'stood-in', placed: 'last' },
  defaults: { expelAfter: 3 },
  promoted: 2,
  relegated: 2,
  order: ['direct-points', 'direct-difference', 'difference', 'scored', 'fewer-penalties', 'lot'],
} as const;

const scoring = { figure: { by: 'total' }, order: ['wins', 'lot'] } as const;

export const PATH = {
  ...{ league: 1, format: 'path', title, regions: 4, medals: 3 },
  entries: { kind: 'pair', most: 400 },
  phases: [
    { id: 'club', level: 'club', scoring },
    { id: 'region', level: 'region', scoring, quota: { places: 80, fixed: 1 } },
    {
      ...{ id: 'final', level: 'final', scoring },
      quota: { places: 16, fixed: 2, method: 'largest-remainder', exemptions: 2, reserves: 2 },
      carryOver: { of: 'total', share: '1/2' },
    },
  ],
} as const;
