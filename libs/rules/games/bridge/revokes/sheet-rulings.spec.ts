import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { given as givenAny } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider } from '../testing/life';
import { given } from '../testing/table';

type Facts = Readonly<Record<string, unknown>>;

/** `W 3 W 3`: West revoked in trick 3, West won it, and his side won three tricks from it on. */
const ruling = (text: string, more: Facts = {}): AnyAct => {
  const [seat = '', trick = '', wonBy = '', kept = ''] = text.split(' ');
  return {
    do: 'rule-revoke',
    ...{ seat, trick: Number(trick), wonBy, kept: Number(kept), attention: 'in-time', reason: 'heard all' },
    ...more,
  };
};
/** South's 3NT with so many tricks on the sheet. */
const sheet = (tricks: number) =>
  given({ grain: 'result' }).and({ do: 'record-result', contract: '3NT', declarer: 'S', tricks });
const resultOf = (tricks: number, ...rulings: readonly AnyAct[]) => {
  const { state, refusals } = sheet(tricks).when(...rulings);
  const { tricks: after, won, revokes } = state.score?.result ?? {};
  const list = (revokes ?? []) as readonly { seat: string; trick: number; tricks: number; article: string }[];
  return {
    refusals,
    after,
    won,
    told: list.map((each) => `${each.seat}${each.trick} ${each.tricks} ${each.article}`),
  };
};

