type Done = (mutation: string, input: object) => Promise<unknown>;

const TEAMS = ['lille', 'douai'] as const;

const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' }, teams: 2 },
  ...{ calendar: { legs: 2 }, match: { by: 'result', win: 3, draw: 1, loss: 0 } },
  ...{ forfeit: { score: [3, 0] }, withdrawal: { results: 'struck', placed: 'last' } },
  order: ['difference', 'lot'],
};

/** Under which the table of the division would be another. */
export const OTHER_RULES = { ...RULES, match: { by: 'result', win: 3, draw: 2, loss: 0 } };

/** A season of the region nord, and in it a division of two teams: one match settled, one reported by one side; a team moved; the competition `here` counts. */
export const playLeague = async (done: Done): Promise<void> => {
  const season = '2026';
  const division = '2026.nord';
  const calendar = { from: '2026-09-01', until: '2027-06-30' };
  await done('openSeason', { season, name: 'Season', ...calendar, games: ['bridge'] });
  await done('takePart', { season, region: 'nord', ...calendar, window: 7 });
  await done('openDivision', {
    division,
    title: 'Nord',
    game: 'bridge',
    level: 'first',
    region: 'nord',
    rules: RULES,
  });
  const club = '59001';
  for (const entry of TEAMS) await done('enterDivision', { division, entry, club, members: [] });
  const roster = { captain: '1', players: ['1', '2'], substitutes: ['3'] };
  await done('nameRoster', { division, entry: TEAMS[0], ...roster });
  await done('countCompetition', { division, competition: 'here', number: 1 });
  await done('drawFixtures', { division, order: TEAMS, days: ['2026-09-12', '2026-09-19'] });
  const scores = TEAMS.map((entry, at) => ({ entry, score: 3 - at }));
  await done('settleMatch', { division, fixture: 'r1-m1', scores, reason: 'x' });
  await done('publishDivisionRanking', { division });
  const drawn = TEAMS.map((entry) => ({ entry, score: 2 }));
  await done('correctMatch', {
    division,
    fixture: 'r1-m1',
    scores: drawn,
    decidedBy: 'ARBITER',
    reason: 'x',
  });
  const moved = { entry: 'douai', name: 'Douai I', region: 'sud', from: 2 };
  await done('moveEntry', { division, ...moved, reason: 'x', decidedBy: 'FEDERATION' });
  await done('publishDivisionRanking', { division, reason: 'x' });
  await done('reportMatch', { division, fixture: 'r2-m1', by: 'douai', scores });
};
