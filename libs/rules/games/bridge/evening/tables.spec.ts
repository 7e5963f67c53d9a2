import { ALL, given, seats, start, tablesIn, viewOf } from '../testing/evening';
import { bridgeEvening } from './order';

const playing = given().and(seats(ALL), start(1), start(2));
const at = (more: object) => ({ round: 2, table: 1, board: 3, reason: 'erreur', ...more });
const proposed = (evening: typeof playing): readonly string[] =>
  viewOf(evening).consequences.map(({ article, propose, entry, round, board = 0, percent = 0 }) =>
    [article, propose, entry, `${round}/${board}`, percent].join(' '),
  );
const otherwise = (more: object) => ({ do: 'play-otherwise', round: 2, table: 1, reason: 'erreur', ...more });

describe('what follows from a mistake', () => {
  it('BD-L15B2 is that a wrong board counts, and the right one is to be played late', () => {
    const wrong = playing.and(otherwise({ boards: [3, 9] }));
    expect(proposed(wrong)).toEqual(['BD-L15B2 late-play A 2/4 0', 'BD-L15B2 late-play Z 2/4 0']);
  });
  it('BD-L15B3 is an artificial score for whoever cannot play a board that others have spoiled', () => {
    const harmless = playing.and(otherwise({ boards: [9, 10] }));
    expect(proposed(harmless).filter((line) => line.includes('L15B3'))).toEqual([]);
    const early = given()
      .and(seats(ALL), start(1))
      .and({
        ...{ do: 'play-otherwise', round: 1, table: 1, boards: [5, 6], reason: 'erreur' },
      });
    expect(proposed(early)).toEqual([
      'BD-L15B2 late-play A 1/1 0',
      'BD-L15B2 late-play X 1/1 0',
      'BD-L15B2 late-play A 1/2 0',
      'BD-L15B2 late-play X 1/2 0',
      // X would have met B with the fifth board in round 2, A would have met Y with it in round 3.
      'BD-L15B3 artificial-score B 2/5 60',
      'BD-L15B3 artificial-score Y 3/5 60',
      'BD-L15B3 artificial-score B 2/6 60',
      'BD-L15B3 artificial-score Y 3/6 60',
    ]);
  });
  it('BD-L15B1 is that a board which one has played before is cancelled for both, and who had not is compensated', () => {
    const cancel = (more: object) => ({ do: 'cancel-board', ...at({ board: 1, atFault: ['NS'], ...more }) });
    const spoiled = playing.and(cancel({}));
    expect(proposed(spoiled)).toEqual([
      'BD-L15B1 result-cancelled A 2/1 0',
      'BD-L15B1 result-cancelled Z 2/1 0',
      // Z had not played it, and cannot in round 3 against B.
      'BD-L15B3 artificial-score Z 2/1 60',
      'BD-L15B3 artificial-score B 3/1 60',
    ]);
    expect(proposed(playing.and(cancel({ atFault: ['EW'] })))[2]).toBe('BD-L15B3 artificial-score Z 2/1 40');
    expect(playing.when(cancel({ board: 9 })).refusals).toEqual(['BD-L15B2']);
    expect(spoiled.when(cancel({})).refusals).toEqual(['cancelled-already']);
    expect(playing.when(cancel({ round: 3 })).refusals).toEqual(['no-such-table-yet']);
    expect(playing.when(cancel({ atFault: ['NS', 'NS'] })).refusals).toEqual(['invalid-field']);
  });
  it('BD-L5B is a penalty to think of for a pair at a wrong table; a wrong direction is the same table', () => {
    const wrong = given()
      .and(seats(ALL), start(1))
      .and({
        ...{ do: 'play-otherwise', round: 1, table: 1, EW: 'Y', boards: [9, 10], reason: 'erreur' },
      });
    expect(proposed(wrong)[0]).toBe('BD-L5B procedural-penalty Y 1/0 0');
    expect(proposed(wrong)[1]).toBe('BD-L7D procedural-penalty A 1/0 0');
    const turned = playing.and(otherwise({ NS: 'Z', EW: 'A' }));
    expect(viewOf(turned).rounds[1]?.tables[0]).toMatchObject({ NS: 'Z', EW: 'A', boards: [3, 4] });
    expect(proposed(turned)).toEqual([]);
  });
  it('BD-L7D looks to the pair that stays at the table first, and to nobody where all move', () => {
    const swapped = given()
      .and(seats(ALL), start(1))
      .and({ do: 'play-otherwise', ...{ round: 1, table: 3, EW: 'Y', reason: 'erreur' } });
    expect(proposed(swapped).filter((each) => each.startsWith('BD-L7D'))).toEqual([
      'BD-L7D procedural-penalty C 1/0 0',
    ]);
    const howell = given({ movement: 'howell', tables: 3 }).and(seats('1:A 2:B 3:C 4:D 5:E 6:F'), start(1));
    const moving = viewOf(howell).rounds.map(({ tables }) => tables[1]?.NS);
    expect(new Set(moving).size).toBeGreaterThan(1);
    const stranger = viewOf(howell).rounds[0]?.tables[2]?.EW;
    const wrong = howell.and({
      do: 'play-otherwise',
      ...{ round: 1, table: 2, EW: stranger, reason: 'erreur' },
    });
    expect(proposed(wrong)[0]).toMatch(/^BD-L5B/);
    expect(proposed(wrong).filter((each) => each.startsWith('BD-L7D'))).toEqual([]);
  });
  it('BD-MOVE-GAP-1 is average plus for whoever waits for a pair that left, whose results stand from half of its boards on', () => {
    const leave = (from: number) => ({ do: 'leave-session', entry: 'Z', from, reason: 'parti' });
    const late = playing.and(leave(3));
    expect(proposed(late)).toEqual([
      'BD-MOVE-GAP-1 results-stand Z 3/0 0',
      'BD-MOVE-GAP-1 artificial-score B 3/0 60',
    ]);
    const early = given().and(seats(ALL), start(1), leave(2));
    expect(proposed(early)).toEqual([
      'BD-MOVE-GAP-1 results-cancelled Z 2/0 0',
      'BD-MOVE-GAP-1 artificial-score A 2/0 60',
      'BD-MOVE-GAP-1 artificial-score B 3/0 60',
    ]);
    // A late pair takes the place: nobody waits any more.
    expect(proposed(early.and(seats('EW3:D', 2)))).toEqual(['BD-MOVE-GAP-1 results-cancelled Z 2/0 0']);
    // A pair that was known to be away leaves sit-outs and nothing to decide.
    const known = given().and(seats(ALL), start(1), { do: 'mark-absent', entry: 'Z', from: 2 });
    expect([proposed(known), viewOf(known).rounds[1]?.sitsOut]).toEqual([[], ['A']]);
    expect(playing.when(leave(1)).refusals).toEqual(['round-not-ahead']);
    expect(late.when(leave(3)).refusals).toEqual(['not-seated']);
  });
  it('a substitute sits down for one of a pair, which stays the same pair', () => {
    const act = {
      do: 'substitute-player',
      entry: 'A',
      leaves: 'A.2',
      comes: '1234',
      from: 3,
      reason: 'malaise',
    };
    const evening = playing.and(act);
    expect(viewOf(evening).substitutes).toEqual([
      { entry: 'A', leaves: 'A.2', comes: '1234', from: 3, reason: 'malaise' },
    ]);
    expect(viewOf(evening).places).toEqual(viewOf(playing).places);
    expect(playing.when({ ...act, entry: 'Q' }).refusals).toEqual(['not-seated']);
    expect(playing.when({ ...act, comes: 'A.2' }).refusals).toEqual(['swap-with-itself']);
    expect(playing.when({ ...act, from: 1 }).refusals).toEqual(['round-not-ahead']);
  });
});