describe('the tricks of Law 64 on a score sheet', () => {
  it.each<[string, number, readonly AnyAct[], number, readonly string[]]>([
    ['BD-L64A1 gives the trick he won and one more', 9, [ruling('W 3 W 3')], 11, ['W3 2 BD-L64A1']],
    ['BD-L64A1 gives two, however many were won later', 8, [ruling('W 2 W 5')], 10, ['W2 2 BD-L64A1']],
    [
      'BD-L64A-GAP-1 gives the one trick he won where none came later',
      9,
      [ruling('W 6 W 1')],
      10,
      ['W6 1 BD-L64A1'],
    ],
    ['BD-L64A1 takes from declarer what he won himself', 10, [ruling('S 4 S 6')], 8, ['S4 2 BD-L64A1']],
    ['BD-L64A1 does not count a trick of dummy as declarer’s', 10, [ruling('S 4 N 6')], 9, ['S4 1 BD-L64A2']],
    ['BD-L64A2 gives one where the others won the trick', 9, [ruling('W 5 S 1')], 10, ['W5 1 BD-L64A2']],
    ['BD-L64A2 gives one where his partner won it', 9, [ruling('W 5 E 2')], 10, ['W5 1 BD-L64A2']],
    ['BD-L64A2 gives one of many later tricks', 7, [ruling('E 1 N 6')], 8, ['E1 1 BD-L64A2']],
    ['BD-L64B1 gives none where none was won', 9, [ruling('E 8 S 0')], 9, ['E8 0 BD-L64B1']],
    [
      'BD-L64B2 gives none for the suit again',
      8,
      [ruling('E 4 S 3', { suit: 'C' }), ruling('E 6 S 2', { suit: 'C' })],
      9,
      ['E4 1 BD-L64A2', 'E6 0 BD-L64B2'],
    ],
    [
      'BD-L64A-GAP-1 adds up two suits',
      8,
      [ruling('E 4 S 3', { suit: 'C' }), ruling('E 6 S 2', { suit: 'D' })],
      10,
      ['E4 1 BD-L64A2', 'E6 1 BD-L64A2'],
    ],
    [
      'BD-L64A-GAP-1 adds up two players in one suit',
      8,
      [ruling('W 6 S 2', { suit: 'C' }), ruling('E 4 S 3', { suit: 'C' })],
      10,
      ['E4 1 BD-L64A2', 'W6 1 BD-L64A2'],
    ],
    [
      'BD-L64A-GAP-1 gives no trick twice',
      10,
      [ruling('W 3 W 2', { suit: 'C' }), ruling('W 5 S 1', { suit: 'D' })],
      12,
      ['W3 1 BD-L64A-GAP-1', 'W5 1 BD-L64A2'],
    ],
    ['BD-L64B3 gives none for a card of dummy', 9, [ruling('N 5 N 4')], 9, ['N5 0 BD-L64B3']],
    [
      'BD-L64B3 gives none for a penalty card that was not played',
      9,
      [ruling('W 5 W 3', { penaltyCard: true })],
      9,
      ['W5 0 BD-L64B3'],
    ],
    [
      'BD-L64B4 gives none once the others have called on the next board',
      9,
      [ruling('W 5 W 3', { attention: 'after-next-call' })],
      9,
      ['W5 0 BD-L64B4'],
    ],
    [
      'BD-L64B5 gives none after the round',
      9,
      [ruling('W 5 W 3', { attention: 'after-round' })],
      9,
      ['W5 0 BD-L64B5'],
    ],
    ['BD-L64B6 gives none for the twelfth trick', 9, [ruling('W 12 W 2')], 9, ['W12 0 BD-L64B6']],
    [
      'BD-L64B7 gives none where both sides revoked',
      9,
      [ruling('E 3 S 4'), ruling('S 9 S 5')],
      9,
      ['E3 0 BD-L64B7', 'S9 0 BD-L64B7'],
    ],
    [
      'BD-L64B7 BD-L64B3 gives none where the other side’s was dummy’s',
      9,
      [ruling('E 3 S 4'), ruling('N 9 S 5')],
      9,
      ['E3 0 BD-L64B7', 'N9 0 BD-L64B7'],
    ],
    [
      'BD-L67B1 BD-L64A2 gives one for a card that was left out, whoever won the trick',
      9,
      [{ ...ruling('W 7 W 3'), wonBy: undefined, omitted: true }],
      10,
      ['W7 1 BD-L64A2'],
    ],
    [
      'BD-L67B1 BD-L64B1 gives none for it where none was won from there',
      9,
      [{ ...ruling('W 7 W 0'), wonBy: undefined, omitted: true }],
      9,
      ['W7 0 BD-L64B1'],
    ],
  ])('%s', (_, won, rulings, after, told) => {
    expect(resultOf(won, ...rulings)).toEqual({ refusals: [], after, won, told });
  });

  it('BD-L64A1 is told in the score with who, which trick and how many', () => {
    const { state, types } = sheet(9).when(ruling('W 3 W 3'));
    expect(types).toEqual(['RevokeRuled', 'DealScored']);
    expect(state.score).toEqual({
      notation: '3NTS+2',
      result: {
        ...{ contract: '3NT', declarer: 'S', tricks: 11, won: 9 },
        revokes: [{ seat: 'W', trick: 3, tricks: 2, article: 'BD-L64A1' }],
      },
      scores: { NS: 460, EW: -460 },
    });
  });
  it.each<[string, AnyAct, string]>([
    ['more than the side won in all', ruling('W 3 W 5'), 'BD-L64A-GAP-1'],
    ['more than there are from there on', ruling('S 12 S 3'), 'BD-L64A-GAP-1'],
    ['none although he won the trick', ruling('W 3 W 0'), 'BD-L64A-GAP-1'],
    ['nothing of how many', { ...ruling('W 3 W 3'), kept: undefined }, 'missing-field'],
    ['nothing of who won', { ...ruling('W 3 W 3'), wonBy: undefined }, 'missing-field'],
    ['a seat that there is not', { ...ruling('W 3 W 3'), seat: 'Z' }, 'invalid-field'],
    ['no reason', { ...ruling('W 3 W 3'), reason: '' }, 'invalid-field'],
  ])('BD-L64A-GAP-1 is refused whole where the facts tell %s', (_, act, refusal) => {
    expect(resultOf(9, act)).toEqual({ refusals: [refusal], after: 9, won: undefined, told: [] });
  });
  it('BD-L64A2 is ruled once a revoke, and not before there is a result', () => {
    expect(resultOf(9, ruling('W 5 S 1'), ruling('W 5 S 1')).refusals).toEqual(['revoke-ruled']);
    expect(given({ grain: 'result' }).when(ruling('W 5 S 1')).refusals).toEqual(['no-result-yet']);
  });
});

