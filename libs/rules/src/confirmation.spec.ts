import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { given } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider, finalityOf, sidesOf } from './index';

const opened = given(dealDecider, undefined).and({
  ...{ do: 'open-deal', competition: 'coupe', game: 'bridge', ruleset: 'bridge-duplicate@1' },
  ...{ policy: 'observed', grain: 'result', setup: {} },
  place: { session: 1, round: 1, table: '1', board: 1 },
  seating: { N: 'pair-1', S: 'pair-1', E: 'pair-2', W: 'pair-2' },
});
const result = (tricks: number) => ({ do: 'record-result', contract: '4S', declarer: 'N', tricks });
const entered = opened.and(result(10));
const confirm = (by: string, as = 'side') => ({ do: 'confirm-result', by, as });
const dispute = (by: string, act?: object) => ({ do: 'dispute-result', by, ...(act ? { act } : {}) });
const uphold = { do: 'uphold-result', reason: 'the tricks are counted' };
const finality = ({ state }: typeof entered) => finalityOf(state.confirmation, sidesOf(state));

describe('a result of a deal', () => {
  it('is entered until every side has confirmed it, each once', () => {
    const one = entered.and(confirm('NS'));
    expect(finality(one)).toBe('entered');
    expect(one.when(confirm('NS')).refusals).toEqual(['already-confirmed']);
    const both = one.and(confirm('EW', 'sheet'));
    expect(both.events.map(({ data }) => (data as { finality: string }).finality)).toEqual(['verified']);
    expect(finality(both)).toBe('verified');
  });

  it('is confirmed by nobody who is no side, and not before it is there', () => {
    expect(entered.when(confirm('N')).refusals).toEqual(['unknown-side']);
    expect(opened.when(confirm('NS'), dispute('NS'), uphold).refusals).toEqual(
      Array.from({ length: 3 }, () => 'no-result-to-confirm'),
    );
  });

  it('that was corrected is unverified again', () => {
    const corrected = entered
      .and(confirm('NS'), confirm('EW'))
      .and({ do: 'correct-result', reason: 'slip', act: result(9) });
    expect(finality(corrected)).toBe('entered');
    expect(corrected.when(confirm('NS')).refusals).toEqual([]);
  });

  it('that a side disputes keeps both reports, and is settled by a correction, a person with a reason, a ruling or that side', () => {
    const disputed = entered.and(confirm('NS'), dispute('EW', result(9)));
    expect(disputed.events.at(-1)?.data).toMatchObject({
      result: '4SN=',
      says: '4SN-1',
      finality: 'disputed',
    });
    expect(disputed.state.score?.notation).toBe('4SN=');
    expect(finality(disputed.and({ do: 'correct-result', reason: 'counted', act: result(9) }))).toBe(
      'entered',
    );
    expect(finality(disputed.and(uphold))).toBe('verified');
    expect(finality(disputed.and(confirm('EW')))).toBe('verified');
    const ruling = { do: 'give-ruling', article: 'BD-L12C2a', reason: 'x' };
    const adjustments = { NS: { kind: 'artificial', percent: 50 } };
    expect(finality(disputed.and({ ...ruling, adjustments }))).toBe('entered');
    expect(disputed.when({ ...uphold, reason: '' }).refusals).toEqual(['invalid-field']);
  });

  it('is not disputed by the same result, nor by one that the rules refuse', () => {
    expect(entered.when(dispute('EW', result(10)), dispute('EW', result(14))).refusals).toEqual([
      'report-agrees',
      'BD-L77-GAP-1',
    ]);
  });

  it('that looked improbable is valid by a person and a reason, and not verified by it', () => {
    expect(finality(entered.and(uphold))).toBe('entered');
    expect(entered.and(uphold).state.confirmation.upheld).toBe(true);
  });

  it('may be typed a second time, which tells whether both passes agree', () => {
    const again = (tricks: number) => entered.and({ do: 'repeat-result', act: result(tricks) }).events.at(-1);
    expect(again(10)?.data).toMatchObject({ says: '4SN=', agrees: true });
    expect(again(9)?.data).toMatchObject({ says: '4SN-1', agrees: false });
  });

  it('stands its audit whatever was said of it, and a side that disputes has not confirmed', () => {
    const acts = fc.oneof(
      fc.constantFrom('NS', 'EW').map((side) => confirm(side)),
      fc.constantFrom('NS', 'EW').map((side) => dispute(side)),
      fc.constantFrom('NS', 'EW').map((side) => dispute(side, result(9))),
      fc.constantFrom(uphold, { do: 'repeat-result', act: result(8) }),
      fc.integer({ min: 7, max: 11 }).map((tricks) => ({
        ...{ do: 'correct-result', reason: 'slip', act: result(tricks) },
      })),
    );
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 12 }), (some) => {
        const after = entered.when(...some);
        expect(auditDeal(after.stream)).toMatchObject({ ok: true });
        const { dispute: open, by } = after.state.confirmation;
        if (open !== null) expect(by).not.toHaveProperty(open.by);
        expect(finality(after) === 'disputed').toBe(open !== null);
      }),
    );
  });
});
