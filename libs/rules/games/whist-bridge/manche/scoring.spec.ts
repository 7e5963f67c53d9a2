import {
  announce,
  configure,
  deals,
  FIVE,
  FOUR,
  HERE,
  opened,
  pointsAt,
  QUEENS,
  rankingOf,
  rest,
  tableOf,
  tell,
  tick,
  undo,
  validate,
  whole,
} from '../testing/manche';
import { whistBridgeOrder } from './session';

const table = opened().and(configure());
const five = opened().and(configure(FIVE));
const over = table.and(...rest(FOUR, 1));
const refusalOf = (situation: { readonly refusals: readonly string[] }): readonly string[] =>
  situation.refusals;

describe('the scorer configures a table', () => {
  it('WB-3.e enters nothing at a table that was not opened; whom a code lets in is the write side’s to see', () => {
    for (const act of [announce(1, 'E8-H ann cid'), tell(1, '8'), validate(1), undo(1), tick('ann')])
      expect(opened().when(act).refusals).toEqual(['unknown-table']);
    expect(table.when({ ...announce(1, 'E8-H ann cid'), table: 'C' }).refusals).toEqual(['unknown-table']);
  });
  it('WB-3.b has any player of the table keep the score, and nobody else', () => {
    expect(opened().when(configure(FOUR, { encoder: 'cid' })).refusals).toEqual([]);
    expect(opened().when(configure(FOUR, { encoder: 'eve' })).refusals).toEqual(['WB-3.b']);
    const passed = table.when({ do: 'assign-encoder', ...HERE, entry: 'dan' });
    expect(tableOf(passed.state).encoder).toBe('dan');
    expect(table.when({ do: 'assign-encoder', ...HERE, entry: 'eve' }).refusals).toEqual(['WB-3.b']);
  });
  it('WB-3.f schedules sixteen deals for four players in the order of their places', () => {
    const now = tableOf(table.state);
    expect([now.deals, now.deal, now.players, now.phase]).toEqual([16, 1, FOUR, 'contract']);
    const missing = opened().when({ do: 'configure-table', ...HERE });
    expect(missing.violations).toMatchObject([{ article: 'WB-3.f' }]);
    const begun = table.and(announce(1, 'E8-H ann cid')).when(configure());
    expect(begun.refusals).toEqual(['table-begun']);
    const elsewhere = table.when({ ...configure(['bob', ...FIVE.slice(2), 'fay']), table: 'C' });
    expect(elsewhere.refusals).toEqual(['drawn-elsewhere']);
  });
  it('WB-16.b seats four or five, no more and no fewer', () => {
    expect(opened().when(configure(FOUR.slice(1))).refusals).toEqual(['WB-16.b']);
    expect(opened().when(configure([...FIVE, 'fay'])).refusals).toEqual(['WB-16.b']);
    expect(tableOf(five.state).deals).toBe(20);
    expect(opened().when(configure(['ann', 'ann', 'bob', 'cid'])).refusals).toEqual(['named-twice']);
  });
});