describe('tricks that the arbiter gives', () => {
  const assign = (tricks: number, article: string): AnyAct => ({
    ...{ do: 'assign-tricks', tricks, article, reason: 'heard all' },
  });
  const after = (...acts: readonly AnyAct[]) => {
    const { state, refusals } = sheet(9).when(...acts);
    return [refusals, state.score?.result.tricks, state.score?.result.article];
  };
  it('BD-L64C1 restores what the transfer did not, and gives the offenders nothing', () => {
    const revoke = ruling('W 5 S 1');
    expect(after(revoke, assign(12, 'BD-L64C1'))).toEqual([[], 12, 'BD-L64C1']);
    expect(after(revoke, assign(9, 'BD-L64C1'))).toEqual([['BD-L64C1'], 10, undefined]);
    expect(after(assign(12, 'BD-L64C1'))).toEqual([['BD-L64C1'], 9, undefined]);
    expect(after(ruling('S 5 S 3'), assign(5, 'BD-L64C1'))).toEqual([[], 5, 'BD-L64C1']);
  });
  it('BD-L64C1 covers what costs nothing by itself: dummy’s revoke, one found too late', () => {
    expect(after(ruling('N 5 N 4'), assign(8, 'BD-L64C1'))).toEqual([[], 8, 'BD-L64C1']);
    const late = ruling('W 5 W 3', { attention: 'after-round' });
    expect(after(late, assign(11, 'BD-L64C1'))).toEqual([[], 11, 'BD-L64C1']);
  });
  it('BD-L64B2 asks for the suits of two revokes of one player, where no card tells them', () => {
    const first = ruling('E 4 S 3');
    const asked = resultOf(9, first, ruling('E 6 S 2'));
    expect(asked).toMatchObject({ refusals: ['suit-not-known'], told: ['E4 1 BD-L64A2'] });
    const half = resultOf(9, first, ruling('E 6 S 2', { suit: 'C' }));
    expect(half.refusals).toEqual(['suit-not-known']);
    const told = [first, ruling('E 4 S 3', { suit: 'C' }), ruling('E 6 S 2', { suit: 'C' })];
    expect(resultOf(9, ...told)).toMatchObject({
      refusals: [],
      told: ['E4 1 BD-L64A2', 'E6 0 BD-L64B2'],
    });
    // Of two players, and of one revoke, nobody asks.
    expect(resultOf(9, first, ruling('W 6 S 2')).refusals).toEqual([]);
  });
  it('BD-L64C2a is for a revoke repeated in the suit', () => {
    const two = (suit: string) => [ruling('E 4 S 3', { suit: 'C' }), ruling('E 6 S 2', { suit })];
    expect(after(...two('C'), assign(11, 'BD-L64C2a'))).toEqual([[], 11, 'BD-L64C2a']);
    expect(after(...two('D'), assign(12, 'BD-L64C2a'))).toEqual([['BD-L64C2a'], 11, undefined]);
  });
  it('BD-L64C2b is for revokes of both sides, and gives the likely result', () => {
    const both = [ruling('E 3 S 4'), ruling('S 9 S 5')];
    expect(after(...both, assign(8, 'BD-L64C2b'))).toEqual([[], 8, 'BD-L64C2b']);
    expect(after(ruling('E 3 S 4'), assign(8, 'BD-L64C2b'))).toEqual([['BD-L64C2b'], 10, undefined]);
  });
  it('BD-L67B3 adjusts for a card that was played twice', () => {
    expect(after(assign(10, 'BD-L67B3'))).toEqual([[], 10, 'BD-L67B3']);
  });
  it('BD-L62D2 needs a revoke of the twelfth trick that was taken back before partner played', () => {
    expect(after(assign(10, 'BD-L62D2'))).toEqual([['BD-L62D2'], 9, undefined]);
  });
  it('BD-L64C1 is the only limit: any other article gives tricks with the arbiter’s reason alone', () => {
    for (const article of ['BD-L13A1', 'BD-L14B1', 'BD-L15A1', 'BD-L26B', 'BD-L27D', 'BD-L66D'])
      expect(after(assign(8, article))).toEqual([[], 8, article]);
  });
  it('is refused where it changes nothing', () => {
    expect(after(assign(9, 'BD-L67B3'))).toEqual([['result-unchanged'], 9, undefined]);
  });
});

it('BD-L64A1 is scored anew after a correction of the sheet, which takes the place of all before, and stands the audit', () => {
  const { state, stream, refusals } = givenAny(dealDecider, undefined).when(
    {
      do: 'open-deal',
      ...{ competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1', policy: 'observed' },
      grain: 'result',
      place: { session: 1, round: 1, table: '1', board: 1 },
      seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
      setup: {},
    },
    { do: 'record-result', contract: '3NT', declarer: 'S', tricks: 8 },
    ruling('W 5 S 1'),
    {
      do: 'correct-result',
      reason: 'misread',
      act: { do: 'record-result', contract: '3NT', declarer: 'S', tricks: 10 },
    },
    ruling('W 3 W 3'),
  );
  expect(refusals).toEqual([]);
  expect(state.scores.map(({ notation }) => notation)).toEqual(['3NTS-1', '3NTS=', '3NTS+1', '3NTS+3']);
  expect(auditDeal(stream)).toMatchObject({ ok: true });
});
