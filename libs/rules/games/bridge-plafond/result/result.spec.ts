import { describe, expect, it } from '@jest/globals';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import { atRealTable, calls, cards, DEAL, given, HANDS, playing, playOn, viewOf } from '../testing/table';
import { auditDeal, dealDecider } from '../testing/life';

const line = (contract: string, declarer: string | null, tricks: number | null, honours?: object) => ({
  ...{ do: 'record-result', contract, declarer, tricks },
  ...(honours === undefined ? {} : { honours }),
});
const sheet = () => given({ grain: 'result' });

/** West holds the four top trumps, East the fifth. */
const HEARTS = {
  N: hand('AKQ2.432.A32.432'),
  E: hand('JT9.T987.KQ4.876'),
  S: hand('8765.65.JT95.AKQ'),
  W: hand('43.AKQJ.876.JT95'),
};

describe('the result of a deal', () => {
  it('BP-INTRO-1 scores trick points for what was bid alone', () => {
    const { score } = sheet().when(line('1H', 'N', 10)).state;
    expect(score).toMatchObject({
      notation: '1HN+3',
      result: { below: { NS: 8, EW: 0 }, above: { NS: 200, EW: 0 } },
      scores: { NS: 208, EW: 0 },
    });
  });
  it('BP-HONN-GAP-2 judges honours on the hands as they were dealt', () => {
    const table = given().and({ do: 'deal', hands: HEARTS }, calls('1H Pass Pass Pass'));
    expect(table.goingOn(playOn).state.score?.result.honours).toEqual({
      side: 'EW',
      kind: 'four-and-fifth',
    });
  });
  it('BP-HONN-GAP-2 reads them from the cards that were played where no hand was recorded', () => {
    const known = given().and({ do: 'deal', hands: HEARTS }, calls('1H Pass Pass Pass')).goingOn(playOn);
    const played = known.stream.filter(({ type }) => type === 'CardPlayed').map(({ data }) => data);
    const table = atRealTable()
      .and({ do: 'deal', hands: {} }, calls('1H Pass Pass Pass'))
      .and((played as readonly object[]).map((card) => ({ do: 'play', ...card })));
    expect(table.state.score).toEqual(known.state.score);
  });
  it('BP-HONN-GAP-2 takes them as a side declares them, before the cut for the next deal', () => {
    const honours = { side: 'EW', kind: 'aces' };
    const declare = { do: 'declare-honours', honours };
    const table = atRealTable().and({ do: 'deal', hands: {} }, calls('1NT Pass Pass Pass'));
    expect(atRealTable().and({ do: 'deal', hands: {} }).when(declare).refusals).toEqual(['auction-open']);
    expect(table.when({ do: 'declare-honours', honours: { side: 'EW', kind: 'five' } }).refusals).toEqual([
      'BP-HONN-4',
    ]);
    expect(table.when(declare).state.honours).toEqual(honours);
    expect(playing('1NT Pass Pass Pass', { policy: 'observed' }).when(declare).refusals).toEqual([
      'hands-known',
    ]);
  });
  it('takes a line of the sheet whole, with honours, and refuses one that does not fit', () => {
    const scored = sheet().when(line('4S', 'N', 11, { side: 'NS', kind: 'four' }));
    expect(scored.types).toEqual(['ResultRecorded', 'DealScored']);
    expect(scored.state.score).toMatchObject({
      notation: '4SN+1 h100',
      result: { below: { NS: 36 }, above: { NS: 200 } },
    });
    expect(viewOf(scored)).toMatchObject({ phase: 'finished', contract: '4S N' });
    const refusals = (act: object) => sheet().when({ do: 'record-result', ...act }).refusals;
    expect(refusals(line('4S', null, 10))).toEqual(['invalid-field']);
    expect(refusals(line('4S', 'N', null))).toEqual(['invalid-field']);
    expect(refusals(line('4S', 'N', 14))).toEqual(['invalid-field']);
    expect(refusals(line('8S', 'N', 10))).toEqual(['invalid-field']);
    expect(refusals(line('Pass', 'N', null))).toEqual(['invalid-field']);
    expect(refusals(line('Pass', null, 7))).toEqual(['invalid-field']);
    expect(refusals(line('4S', 'N', 10, { side: 'NS', kind: 'aces' }))).toEqual(['BP-HONN-5']);
    expect(refusals(line('Pass', null, null, { side: 'NS', kind: 'aces' }))).toEqual(['BP-HONN-GAP-3']);
    expect(scored.when(line('4S', 'N', 10)).refusals).toEqual(['deal-finished']);
  });
  it('scores a deal passed out nothing', () => {
    expect(sheet().when(line('Pass', null, null)).state.score).toMatchObject({
      notation: 'Pass',
      scores: { NS: 0, EW: 0 },
    });
  });
  it('ends a play of which not every card was recorded, and refuses what the cards exclude', () => {
    const table = playing('1S Pass Pass Pass', { policy: 'observed' }).and(cards('E:C6 S:CA W:C5 N:C2'));
    expect(table.when(line('2S', 'N', 8)).refusals).toEqual(['result-differs']);
    expect(table.when(line('1S', 'N', 0)).refusals).toEqual(['result-differs']);
    const ended = table.when(line('1S', 'N', 9));
    expect(ended.state.score).toMatchObject({ notation: '1SN+2' });
    expect(playing('1S Pass Pass Pass').when(line('1S', 'N', 9)).refusals).toEqual(['BP-ENCH-9']);
    expect(sheet().when(calls('1S')).refusals).toEqual(['result-grain']);
    expect(sheet().when(cards('N:SA')).refusals).toEqual(['result-grain']);
  });
  it('is corrected after the deal, and the score follows', () => {
    const at = { session: 1, round: 1, table: '1', board: 1 };
    const open = {
      ...{ do: 'open-deal', competition: 'c', game: 'bridge-plafond', ruleset: 'bridge-plafond@1' },
      ...{ policy: 'observed', grain: 'result', place: at, setup: {} },
      seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
    };
    const state = dealDecider.initial();
    const acts = [
      open,
      line('3H', 'N', 9),
      { do: 'correct-result', reason: 'read wrong', act: line('3S', 'N', 9) },
    ];
    const events = acts.flatMap((act) => {
      const decision = dealDecider.decide(state, act);
      if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
      for (const event of decision.events) dealDecider.evolve(state, event);
      return decision.events;
    });
    const notations = events
      .filter(({ type }) => type === 'DealScored')
      .map(({ data }) => (data as { readonly notation: string }).notation);
    expect(notations).toEqual(['3HN=', '3SN=']);
    expect(auditDeal(events)).toMatchObject({ ok: true });
  });
  it('keeps the hands that were dealt for the page when the deal is over', () => {
    const over = playing('1S Pass Pass Pass').goingOn(playOn);
    expect(over.state.hands).toEqual(HANDS);
    expect(viewOf(over).review).toHaveLength(13);
    expect(over.when(DEAL).refusals).toEqual(['deal-finished']);
  });
});
