import { describe, expect, it } from '@jest/globals';
import {
  accountBegun,
  arrivals,
  checkIn,
  type HallView,
  listsToHandIn,
  mayAnnounce,
  mayGivePrizes,
  nextDraw,
  seatTable,
  seriesToClose,
  tablesToSeat,
} from './hall-steps';
import type { ListOfTable } from './tournament-view';

const seats = ['b', 'c', 'a'];
const list: ListOfTable = {
  ...{ series: 1, table: '1', seats, parts: [{ from: 1, seats }], stops: [], again: [], present: ['c'] },
  ...{ deals: 3, keeper: 1, closed: false, handedIn: false, substitutes: [] },
};
const participant = (entry: string) => ({ entry, team: null, left: false, excluded: null });
const given: HallView = {
  ...{ organiser: 'club', evening: false, direction: ['d'], referees: [], status: 'running' },
  notice: {
    ...{ version: 1, series: 2, deals: { four: 4, three: 3 } },
    ...{ minutes: 130, stake: '1', appeals: 'end-of-series', entryFee: 500 },
  },
  ...{ series: 1, stopped: null, participants: ['a', 'b', 'c'].map(participant), lists: [list] },
  ...{ cases: [], penalties: [], annulled: [], results: [], teams: null, lots: [], lotsDue: [] },
  ...{ commitment: null, draws: [], announced: false, prizes: { released: null } },
};
const offering = (view: HallView, ...offers: readonly string[]): HallView => ({ ...view, offers });

describe('the keys of a hall', () => {
  it('are none where the rules offer nothing', () => {
    expect(arrivals(given, ['d'])).toEqual([]);
    expect([nextDraw(given), seriesToClose(given), mayAnnounce(given)]).toEqual([null, null, false]);
    expect([
      ...tablesToSeat(given),
      ...listsToHandIn({ ...given, lists: [{ ...list, closed: true }] }),
    ]).toEqual([]);
  });

  it('check in whoever is not there yet and was not declined, in the circle and the team', () => {
    const view = { ...offering(given, 'check-in'), declined: ['e'] };
    expect(arrivals(view, ['a', 'd', 'e'])).toEqual(['d']);
    const paid = { do: 'check-in', entry: 'd', holder: 'd', paid: true, noticeRead: true };
    expect(checkIn(view, 'd', '')).toEqual(paid);
    const closed = { ...view, access: { kind: 'closed', circle: 'final' } };
    expect(checkIn(closed, 'd', 'Asse')).toEqual({ ...paid, team: 'Asse', circle: 'final' });
  });

  it('draw the series that comes for everybody who plays on, by the seed that was committed to', () => {
    const view = offering({ ...given, series: null }, 'draw-seats');
    const act = { do: 'draw-seats', series: 2, by: 'seed' };
    expect(nextDraw(view)).toEqual({ series: 2, players: ['a', 'b', 'c'], act });
    const gone = given.participants.map((one) => ({ ...one, left: one.entry === 'a' }));
    expect(nextDraw({ ...view, participants: gone })?.players).toEqual(['b', 'c']);
  });

  it('render an account of what was taken in, and give prizes to whoever handed in all lists', () => {
    expect(accountBegun({ ...given, fees: { a: 100, b: 0, c: 50 } })).toEqual({
      ...{ entries: '3', fees: '1500', lostGames: '150' },
    });
    expect([...mayGivePrizes(given)]).toEqual([]);
    const choices = { 'release-prizes': [[{ entry: ['a', 'c'] }]] };
    expect([...mayGivePrizes({ ...given, choices })]).toEqual(['a', 'c']);
  });

  it('seat all who are awaited at a table, each at the own place with the card of the series', () => {
    const view = offering(given, 'take-seat');
    expect(tablesToSeat(view)).toEqual([list]);
    expect(tablesToSeat({ ...view, lists: [{ ...list, present: seats }] })).toEqual([]);
    const sit = { do: 'take-seat', series: 1, table: '1', card: 1 };
    expect(seatTable(view, list)).toEqual([
      { ...sit, seat: 1, entry: 'b' },
      { ...sit, seat: 3, entry: 'a' },
    ]);
  });

  it('announce the results after the last series, once no appeal waits', () => {
    const view = offering({ ...given, series: null }, 'announce-results');
    expect(mayAnnounce(view)).toBe(false);
    expect(mayAnnounce({ ...view, stopped: { reason: 'fire', plan: 'refund' } })).toBe(true);
    const both = { ...view, lists: [list, { ...list, series: 2 }] };
    expect(mayAnnounce(both)).toBe(true);
    const appealed = {
      ...{ case: 1, series: 1, table: '1', by: 'a', matter: 'm', decided: null },
      ...{ appeal: { by: 'a', grounds: 'g' }, ruled: null, objection: null, conciliated: null },
    };
    expect(mayAnnounce({ ...both, cases: [appealed] })).toBe(false);
  });
});