describe('the boards of an evening', () => {
  it('BD-L8A2 go on to the table that plays them next, or where the director says', () => {
    const move = (to: number, more = {}) => ({ do: 'move-boards', round: 1, table: 2, to, ...more });
    expect(playing.when(move(1)).types).toEqual(['BoardsMoved']);
    expect(playing.when(move(3)).violations[0]).toMatchObject({
      article: 'BD-L8A2',
      facts: { table: 2, to: 3, planned: 1, round: 1 },
    });
    expect(playing.when(move(3, { reason: 'étuis partagés' })).types).toEqual(['BoardsMoved']);
    expect(playing.when({ ...move(1), table: 9 }).refusals).toEqual(['no-such-table-yet']);
  });
  it('BD-L8B2 keep their round open where one is put off, until it is played or cancelled', () => {
    const off = { do: 'postpone-board', ...at({}) };
    const evening = playing.and(off);
    expect(viewOf(evening).postponed).toEqual([{ round: 2, table: 1, board: 3, reason: 'erreur' }]);
    expect(evening.when(off).refusals).toEqual(['put-off-already']);
    expect(playing.when({ ...off, board: 9 }).refusals).toEqual(['not-its-board']);
    const settle = { do: 'settle-board', round: 2, table: 1, board: 3, as: 'played' };
    expect(viewOf(evening.and(settle)).postponed).toEqual([]);
    expect(viewOf(evening.and({ ...settle, as: 'cancelled' })).postponed).toEqual([]);
    expect(playing.when(settle).refusals).toEqual(['not-put-off']);
  });
  it('BD-L82B are not played any more at the table where they were cancelled', () => {
    const evening = playing.and({ do: 'postpone-board', ...at({}) });
    const settle = { do: 'settle-board', round: 2, table: 1, board: 3 };
    expect(tablesIn(evening.and({ ...settle, as: 'played' }), 2)[0]).toBe('1: A–Z 3,4');
    const dropped = evening.and({ ...settle, as: 'cancelled' });
    expect(tablesIn(dropped, 2)).toEqual(['1: A–Z 4', '2: B–X 5,6', '3: C–Y 1,2']);
    expect(dropped.when({ do: 'postpone-board', ...at({}) }).refusals).toEqual(['not-its-board']);
  });
  it('BD-L8C end at a table when all of its rounds were called and all of its boards have a result that both sides confirmed', () => {
    const last = playing.and(start(3));
    const done = { over: true, finality: 'verified' };
    const end = { do: 'end-table', table: 1 };
    const places = bridgeEvening.restsOn?.(last.state, end) ?? [];
    expect(places).toHaveLength(6);
    const deals = places.map((place, index) => (index === 5 ? null : { place, ...done }));
    const completed = (of: readonly unknown[]) => {
      const answer = bridgeEvening.withDeals?.(last.state, end, of as never);
      return answer?.ok === true ? (answer.act as typeof end) : end;
    };
    expect(last.when(completed(deals)).violations[0]).toMatchObject({
      article: 'BD-L8C',
      facts: { table: 1, boards: ['6'] },
    });
    const all = places.map((place) => ({ place, ...done }));
    const entered = all.map((deal, index) => (index === 2 ? { ...deal, finality: 'entered' } : deal));
    expect(last.when(completed(entered)).violations[0]).toMatchObject({
      article: 'BD-L8C',
      facts: { table: 1, boards: ['3'] },
    });
    // A ruling stands in the place of the result: there is nothing to confirm.
    const ruled = all.map((deal, index) => (index === 2 ? { ...deal, finality: null } : deal));
    expect(viewOf(last.and(completed(ruled))).ended).toEqual([1]);
    expect(viewOf(last.and(completed(all))).ended).toEqual([1]);
    expect(last.and(completed(all)).when(completed(all)).refusals).toEqual(['table-ended']);
    expect(playing.when(completed(all)).refusals).toEqual(['BD-L8C']);
    const off = last.and({ do: 'postpone-board', ...at({}) });
    expect(off.when(completed(all)).violations[0]?.facts).toMatchObject({ boards: ['3'] });
    expect(last.when({ ...completed(all), table: 9 }).refusals).toEqual(['no-such-table-yet']);
  });
});
