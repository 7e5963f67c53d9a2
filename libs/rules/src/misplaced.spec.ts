import { describe, expect, it } from '@jest/globals';
import { given } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider } from './index';

const opening = {
  ...{ do: 'open-deal', competition: 'coupe', game: 'bridge', ruleset: 'bridge-duplicate@1' },
  ...{ policy: 'observed', grain: 'result', setup: {} },
  place: { session: 1, round: 1, table: '1', board: 1 },
  seating: { N: 'pair-1', S: 'pair-1', E: 'pair-2', W: 'pair-2' },
};
const opened = given(dealDecider, undefined).and(opening);
const result = (tricks: number) => ({ do: 'record-result', contract: '4S', declarer: 'N', tricks });
const entered = opened.and(result(10));
const withdraw = (because: string, more = {}) => ({
  ...{ do: 'withdraw-result', because, reason: 'slip', ...more },
});
const swap = { N: 'pair-2', S: 'pair-2', E: 'pair-1', W: 'pair-1' };
const seat = (seating: object) => ({ do: 'correct-seating', seating, reason: 'played the other way' });

describe('a result that does not belong where it stands', () => {
  it('is taken away, stays readable, and leaves the place open for another', () => {
    const gone = entered.and({ do: 'confirm-result', by: 'NS', as: 'side' }, withdraw('mistake'));
    expect(gone.events.at(-1)?.data).toEqual({ from: '4SN=', because: 'mistake', reason: 'slip' });
    expect([gone.state.score, gone.state.confirmation.by]).toEqual([null, {}]);
    expect(gone.when({ do: 'confirm-result', by: 'NS', as: 'side' }).refusals).toEqual([
      'no-result-to-confirm',
    ]);
    const again = gone.and(result(9));
    expect(again.state.score?.notation).toBe('4SN-1');
    expect(again.state.scores.map(({ notation }) => notation)).toEqual(['4SN=', '4SN-1']);
    expect(again.state.withdrawn).toBeNull();
  });

  it('says where it went', () => {
    const to = 'coupe.s1-r1-t2-b1';
    expect(entered.and(withdraw('moved', { to })).state.withdrawn).toMatchObject({ from: '4SN=', to });
  });

  it('is there before it is taken away; that nothing was played is said once, with or without one', () => {
    expect(opened.when(withdraw('mistake'), withdraw('moved')).refusals).toEqual([
      'nothing-to-withdraw',
      'nothing-to-withdraw',
    ]);
    const unplayed = opened.and(withdraw('not-played'));
    expect(unplayed.events.at(-1)?.data).toEqual({ because: 'not-played', reason: 'slip' });
    expect(unplayed.when(withdraw('not-played')).refusals).toEqual(['nothing-to-withdraw']);
    expect(unplayed.and(withdraw('mistake')).state.withdrawn?.because).toBe('mistake');
    expect(entered.and(withdraw('not-played')).state.withdrawn).toMatchObject({ from: '4SN=' });
    expect(unplayed.and(result(10)).state.score?.notation).toBe('4SN=');
  });

  it('needs a reason in words and one of the known causes', () => {
    expect(
      entered.when(withdraw('mistake', { reason: '' }), withdraw('whim'), withdraw('moved', { to: 7 }))
        .refusals,
    ).toEqual(['invalid-field', 'invalid-field', 'invalid-field']);
  });

  it('stays where the arbiter has ruled, and where the deal was played step by step', () => {
    const adjustments = { NS: { kind: 'artificial', percent: 60 } };
    const ruled = entered.and({ do: 'give-ruling', article: 'BD-L12C2a', reason: 'x', adjustments });
    expect(ruled.when(withdraw('mistake'), seat(swap)).refusals).toEqual([
      'ruling-in-force',
      'ruling-in-force',
    ]);
    const played = given(dealDecider, undefined).and({ ...opening, grain: 'full' });
    expect(played.when(withdraw('not-played'), seat(swap)).refusals).toEqual([
      'result-of-play',
      'result-of-play',
    ]);
  });
});

describe('pairs that played a board in each other’s seats', () => {
  it('score it from there, whatever was entered before', () => {
    const swapped = entered.and(seat(swap));
    expect(swapped.events.at(-1)?.data).toMatchObject({
      ...{ seating: swap, entries: { NS: 'pair-2', EW: 'pair-1' } },
    });
    expect(swapped.state.opened?.seating).toEqual(swap);
    expect(swapped.state.score?.notation).toBe('4SN=');
    expect(opened.and(seat(swap), result(10)).state.score?.scores.NS).toBe(420);
  });

  it('S09 are whoever sat there, a side each', () => {
    const others = { ...opening.seating, N: 'pair-3', S: 'pair-3' };
    const corrected = entered.and(seat(others));
    expect(corrected.events.at(-1)?.data).toMatchObject({ entries: { NS: 'pair-3', EW: 'pair-2' } });
    expect(corrected.state.score?.notation).toBe('4SN=');
    expect(
      entered.when(
        seat(opening.seating),
        seat({ N: 'pair-1', S: 'pair-2', E: 'pair-1', W: 'pair-2' }),
        seat({ N: 'pair-2' }),
        seat({ ...swap, X: 'pair-1' }),
      ).refusals,
    ).toEqual(['seated-so', 'entry-on-two-sides', 'missing-field', 'unknown-seat']);
  });

  it('leave a stream that stands its audit', () => {
    const { stream } = entered.and(seat(swap), withdraw('moved', { to: 'coupe.s1-r1-t2-b1' }), result(9));
    expect(auditDeal(stream)).toMatchObject({ ok: true });
  });
});
