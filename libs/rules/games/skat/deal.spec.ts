import { given } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider } from './testing/life';
import { AT_18, DEAL } from './testing/table';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';

const open = (players: number, seating: Record<string, string>) => ({
  do: 'open-deal',
  competition: 'skat',
  game: 'skat',
  ruleset: 'skat@1',
  policy: 'observed',
  grain: 'full',
  place: { session: 1, round: 1, table: '1', board: 7 },
  seating,
  setup: { players },
});
const THREE = { forehand: 'a', middlehand: 'b', rearhand: 'c' };

const unopened = given(dealDecider, undefined);

describe('a deal of skat in a competition', () => {
  it('SKAT-DEF-1 has an entry at every seat of its table, and nobody else', () => {
    expect(unopened.when(open(3, THREE)).refusals).toEqual([]);
    expect(unopened.when(open(4, THREE)).refusals).toEqual(['missing-field']);
    expect(unopened.when(open(3, { ...THREE, dealer: 'd' })).refusals).toEqual(['unknown-seat']);
    expect(unopened.when(open(4, { ...THREE, dealer: 'd' })).refusals).toEqual([]);
    expect(unopened.when(open(3, { ...THREE, rearhand: 'a' })).refusals).toEqual(['entry-on-two-sides']);
  });
  it('SKAT-3.1-GAP-1 takes its dealer from the number of the deal', () => {
    const { events } = unopened.when(open(4, { ...THREE, dealer: 'd' }));
    expect(events[0]?.data).toMatchObject({ setup: { deal: 7, players: 4, dealer: 3 } });
  });
  it('is over when the arbiter gave every seat of its table a score', () => {
    const adjustments = Object.fromEntries(
      Object.keys(THREE).map((seat) => [seat, { kind: 'assigned', score: 0 }]),
    );
    const ruling = { do: 'give-ruling', article: 'SKAT-4-GAP-10', reason: 'table interrompue', adjustments };
    const { refusals } = unopened.when(open(3, THREE), ruling, DEAL);
    expect(refusals).toEqual(['deal-finished']);
    const dealer = { ...ruling, adjustments: { dealer: { kind: 'assigned', score: 0 } } };
    expect(unopened.when(open(3, THREE), dealer).refusals).toEqual(['unknown-side']);
  });
  it('passes the audit, and its result is corrected by a line of the list', () => {
    const { state, events, refusals } = unopened.when(
      open(3, THREE),
      AT_18,
      { do: 'announce', seat: 'forehand', contract: 'CH' },
      { do: 'concede', seat: 'forehand' },
      {
        do: 'correct-result',
        reason: 'mal noté',
        act: { do: 'record-result', declarer: 'forehand', contract: 'CH', matadors: 3, bid: 18, won: false },
      },
    );
    expect(refusals).toEqual([]);
    expect(state.score?.scores.forehand).toBe(-120);
    expect(dealTableView(state)?.phase).toBe('finished');
    expect(auditDeal(events)).toMatchObject({ ok: true });
  });
});