describe('a deal', () => {
  it('WB-3.j is announced before it is played: without that there is no result', () => {
    expect(refusalOf(table.when(tell(1, '9')))).toEqual(['WB-3.j']);
    const played = table.and(announce(1, 'E8-H ann cid')).when(tell(1, '9'));
    expect(played.refusals).toEqual([]);
    expect(tableOf(played.state).phase).toBe('read');
    expect(table.when(validate(1)).refusals).toEqual(['WB-3.j']);
  });
  it('WB-3.k counts once it is validated, and not before', () => {
    const read = table.and(announce(1, 'E8-H ann cid'), tell(1, '9'));
    expect(pointsAt(read.state)).toEqual([0, 0, 0, 0]);
    expect(tableOf(read.state).lines).toMatchObject([{ deal: 1, points: null }]);
    const valid = read.when(validate(1));
    expect(pointsAt(valid.state)).toEqual([10, 0, 10, 0]);
    expect(tableOf(valid.state).lines).toMatchObject([
      { deal: 1, points: { ann: 10, bob: 0, cid: 10, dan: 0 } },
    ]);
  });
  it('WB-3.l WB-13.b adds up by itself', () => {
    const after = table.and(...deals(['S6-H ann = 6', 'S6-H dan = 6'])).when(...whole(3, 'S6-D bob = 5'));
    expect(pointsAt(after.state)).toEqual([22, -15, 10, 22]);
    expect(after.types).toEqual(['DealAnnounced', 'ResultTold', 'DealValidated']);
  });
  it('takes back the result, then the contract, as events of their own', () => {
    const read = table.and(announce(1, 'E8-H ann cid'), tell(1, '9'));
    const back = read.when(undo(1));
    expect(back.events).toMatchObject([{ type: 'EntryUndone', data: { what: 'result' } }]);
    expect(tableOf(back.state).phase).toBe('play');
    const again = back.when(undo(1));
    expect([tableOf(again.state).phase, again.when(undo(1)).refusals]).toEqual([
      'contract',
      ['nothing-to-undo'],
    ]);
    expect(read.and(validate(1)).when(undo(1)).refusals).toEqual(['another-deal']);
  });
  it('refuses what nobody can have played', () => {
    const refuses = (text: string): readonly string[] => table.when(announce(1, text)).refusals;
    expect(refuses('E8 ann cid')).toEqual(['suit-needed']);
    expect(refuses('PM-H ann')).toEqual(['suit-forbidden']);
    expect(refuses('E8-H ann')).toEqual(['wrong-declarers']);
    expect(refuses('S6-H ann bob')).toEqual(['wrong-declarers']);
    expect(refuses('S6-H eve')).toEqual(['not-at-table']);
    const misere = table.and(announce(1, 'PM ann cid'));
    expect(misere.when(tell(1, '0')).refusals).toEqual(['not-that-result']);
    expect(misere.when(tell(1, '+')).refusals).toEqual(['made-by-declarer']);
    const queens = table.and(announce(1, 'DAMES'));
    expect(queens.when(tell(1, 'ann:3')).refusals).toEqual(['WB-13-D-1']);
    expect(table.when(announce(2, 'S6-H ann')).refusals).toEqual(['another-deal']);
    expect(table.and(announce(1, 'S6-H ann')).when(announce(1, 'S6-H ann')).refusals).toEqual([
      'already-announced',
    ]);
  });
  it('WB-13-GAP-1 WB-16-GAP-1 leaves out the dealer of five: he announces nothing and scores nothing', () => {
    expect(tableOf(five.state).active).toEqual(['cid', 'dan', 'eve', 'ann']);
    expect(five.when(announce(1, 'S6-H bob')).refusals).toEqual(['WB-16-GAP-1']);
    const lost = five.when(...whole(1, 'S6-D dan = 5'));
    expect(pointsAt(lost.state, FIVE)).toEqual([10, 0, 10, -15, 10]);
  });
});

describe('what the sheet shows', () => {
  it('WB-3.g marks the dealer of each deal', () => {
    const third = table.and(...deals(['S6-H ann = 6', 'S6-H ann = 6']));
    expect([tableOf(table.state).dealer, tableOf(third.state).dealer]).toEqual(['bob', 'dan']);
    expect(tableOf(third.state).lines.map(({ dealer }) => dealer)).toEqual(['bob', 'cid']);
  });
  it('WB-3.h keeps when the manche began and ended, and how long it took', () => {
    const timed = opened().and(
      configure(),
      announce(1, 'S6-H ann', { at: '2026-11-28T14:05:00.000Z' }),
      tell(1, '6'),
      validate(1),
      ...rest(FOUR, 2),
      ...FOUR.map((player) => tick(player, { at: '2026-11-28T15:47:00.000Z' })),
    );
    const { begun, ended, minutes } = tableOf(timed.state);
    expect([begun, ended, minutes]).toEqual(['2026-11-28T14:05:00.000Z', '2026-11-28T15:47:00.000Z', 102]);
    expect(tableOf(table.state).minutes).toBeNull();
    for (const at of ['2026-11-28T99:05:00Z', '2026-13-28T14:05:00Z'])
      expect(table.when(announce(1, 'S6-H ann', { at })).refusals).toEqual(['invalid-field']);
  });
  it('WB-3.h has the time at which an act is given, whatever it says', () => {
    const act = announce(1, 'S6-H ann', { at: '2020-01-01T00:00:00.000Z' });
    const shelf = undefined as never;
    const decision = whistBridgeOrder.decide(table.state, act as never, shelf, {
      at: '2026-11-28T14:05:00.000Z',
    });
    expect(decision).toMatchObject({ events: [{ data: { at: '2026-11-28T14:05:00.000Z' } }] });
  });
  it('WB-3.m lists the deals with game, declarers, result and dealer to anybody, at any time', () => {
    const seven = table.and(...rest(FOUR, 1).slice(0, 18), ...whole(7, 'E9-S ann dan = 11'));
    const { lines } = tableOf(seven.state, { kind: 'everyone' });
    expect(lines).toHaveLength(7);
    expect(lines[6]).toMatchObject({
      ...{ deal: 7, dealer: 'dan', outcome: { tricks: 11 }, arbiter: false },
      contract: { game: 'E9', suit: 'S', declarers: ['ann', 'dan'] },
    });
  });
  it('WB-3.p gives the ranking each deal as it is validated', () => {
    const nine = table.and(...rest(FOUR, 1).slice(0, 24)).when(...whole(9, 'S7-H cid = 7'));
    expect(rankingOf([nine.state], FOUR)[0]).toBe('1 cid -9');
    const before = table.and(announce(1, 'S7-H cid'), tell(1, '7'));
    expect(whistBridgeOrder.standing(before.state).awards).toEqual([]);
  });
});

