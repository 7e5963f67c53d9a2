import { auditDeal, dealDecider, replayDeal } from './testing/life';
import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { Table } from './testing/table';

const TEN = { variant: 'partie-simple-2', target: 10 };
const sheet = (given: object, setup: Readonly<Record<string, unknown>> = {}): Table =>
  new Table(setup, 'observed', 'result').do({ do: 'record-result', ...given });
const decide = (decision: string, more: object = {}) => ({
  do: 'arbiter-decision',
  decision,
  reason: 'heard both sides',
  ...more,
});
const scores = (table: Table) => table.state.score?.scores;

describe('what the arbiter decides on a score sheet', () => {
  it('WHC-REN-13 establishes a revoke that no card proves, and scores the coup anew', () => {
    const table = sheet({ tricks: 9 }).do(decide('establish-revoke', { seat: 'N', trick: 4 }));
    expect(table.state.score).toMatchObject({ notation: 'NS 9-4 R NS1', scores: { NS: 0, EW: 1 } });
    expect(table.last.map(({ type }) => type)).toEqual(['ArbiterDecided', 'RevokeEstablished', 'DealScored']);
    expect(table.refuses(decide('establish-revoke', { seat: 'N', trick: 4 }))).toBe('already-established');
    expect(table.do(decide('establish-revoke', { seat: 'N', trick: 7 })).state.score?.notation).toBe(
      'NS 9-4 R NS2',
    );
  });
  it('WHC-SUP-GAP-5 dismisses what it established, and a revoke that the sheet shows', () => {
    const table = sheet({ tricks: 9 }).do(decide('establish-revoke', { seat: 'N', trick: 4 }));
    expect(scores(table.do(decide('dismiss-revoke', { seat: 'N' })))).toEqual({ NS: 3, EW: 0 });
    const shown = sheet({ tricks: 9, revokes: { NS: 1, EW: 0 } });
    expect(scores(shown.do(decide('dismiss-revoke', { seat: 'S' })))).toEqual({ NS: 3, EW: 0 });
    expect(shown.refuses(decide('dismiss-revoke', { seat: 'S' }))).toBe('no-revoke-to-dismiss');
  });
  it('WHC-AB-GAP-1 gives the tricks on which the sides do not agree; honours of the sheet stay', () => {
    const table = sheet({ tricks: 7, honours: { side: 'EW', count: 3 } }, TEN);
    expect(scores(table.do(decide('split', { tricks: { NS: 9, EW: 4 } })))).toEqual({ NS: 6, EW: 2 });
    expect(table.refuses(decide('split', { tricks: { NS: 9, EW: 5 } }))).toBe('WHC-AB-GAP-1');
    expect(table.refuses(decide('split', { tricks: { NS: 9, EW: 4 } }))).toBe('result-unchanged');
    expect(table.refuses(decide('split'))).toBe('missing-field');
  });
  it('WHC-CHELEM-GAP-1 makes no slam of thirteen tricks that the arbiter gives', () => {
    const table = sheet({ tricks: 12 }, { ...TEN, slamBonus: 6 }).do(
      decide('split', { tricks: { NS: 13, EW: 0 } }),
    );
    expect(table.state.score).toMatchObject({ result: { slam: null }, scores: { NS: 14, EW: 0 } });
  });
  it('WHC-CHANT-3 has nothing to rule where honours were called, nor before there is a result', () => {
    const called = sheet({ called: 'EW' }, { ...TEN, before: { NS: 0, EW: 8 } });
    expect(called.refuses(decide('establish-revoke', { seat: 'E' }))).toBe('no-play-recorded');
    const empty = new Table({}, 'observed', 'result');
    expect(empty.refuses(decide('establish-revoke', { seat: 'E' }))).toBe('no-result-yet');
  });
  it.each(['count-as-played', 'lift', 'new-deal', 'misdeal', 'new-shuffle'])('%s needs cards', (decision) => {
    expect(sheet({ tricks: 9 }).refuses(decide(decision, { seat: 'N' }))).toBe('result-grain');
  });
  it('lets a sheet stand with its reason on record', () => {
    const table = sheet({ tricks: 9 }).do(decide('play-on'));
    expect([table.state.decisions.length, table.state.score?.notation]).toEqual([1, 'NS 9-4']);
  });
  it('rules on the result as it was corrected last, and stands the audit', () => {
    const state = replayDeal([]);
    const events: DomainEvent[] = [];
    const acts: readonly (Act & Record<string, unknown>)[] = [
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
    ];
    for (const act of acts) {
      const decision = dealDecider.decide(state, act);
      if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
      for (const event of decision.events) {
        dealDecider.evolve(state, event);
        events.push(event);
      }
    }
    expect(state.score).toMatchObject({ notation: 'NS 10-3 R NS1', scores: { NS: 0, EW: 1 } });
    expect(auditDeal(events)).toMatchObject({ ok: true });
  });
});
