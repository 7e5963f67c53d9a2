import { type Situation, given } from '@arbitre/rules/kernel/testing/given';
import { decideSeason } from './season/decide';
import type { SeasonAct } from './season/acts';
import type { SeasonEvent } from './season/events';
import { evolveSeason, regionsOf, type SeasonState, UNOPENED_SEASON } from './season/state';

const season = (): Situation<SeasonState, SeasonEvent> =>
  given<null, SeasonAct, SeasonEvent, SeasonState>(
    {
      initial: () => UNOPENED_SEASON,
      decide: (state, act) => decideSeason(state, act),
      evolve: evolveSeason,
    },
    null,
  );

const OPEN = { do: 'open-season', name: '2026-27', from: '2026-09-01', until: '2027-06-30', games: ['skat'] };
const takes = (region: string, more: object = {}) => ({
  ...{ do: 'take-part', region, from: '2026-10-01', until: '2027-03-31', window: 14 },
  ...more,
});
const closes = (region: string) => ({ do: 'close-phase', region, on: '2027-03-31' });
const CORRECTION = { reason: 'A score sheet was found', decidedBy: 'league-committee' };
const correct = { do: 'correct-season', corrects: 'ranking', of: 'north/first', ...CORRECTION };

describe('a season', () => {
  const open = season().and(OPEN, takes('north'), takes('east', { from: '2026-11-01' }));

  it('has regions with calendars of their own, and is closed when the last has closed its phase', () => {
    const one = open.and(closes('north'));
    expect(regionsOf(one.state)).toEqual([
      { region: 'north', closed: true, until: '2027-03-31' },
      { region: 'east', closed: false },
    ]);
    expect(one.when({ do: 'close-season' }).violations).toEqual([
      { article: 'regions-open', facts: { regions: ['east'] } },
    ]);
    expect(one.and(closes('east')).when({ do: 'close-season' }).types).toEqual(['SeasonClosed']);
  });

  it('takes nothing but named corrections once it is closed, and nothing once it is archived', () => {
    const closed = open.and(closes('north'), closes('east'), { do: 'close-season' });
    expect(
      closed.when(takes('west'), { do: 'reopen-phase', region: 'north', ...CORRECTION }).refusals,
    ).toEqual(['season-closed', 'season-closed']);
    expect(closed.when(correct).events).toEqual([
      { type: 'SeasonCorrected', data: { corrects: 'ranking', of: 'north/first', ...CORRECTION } },
    ]);
    expect(closed.and({ do: 'archive-season' }).when(correct).refusals).toEqual(['season-archived']);
  });

  it('opens the phase of a region again, with who decided it', () => {
    const again = open.and(closes('north'), { do: 'reopen-phase', region: 'north', ...CORRECTION });
    expect(again.types).toEqual(['PhaseClosed', 'PhaseReopened']);
    expect(regionsOf(again.state)[0]).toEqual({ region: 'north', closed: false });
  });

  it.each([
    ['opening it twice', open, OPEN, 'season-already-open'],
    ['what is not there', season(), takes('north'), 'season-not-open'],
    [
      'a season that ends before it begins',
      season(),
      { ...OPEN, until: '2026-08-31' },
      'season-without-days',
    ],
    ['a season of no game', season(), { ...OPEN, games: [] }, 'invalid-field'],
    ['a day that no calendar has', season(), { ...OPEN, from: '2026-02-30' }, 'invalid-field'],
    ['a calendar beyond the season', open, takes('west', { until: '2027-07-01' }), 'outside-season'],
    ['the calendar that it has', open, takes('north'), 'region-takes-part'],
    [
      'another calendar of a region that has closed',
      open.and(closes('north')),
      takes('north', { window: 7 }),
      'phase-closed',
    ],
    ['closing what takes no part', open, closes('west'), 'region-takes-no-part'],
    ['closing a phase twice', open.and(closes('north')), closes('north'), 'phase-closed'],
    ['opening what is open', open, { do: 'reopen-phase', region: 'north', ...CORRECTION }, 'phase-open'],
    ['a correction of what is open', open, correct, 'season-still-open'],
    ['a correction by somebody with a name', open, { ...correct, decidedBy: 'Mr X' }, 'season-still-open'],
  ])('refuses %s', (_, table, act, article) => {
    expect(table.when(act).refusals).toEqual([article]);
  });
});
