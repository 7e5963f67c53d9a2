type Done = (mutation: string, input: object) => Promise<unknown>;

const TEAMS = ['lille', 'douai'] as const;

/** A season of the region nord, and in it a division of two teams: one match settled, one reported by one side. */
export const playLeague = async (done: Done): Promise<void> => {
  const season = '2026';
  const division = '2026.nord';
  const calendar = { from: '2026-09-01', until: '2027-06-30' };
  const rules = {
    ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' }, teams: 2 },
    ...{ calendar: { legs: 2 }, match: { by: 'result', win: 3, draw: 1, loss: 0 } },
    ...{ forfeit: { score: [3, 0] }, withdrawal: { results: 'struck', placed: 'last' } },
    order: ['difference', 'lot'],
  };
  await done('openSeason', { season, name: 'Season', ...calendar, games: ['skat'] });
  await done('takePart', { season, region: 'nord', ...calendar, window: 7 });
  await done('openDivision', {
    division,
    title: 'Nord',
    game: 'skat',
    level: 'first',
    region: 'nord',
    rules,
  });
  for (const entry of TEAMS) await done('enterDivision', { division, entry, members: [] });
  await done('drawFixtures', { division, order: TEAMS, days: [] });
  const scores = TEAMS.map((entry, at) => ({ entry, score: 3 - at }));
  await done('settleMatch', { division, fixture: 'r1-m1', scores, reason: 'x' });
  await done('reportMatch', { division, fixture: 'r2-m1', by: 'douai', scores });
};
