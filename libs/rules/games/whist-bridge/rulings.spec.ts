import { describe, expect, it } from '@jest/globals';
import { whistBridge } from './game';
import { calls, cards, enforced, EVEN, given, playOut, points, table, turn, view } from './testing/table';

const E8_SPADES = '1:propose-S 2:pass 3:join-S 4:pass';
const real = table(EVEN).and(calls(E8_SPADES));
const report = (article: string, seat = '3', facts = {}) => ({ do: 'report', article, seat, facts });
const dispute = { do: 'dispute', by: '2', article: 'WB-18.f', accused: '3', reason: 'did not follow' };
const rule = (outcome: string, more = {}) => ({
  do: 'rule',
  article: 'WB-18.f',
  reason: 'seen',
  outcome,
  ...more,
});

describe('what no card shows', () => {
  it('WB-18.e WB-18.i records a fault that somebody reports, of any article', () => {
    expect(real.when(report('WB-18.e')).irregularities).toEqual(['WB-18.e']);
    expect(real.when(report('WB-18.i', '2', { article: 'WB-15.k' })).irregularities).toEqual(['WB-18.i']);
    expect(enforced().when(report('WB-18.e')).irregularities).toEqual(['WB-18.e']);
    expect(real.when(report('XX-1')).refusals).toEqual(['invalid-field']);
    expect(real.when(report('WB-18.a')).refusals).toEqual(['has-own-act']);
  });
  it('WB-18.d holds a look at the discards against its player, where cards lie aside', () => {
    expect(real.when(report('WB-18.d')).refusals).toEqual(['WB-18.d']);
    const laid = table(EVEN).and(calls('1:PM 2:pass 3:pass 4:pass'), {
      do: 'discard',
      seat: '1',
      card: 'SA',
    });
    expect(laid.when(report('WB-18.d', '4')).irregularities).toEqual(['WB-18.d']);
    // Online nobody but its owner can look.
    expect(view(laid.state).piles).toEqual([{ name: 'discard-1', cards: ['SA'], seenBy: ['1'] }]);
    expect(enforced().when(report('WB-18.f')).refusals).toEqual(['enforced-table']);
  });
  it('WB-1.b records what a table settles itself, without a ruling', () => {
    const settled = real.when({ do: 'settle', by: '2', reason: 'a card was shown by mistake' });
    expect([settled.types, settled.irregularities]).toEqual([['DisputeSettled'], []]);
    expect(whistBridge.openMatters?.(settled.state)).toEqual([]);
    expect(real.and(dispute).when({ do: 'settle', by: '2', reason: 'agreed' }).refusals).toEqual(['WB-15.c']);
  });
});

describe('the arbiter', () => {
  it('WB-15.c has a deal wait for him when a disagreement is not settled', () => {
    const open = real.and(dispute);
    expect([turn(open.state), whistBridge.openMatters?.(open.state)[0]?.stops]).toEqual([null, 'WB-15.c']);
    expect(open.when(cards('1:SA')).refusals).toEqual(['WB-15.c']);
    expect(open.and(rule('stand')).when(cards('1:SA')).refusals).toEqual([]);
  });
  it('WB-15.d leaves no appeal on what he has decided', () => {
    const decided = real.and(dispute, rule('stand'));
    expect(decided.when(dispute).refusals).toEqual(['WB-15.d']);
    expect(decided.when({ ...dispute, accused: '4' }).refusals).toEqual([]);
  });
  it('WB-15.f records whose fault he found, for the token that he gives', () => {
    const decided = real.and(dispute).when(rule('stand', { fault: '3' }));
    expect(decided.events).toEqual([
      { type: 'ArbiterDecided', data: { article: 'WB-18.f', reason: 'seen', outcome: 'stand', fault: '3' } },
    ]);
  });
  it('WB-18-GAP-2 lets a fault change nothing by itself; he may adjust the tricks or cancel the deal', () => {
    const played = playOut(real);
    const before = points(played.state);
    expect(points(played.and(report('WB-18.e')).state)).toEqual(before);
    expect(points(played.and(rule('stand')).state)).toEqual(before);
    const adjusted = played.when(rule('adjust', { tricks: { 1: 4, 3: 3 } }));
    expect([adjusted.types, points(adjusted.state)]).toEqual([
      ['ArbiterDecided', 'DealScored'],
      [-10, 10, -10, 10],
    ]);
    expect(points(played.when(rule('cancel')).state)).toEqual([0, 0, 0, 0]);
    expect(played.when(rule('adjust')).refusals).toEqual(['WB-18-GAP-2']);
    expect(played.when(rule('stand', { tricks: { 1: 4 } })).refusals).toEqual(['WB-18-GAP-2']);
    // Before the end he may cancel as well, and what he adjusted counts at the end.
    expect(real.when(rule('cancel')).state.score?.notation).toBe('X');
    expect(points(playOut(real.and(rule('adjust', { tricks: { 1: 13, 3: 0 } }))).state)).toEqual([
      30, 0, 30, 0,
    ]);
    const idle = given({ players: 5, dealer: 5 }).when(rule('adjust', { tricks: { 5: 1 } }));
    expect(idle.refusals).toEqual(['WB-16-GAP-1']);
  });
  it('WB-19.c decides what no article covers', () => {
    const open = real.and({ do: 'dispute', by: '4', article: 'WB-19.c', reason: 'the lights went out' });
    expect(
      open.when({ do: 'rule', article: 'WB-19.c', reason: 'dealt again tomorrow', outcome: 'cancel' }).types,
    ).toEqual(['ArbiterDecided', 'DealScored']);
  });
});

