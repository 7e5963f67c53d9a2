import { auditDeal, dealDecider } from './testing/life';
import { given as givenAny } from '@arbitre/rules/kernel/testing/given';
import { type Table, given } from './testing/table';

const TEN = { variant: 'partie-simple-2', target: 10 };
const sheet = (result: object, setup: Readonly<Record<string, unknown>> = {}): Table =>
  given({ ...setup, grain: 'result' }).and({ do: 'record-result', ...result });
const decide = (decision: string, more: object = {}) => ({
  do: 'arbiter-decision',
  decision,
  reason: 'heard both sides',
  ...more,
});
const scores = (table: Table) => table.state.score?.scores;

describe('what the arbiter decides on a score sheet', () => {
  it('WHC-REN-13 establishes a revoke that no card proves, and scores the coup anew', () => {
    const table = sheet({ tricks: 9 }).and(decide('establish-revoke', { seat: 'N', trick: 4 }));
    expect(table.state.score).toMatchObject({ notation: 'NS 9-4 R NS1', scores: { NS: 0, EW: 1 } });
    expect(table.events.map(({ type }) => type)).toEqual([
      'ArbiterDecided',
      'RevokeEstablished',
      'DealScored',
    ]);
    expect(table.when(decide('establish-revoke', { seat: 'N', trick: 4 })).refusals).toEqual([
      'already-established',
    ]);
    expect(table.and(decide('establish-revoke', { seat: 'N', trick: 7 })).state.score?.notation).toBe(
      'NS 9-4 R NS2',
    );
  });
  it('WHC-SUP-GAP-5 dismisses what it established, and a revoke that the sheet shows', () => {
    const table = sheet({ tricks: 9 }).and(decide('establish-revoke', { seat: 'N', trick: 4 }));
    expect(scores(table.and(decide('dismiss-revoke', { seat: 'N' })))).toEqual({ NS: 3, EW: 0 });
    const shown = sheet({ tricks: 9, revokes: { NS: 1, EW: 0 } });
    const dismissed = shown.and(decide('dismiss-revoke', { seat: 'S' }));
    expect(scores(dismissed)).toEqual({ NS: 3, EW: 0 });
    expect(dismissed.when(decide('dismiss-revoke', { seat: 'S' })).refusals).toEqual([
      'no-revoke-to-dismiss',
    ]);
  });
  it('WHC-AB-GAP-1 gives the tricks on which the sides do not agree; honours of the sheet stay', () => {
    const table = sheet({ tricks: 7, honours: { side: 'EW', count: 3 } }, TEN);
    const parted = table.and(decide('split', { tricks: { NS: 9, EW: 4 } }));
    expect(scores(parted)).toEqual({ NS: 6, EW: 2 });
    expect(parted.when(decide('split', { tricks: { NS: 9, EW: 5 } })).refusals).toEqual(['WHC-AB-GAP-1']);
    expect(parted.when(decide('split', { tricks: { NS: 9, EW: 4 } })).refusals).toEqual(['result-unchanged']);
    expect(parted.when(decide('split')).refusals).toEqual(['missing-field']);
  });
  it('WHC-CHELEM-GAP-1 makes no slam of thirteen tricks that the arbiter gives', () => {
    const table = sheet({ tricks: 12 }, { ...TEN, slamBonus: 6 }).and(
      decide('split', { tricks: { NS: 13, EW: 0 } }),
    );
    expect(table.state.score).toMatchObject({ result: { slam: null }, scores: { NS: 14, EW: 0 } });
  });
  it('WHC-CHANT-3 has nothing to rule where honours were called, nor before there is a result', () => {
    const called = sheet({ called: 'EW' }, { ...TEN, before: { NS: 0, EW: 8 } });
    expect(called.when(decide('establish-revoke', { seat: 'E' })).refusals).toEqual(['no-play-recorded']);
    const empty = given({ policy: 'observed', grain: 'result' });
    expect(empty.when(decide('establish-revoke', { seat: 'E' })).refusals).toEqual(['no-result-yet']);
  });
  it.each(['count-as-played', 'lift', 'new-deal', 'misdeal', 'new-shuffle'])('%s needs cards', (decision) => {
    expect(sheet({ tricks: 9 }).when(decide(decision, { seat: 'N' })).refusals).toEqual(['result-grain']);
  });
  it('lets a sheet stand with its reason on record', () => {
    const table = sheet({ tricks: 9 }).and(decide('play-on'));
    expect([table.state.decisions.length, table.state.score?.notation]).toEqual([1, 'NS 9-4']);
  });
  it('rules on the result as it was corrected last, and stands the audit', () => {
    const { state, stream } = givenAny(dealDecider, undefined).and(
      {
        do: 'open-deal',
        ...{ competition: 'c', game: 'whist', ruleset: 'whist@1', policy: 'observed', grain: 'result' },
        place: { session: 1, round: 1, table: '1', board: 1 },
        seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
        setup: {},
      },
      { do: 'record-result', tricks: 7 },
      { do: 'correct-result', reason: 'misread', act: { do: 'record-result', tricks: 10 } },
      decide('establish-revoke', { seat: 'N', trick: 2 }),
    );
    expect(state.score).toMatchObject({ notation: 'NS 10-3 R NS1', scores: { NS: 0, EW: 1 } });
    expect(auditDeal(stream)).toMatchObject({ ok: true });
  });
});
