import type { LogBook } from './season';

/** A season with a region, and a division in which somebody entered and a competition counts. */
export const playLeague = (log: LogBook): LogBook => {
  const calendar = { from: '2026-09-01', until: '2027-06-30' };
  log.append('season-2026', 'SeasonOpened', { name: 'Season', ...calendar, games: ['skat'] });
  log.append('season-2026', 'RegionTookPart', { region: 'north', ...calendar, window: 7 });
  log.append('division-2026.open', 'DivisionOpened', {
    ...{ title: 'Open', game: 'skat', level: 'open', rules: { format: 'circuit' } },
  });
  log.append('division-2026.open', 'DivisionEntered', { entry: 'one', members: ['F-1'], club: '59001' });
  log.append('division-2026.open', 'EntryWaited', { entry: 'two', members: ['F-2'] });
  log.append('division-2026.open', 'CompetitionCounted', { competition: 'a', number: 1 });
  log.append('division-2026.open', 'DivisionLeft', { entry: 'one', why: 'asked' });
  log.append('division-2026.open', 'EntryMovedUp', { entry: 'two' });
  log.append('season-2026', 'PhaseClosed', { region: 'north', on: '2027-06-30' });
  return log;
};