describe('the end of a manche', () => {
  it('WB-3.a WB-16.a does not come before the last of its sixteen deals is validated', () => {
    const fifteen = table.and(...rest(FOUR, 1).slice(0, 45));
    const early = fifteen.when(tick('ann'));
    expect(early.violations).toEqual([{ article: 'WB-3.a', facts: { table: 'B', deal: 16 } }]);
    expect(fifteen.and(...whole(16, QUEENS(FOUR))).when(tick('ann')).refusals).toEqual([]);
    expect(over.when(announce(17, 'S6-H ann')).refusals).toEqual(['another-deal']);
  });
  it('WB-3.n comes with the tick of the last player', () => {
    const three = over.and(tick('ann'), tick('bob'), tick('cid'));
    expect([tableOf(three.state).phase, tableOf(three.state).ticked]).toEqual([
      'ticks',
      ['ann', 'bob', 'cid'],
    ]);
    expect(three.when(tick('cid')).refusals).toEqual(['already-ticked']);
    expect(three.when(tick('eve')).refusals).toEqual(['not-at-table']);
    const closed = three.when(tick('dan'));
    expect(closed.types).toEqual(['ScoresConfirmed', 'MancheClosed']);
    expect(tableOf(closed.state).phase).toBe('closed');
  });
  it('WB-3.o sends the sheet to whoever asked for it', () => {
    const closed = over.and(tick('ann'), tick('bob', { mail: true }), tick('cid')).when(tick('dan'));
    expect(closed.events).toMatchObject([{}, { type: 'MancheClosed', data: { mail: ['bob'] } }]);
  });
});

describe('a correction', () => {
  const validated = table.and(...whole(1, 'S6-D bob = 5'));
  const better = {
    ...{ do: 'correct-deal', ...HERE, deal: 1, by: 'cid', reason: 'six tricks lay there' },
    ...{ contract: { game: 'S6', suit: 'D', declarers: ['bob'] }, outcome: { tricks: 6 } },
  };
  it('WB-3-GAP-1 compensates while the manche is open, with who and why; the totals follow', () => {
    expect(pointsAt(validated.state)).toEqual([10, -15, 10, 10]);
    const corrected = validated.when(better);
    expect(corrected.events).toMatchObject([
      { type: 'DealCorrected', data: { by: 'cid', reason: better.reason } },
    ]);
    expect(pointsAt(corrected.state)).toEqual([0, 12, 0, 0]);
    expect(tableOf(corrected.state).lines[0]?.changed).toBe(better.reason);
    expect(validated.when({ ...better, deal: 2 }).refusals).toEqual(['not-validated']);
    expect(validated.when({ ...better, by: 'eve' }).refusals).toEqual(['not-at-table']);
  });
  it('WB-3-GAP-1 is confirmed anew by everybody', () => {
    const ticked = over.and(tick('ann'), tick('bob')).when({ ...better, deal: 3 });
    expect(tableOf(ticked.state).ticked).toEqual([]);
  });
  it('WB-3-GAP-1 is the arbiter’s once the manche is closed', () => {
    const closed = over.and(...FOUR.map((player) => tick(player)));
    expect(closed.when(better).refusals).toEqual(['manche-closed']);
    const { by: _, ...line } = better;
    const ruled = closed.when({ ...line, do: 'rule-deal', ruling: 'adjust', article: 'WB-3-GAP-1' });
    expect(ruled.refusals).toEqual([]);
    expect(tableOf(ruled.state).totals).toEqual({ ann: -45, bob: -33, cid: -45, dan: -45 });
    expect(whistBridgeOrder.arbiterActs).toContain('rule-deal');
    expect(whistBridgeOrder.arbiterActs).not.toContain('correct-deal');
  });
});
