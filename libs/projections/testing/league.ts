import type { LogBook } from './season';

const RULES = {
  ...{ league: 1, format: 'circuit', title: { fr: 'Essai', en: 'Trial' }, competitions: 2 },
  ...{ figure: { by: 'total' }, order: ['lot'] },
};

const MATCHES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Rencontres', en: 'Matches' }, teams: 2 },
  ...{ calendar: { legs: 1 }, match: { by: 'result', win: 2, draw: 1, loss: 0 }, order: ['lot'] },
};

const SCORES = [
  { entry: 'near', score: 3 },
  { entry: 'far', score: 1 },
];

/** A season with a region, a division in which somebody entered and a competition counts, and one of two teams that meet. */
export const playLeague = (log: LogBook): LogBook => {
  const calendar = { from: '2026-09-01', until: '2027-06-30' };
  log.append('season-2026', 'SeasonOpened', { name: 'Season', ...calendar, games: ['skat'] });
  log.append('season-2026', 'RegionTookPart', { region: 'north', ...calendar, window: 7 });
  log.append('division-2026.open', 'DivisionOpened', {
    ...{ title: 'Open', game: 'skat', level: 'open', rules: RULES },
  });
  log.append('division-2026.open', 'DivisionEntered', { entry: 'one', members: ['F-1'], club: '59001' });
  log.append('division-2026.open', 'EntryWaited', { entry: 'two', members: ['F-2'] });
  log.append('division-2026.open', 'CompetitionCounted', { competition: 'a', number: 1 });
  log.append('division-2026.open', 'DivisionLeft', { entry: 'one', why: 'asked' });
  log.append('division-2026.open', 'EntryMovedUp', { entry: 'two' });
  log.append('division-2026.matches', 'DivisionOpened', {
    ...{ title: 'Matches', game: 'skat', level: 'open', rules: MATCHES },
  });
  for (const [entry, member] of [
    ['near', 'F-3'],
    ['far', 'F-4'],
  ])
    log.append('division-2026.matches', 'DivisionEntered', { entry, members: [member] });
  log.append('division-2026.matches', 'FixturesDrawn', {
    ...{ fixtures: [{ fixture: 'r1-1', round: 1, sides: ['near', 'far'], day: '2026-10-01' }], byes: [] },
  });
  log.append('division-2026.matches', 'FixturePostponed', { fixture: 'r1-1', to: null, reason: 'snow' });
  log.append('division-2026.matches', 'MatchReported', { fixture: 'r1-1', by: 'near', scores: SCORES });
  log.append('season-2026', 'PhaseClosed', { region: 'north', on: '2027-06-30' });
  return log;
};
