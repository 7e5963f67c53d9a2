import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { fiveHundred } from './game';
import {
  cards,
  enforced,
  given,
  notationOf,
  partly,
  playOut,
  sidesOf,
  taken,
  UNKNOWN,
} from './testing/table';

const bought = taken('H');
const reason = 'as the cards show';
const rule = (outcome: string, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  ...{ do: 'rule', article: 'C500-9.1', outcome, reason },
  ...more,
});

describe('what the arbiter decides', () => {
  it('C500-9.1 stops the deal until he has decided, once and for all', () => {
    const spoke = { do: 'dispute', by: 'N', article: 'C500-9.5', reason: 'West spoke' };
    const stopped = bought.and(spoke);
    expect(stopped.when(cards('E:HA')).refusals).toEqual(['C500-9.1']);
    expect(stopped.when({ ...spoke, by: 'S' }).refusals).toEqual(['C500-9.1']);
    const ruled = stopped.when(rule('play-on'));
    expect([ruled.types, ruled.state.dispute]).toEqual([['ArbiterDecided'], null]);
    expect(ruled.when(spoke).refusals).toEqual(['C500-9.1']);
    expect(ruled.when(cards('E:HA')).refusals).toEqual([]);
    expect(fiveHundred.arbiterActs).toEqual(['rule']);
    expect(fiveHundred.openMatters?.(stopped.state)).toMatchObject([
      { kind: 'dispute', article: 'C500-9.5' },
    ]);
  });
  it('C500-9.1 settles the count of a deal, and what is missing is asked for', () => {
    const over = playOut(bought);
    const counted = over.when(
      { do: 'dispute', by: 'N', article: 'C500-6.1', reason: 'a trick was miscounted' },
      rule('tricks', { article: 'C500-6.1', tricks: 7 }),
    );
    expect(counted.types).toEqual(['DisputeOpened', 'ArbiterDecided', 'DealScored']);
    expect([sidesOf(counted.state), notationOf(counted.state)]).toEqual([[330, 0], 'E8H-1']);
    for (const outcome of ['tricks', 'point-lost', 'visible-card', 'revoke'])
      expect(over.when(rule(outcome)).refusals).toEqual(['missing-field']);
    expect(over.when(rule('other')).refusals).toEqual(['invalid-field']);
    expect(over.when(rule('tricks', { tricks: 11 })).refusals).toEqual(['invalid-field']);
    expect(
      given()
        .and(UNKNOWN)
        .when(rule('revoke', { seat: 'N', trick: 1 })).refusals,
    ).toEqual(['no-contract']);
  });
  it('C500-7.1 has a deal dealt again after its end, and takes the score back', () => {
    const again = playOut(bought).when(rule('redeal', { article: 'C500-7-GAP-1' }));
    expect(again.types).toEqual(['ArbiterDecided', 'DealVoided', 'DealScored']);
    expect([again.state.score, again.state.phase, again.state.setup.dealer]).toEqual([null, 'waiting', 'N']);
  });
  it('C500-9.5 keeps words and signs on record, and has failures to follow claimed', () => {
    const report = { do: 'report', article: 'C500-9.5', seat: 'W', facts: { what: 'signe' } };
    expect(bought.when(report).irregularities).toEqual(['C500-9.5']);
    expect(
      bought.and({ do: 'dispute', by: 'N', article: 'C500-9.5', reason: 'x' }).when(report).refusals,
    ).toEqual([]);
    for (const article of ['C500-6.8', 'C500-6-GAP-2'])
      expect(bought.when({ ...report, article }).refusals).toEqual(['claim-revoke-instead']);
    expect(enforced().when({ ...report, article: 'WM-R4.1' }).refusals).toEqual(['invalid-field']);
  });
  it('C500-9.5 C500-9-GAP-1 takes the point: the side at fault scores nothing once all cards are played', () => {
    const table = bought.and(rule('point-lost', { article: 'C500-9.5', side: 'EW' }));
    expect([table.state.phase, table.state.score]).toEqual(['play', null]);
    const over = playOut(table);
    const { NS = 0 } = fiveHundred.tableView(over.state).tricks;
    expect(sidesOf(over.state)).toEqual([300 + 10 * NS, 0]);
    // Ruled after the end it scores the deal anew: the other side's contract counts as made.
    const lost = playOut(bought).when(rule('point-lost', { article: 'C500-9.5', side: 'NS' }));
    expect(sidesOf(lost.state)).toEqual([0, 300]);
    expect(lost.when(rule('point-lost', { side: 'XX' })).refusals).toEqual(['invalid-field']);
  });
});

describe('a line of the sheet and what is on record', () => {
  const result = (more: object) => ({
    do: 'record-result',
    taker: 'E',
    tricks: 8,
    denomination: 'H',
    won: 8,
    ...more,
  });
  it('C500-5.1 agrees with the auction, and with the tricks that were played', () => {
    const some = partly({}, '8H').and(cards('E:DA S:D6 W:D5 N:D7'));
    expect(some.when(result({})).refusals).toEqual([]);
    expect(some.when(result({ taker: 'EW' })).refusals).toEqual([]);
    for (const other of [{ taker: 'S' }, { tricks: 9 }, { denomination: 'D' }, { taker: 'NS' }])
      expect(some.when(result(other)).refusals).toEqual(['contract-differs']);
    expect(some.when(result({ won: 0 })).violations[0]).toMatchObject({
      article: 'result-differs',
      facts: { least: 1, most: 10 },
    });
  });
});
