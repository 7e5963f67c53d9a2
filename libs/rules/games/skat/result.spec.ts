import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import fc from 'fast-check';
import { randomDeal } from './testing/random';
import { announce, AT_18, given, cards, CLUBS, DEAL, scoreOf } from './testing/table';

const result = (more: object): AnyAct => ({
  do: 'record-result',
  declarer: 'forehand',
  contract: 'C',
  matadors: 2,
  ...more,
});
const listed = (more: object) => given({ grain: 'result' }).when(result(more));
const line = (more: object) => scoreOf(listed(more).state);

describe('a line of the game list', () => {
  it('SKAT-5.4.1.b shows base value, matadors and an overbid', () => {
    const { state } = listed({ contract: 'H', matadors: 1, bid: 50, won: true });
    expect(scoreOf(state)).toBe('forehand H with 1 overbid -100');
    expect(state.score?.result).toMatchObject({ base: 10, multiplier: 5, matadors: 1, overbid: true });
  });
  it('SKAT-5.3.1 is valued by the code that values a game card by card', () => {
    expect(line({ won: true })).toBe('forehand C with 2 +36');
    expect(line({ won: false, level: 'schneider' })).toBe('forehand C with 2 schneider -96');
    expect(line({ points: 95, tricks: 8 })).toBe('forehand C with 2 schneider +48');
    expect(line({ contract: 'NO', matadors: 0, won: true })).toBe('forehand NO +46');
    expect(line({ contract: 'GHO', won: true, level: 'schwarz' })).toBe('forehand GHO with 2 schwarz +216');
  });
  it('SKAT-3.3.7.a may be of a deal that was passed in', () => {
    const { state } = given({ grain: 'result', players: 4 }).when({ do: 'record-result', kind: 'passed' });
    expect([scoreOf(state), Object.keys(state.score?.scores ?? {})]).toEqual([
      'passed in',
      ['forehand', 'middlehand', 'rearhand', 'dealer'],
    ]);
  });
  it.each([
    ['invalid-field', { contract: 'X', won: true }],
    ['invalid-field', { matadors: 12, won: true }],
    ['missing-field', {}],
    ['SKAT-2.1.2', { contract: 'CS', won: true }],
    ['SKAT-2.4.3', { contract: 'G', matadors: 5, won: true }],
    ['SKAT-2.4-GAP-2', { contract: 'N', matadors: 1, won: true }],
    ['SKAT-3.3-GAP-1', { bid: 19, won: true }],
    ['entry-differs', { points: 70, tricks: 6, won: false }],
    ['entry-differs', { points: 95, tricks: 8, level: 'simple' }],
    ['entry-differs', { points: 100, tricks: 10 }],
    ['entry-differs', { points: 40, tricks: 0 }],
    ['invalid-field', { kind: 'draw' }],
    ['SKAT-3.4.4.e', { contract: 'N', matadors: 0, bid: 24, won: true }],
    ['SKAT-3.4.4.e', { contract: 'NO', matadors: 0, bid: 48, won: false }],
    ['entry-differs', { contract: 'N', matadors: 0, tricks: 1, won: true }],
  ])('is refused with %s: %j', (article, more) => {
    expect(listed(more).refusals).toEqual([article]);
  });
  it('SKAT-5.2.7 of a null game says by its tricks who won; given up it is lost without one', () => {
    const nulls = (more: object) => line({ contract: 'NH', matadors: 0, bid: 35, ...more });
    expect(nulls({ tricks: 0 })).toBe('forehand NH +35');
    expect(nulls({ tricks: 2, points: 0 })).toBe('forehand NH -70');
    expect(nulls({ tricks: 0, won: false })).toBe('forehand NH -70');
    expect(line({ contract: 'N', matadors: 0, bid: 23, won: true })).toBe('forehand N +23');
  });
  it('takes no act of a table at this grain', () => {
    const acts = [DEAL, ...AT_18.slice(1), ...cards('F:CJ')];
    const { refusals } = given({ grain: 'result' }).when(acts, announce('F', 'C'));
    expect(new Set(refusals)).toEqual(new Set(['result-grain']));
  });
});

describe('a result after a play of which not every card was recorded', () => {
  const begun = [...CLUBS, ...cards('F:HA M:H7 R:HQ F:HT M:S9 R:HK')];
  it('SKAT-5.3.1 ends the deal with the bid of its auction', () => {
    const { state } = given().when(begun, result({ points: 80, tricks: 7 }));
    expect([scoreOf(state), state.score?.result]).toEqual([
      'forehand C with 2 +36',
      expect.objectContaining({ bid: 18, points: 80 }) as unknown,
    ]);
  });
  it.each([
    [{ declarer: 'rearhand', won: true }],
    [{ contract: 'S', won: true }],
    [{ bid: 20, won: true }],
    [{ matadors: 1, won: true }],
    [{ points: 20, tricks: 2 }],
    [{ points: 70, tricks: 1 }],
    [{ kind: 'passed' }],
  ])('is refused where it contradicts the play: %j', (more) => {
    expect(given().when(begun, result(more)).refusals).toEqual(['entry-differs']);
  });
  it('SKAT-4.3.1.a cannot replace the play where every card is known', () => {
    expect(given({ policy: 'enforced' }).when(begun, result({ won: true })).refusals).toEqual([
      'SKAT-4.3.1.a',
    ]);
  });
});

describe('a deal played card by card', () => {
  it('SKAT-5.3.1 is worth the same on the list as on the table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const { score, ended, passedIn, setup } = randomDeal(seed).state;
        if (score === null || ended?.outcome.kind === 'no-game') return;
        const { declarer, contract, matadors, bid, won, level, points, tricks, article } = score.result;
        const act = passedIn
          ? { do: 'record-result', kind: 'passed' }
          : { do: 'record-result', declarer, contract, matadors, bid, won, level, points, tricks, article };
        const { state, refusals } = given({ grain: 'result', players: setup.players }).when(act);
        expect([refusals, state.score]).toEqual([[], score]);
      }),
    );
  });
});