describe('what a sheet shows', () => {
  const sheet = given({ grain: 'result' });
  const refusalsOf = (line: Readonly<Record<string, unknown>>) =>
    sheet.when({ do: 'record-result', ...line }).refusals;

  it('WB-3.k scores tricks, who made it, or queens; another shape is refused whole', () => {
    const line = { do: 'record-result', contract: 'E8-H', declarers: ['1', '3'], tricks: 9 };
    expect(points(sheet.and(line).state)).toEqual([10, 0, 10, 0]);
    expect(
      points(sheet.and({ do: 'record-result', contract: 'DAMES', queens: { 1: 2, 2: 1, 3: 1 } }).state),
    ).toEqual([-6, -3, -3, 12]);
    expect(refusalsOf({ contract: 'DAMES', queens: { 1: 2 } })).toEqual(['WB-13-D-1']);
    expect(refusalsOf({ contract: 'E8', queens: { 1: 4 } })).toEqual(['WB-13-D-1']);
    expect(refusalsOf({ contract: 'DAMES', declarers: ['1'], tricks: 3 })).toEqual(['WB-13-D-1']);
    expect(refusalsOf({ contract: 'E8', declarers: ['1'], tricks: 8 })).toEqual(['wrong-declarers']);
    expect(refusalsOf({ contract: 'E8', declarers: ['1', '1'], tricks: 8 })).toEqual(['wrong-declarers']);
    expect(refusalsOf({ contract: 'S6', declarers: ['1', '2'], tricks: 8 })).toEqual(['wrong-declarers']);
    expect(refusalsOf({ contract: 'S6', declarers: ['1'], made: [true] })).toEqual(['tricks-needed']);
    expect(refusalsOf({ contract: 'PM', declarers: ['1', '2'], made: [true] })).toEqual(['made-by-declarer']);
    expect(refusalsOf({ contract: 'PM', declarers: ['1', '2'], tricks: 0 })).toEqual(['made-by-declarer']);
    expect(refusalsOf({ contract: 'PM', declarers: ['1'] })).toEqual(['one-outcome']);
    expect(refusalsOf({ contract: 'PM', declarers: ['1'], tricks: 0, made: [true] })).toEqual([
      'one-outcome',
    ]);
    expect(refusalsOf({ contract: 'E14', declarers: ['1', '2'], tricks: 8 })).toEqual(['invalid-field']);
    expect(refusalsOf({ contract: 'S6', declarers: ['5'], tricks: 8 })).toEqual(['WB-16-GAP-1']);
    expect(sheet.when(calls('1:premier')).refusals).toEqual(['result-grain']);
  });
  it('WB-18-GAP-2 adjusts a sheet by what the arbiter finds, and refuses what no deal can come to', () => {
    const adjust = (line: object, tricks: object) =>
      sheet.and({ do: 'record-result', ...line }).when(rule('adjust', { tricks }));
    const pair = { contract: 'E8-H', declarers: ['1', '3'], tricks: 8 };
    expect(points(adjust(pair, { 1: 7 }).state)).toEqual([-10, 10, -10, 10]);
    expect(points(adjust(pair, { 1: 4, 3: 5 }).state)).toEqual([10, 0, 10, 0]);
    const joint = { contract: 'PM', declarers: ['1', '2'], made: [true, true] };
    expect(points(adjust(joint, { 2: 1 }).state)).toEqual([18, -18, 12, 12]);
    const queens = { contract: 'DAMES', queens: { 1: 4 } };
    expect(points(adjust(queens, { 1: 3, 2: 1 }).state)).toEqual([-9, -3, 6, 6]);
    expect(adjust(queens, { 2: 1 }).refusals).toEqual(['WB-13-D-1']);
    expect(adjust(pair, { 2: 7 }).refusals).toEqual(['not-a-declarer']);
    expect(adjust(pair, { 1: 7, 3: 7 }).refusals).toEqual(['WB-18-GAP-2']);
    expect(adjust(pair, {}).refusals).toEqual(['WB-18-GAP-2']);
  });
  it('WB-13-S-GAP-1 pays 21 for a direct S8 and 18 for a raised one, or what the competition says', () => {
    const line = (direct?: boolean) => ({
      ...{ do: 'record-result', contract: 'S8', declarers: ['1'], tricks: 8 },
      ...(direct === undefined ? {} : { direct }),
    });
    expect([undefined, true, false].map((direct) => points(sheet.and(line(direct)).state)[0])).toEqual([
      21, 21, 18,
    ]);
    const paid = given({ grain: 'result', raisedSeul8: '21' }).and(line(false));
    expect(points(paid.state)[0]).toBe(21);
    const direct = (text: string) => given().and(calls(text)).state.contract?.direct;
    expect(direct('1:S8-S 2:pass 3:pass 4:pass')).toBe(true);
    expect(direct('1:propose-S 2:pass 3:pass 4:pass 1:S8-S')).toBe(false);
  });
  it('WB-15-GAP-1 tells whose solo game failed, for the count of the manche', () => {
    const failed = (line: Readonly<Record<string, unknown>>) =>
      sheet.and({ do: 'record-result', ...line }).state.score?.result.failed;
    expect(failed({ contract: 'PM', declarers: ['1', '2'], made: [false, true] })).toEqual(['1']);
    expect(failed({ contract: 'E8', declarers: ['1', '2'], tricks: 5 })).toEqual([]);
    expect(failed({ contract: 'TR', declarers: ['1', '2'], tricks: 5 })).toEqual([]);
    expect(failed({ contract: 'S7', declarers: ['4'], tricks: 5 })).toEqual(['4']);
  });
});
