import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import { given, DEAL, playOut, scoreOf, UNKNOWN } from './testing/table';

const report = (article: string, seat: string): AnyAct => ({ do: 'report', article, seat });
const silence = (article: string, side: string): AnyAct => ({
  do: 'rule',
  article,
  outcome: 'point-lost',
  side,
  reason: 'heard at the table',
});
const NS_WIN: AnyAct = { do: 'record-result', winner: 'NS', tricks: 8 };
const EW_WIN: AnyAct = { do: 'record-result', winner: 'EW', tricks: 9 };

describe('the arbiter', () => {
  it('WM-R2 freezes the deal until the arbiter has decided, once for the same facts', () => {
    const contested = { do: 'dispute', by: 'N', article: 'WM-R2', reason: 'who won trick 1' };
    const start = [DEAL, ...cards('E:SK S:S7 W:S3 N:SA'), contested];
    expect(given().when(start, cards('N:S2')).refusals).toEqual(['WM-R2']);
    const decided = { do: 'rule', article: 'WM-R2', outcome: 'play-on', reason: 'N won it' };
    expect(given().when(start, decided, cards('N:S2')).refusals).toEqual([]);
    expect(given().when(start, decided, contested).refusals).toEqual(['WM-R2']);
    const redeal = given().when(start, { ...decided, outcome: 'redeal' });
    expect([redeal.state.attempt, redeal.state.phase]).toEqual([2, 'waiting']);
    const scored = given().when(start, { ...decided, outcome: 'point-lost', side: 'NS' });
    expect(scoreOf(scored.state)).toBe('EW WM-R2');
  });
  it('WM-R4.1 gives the point to the others for a sign, once the arbiter has recorded it', () => {
    const signalled = given().when(UNKNOWN, report('WM-R4.1', 'S'), NS_WIN);
    expect(scoreOf(signalled.state)).toBe('NS 8-5');
    const ruled = given().when(UNKNOWN, report('WM-R4.1', 'S'), NS_WIN, silence('WM-R4.1', 'NS'));
    expect([scoreOf(ruled.state), ruled.state.score?.scores]).toEqual(['EW WM-R4.1', { NS: 0, EW: 1 }]);
  });
  it('WM-R4.1 does not stop the play: all thirteen tricks are played, then the others score', () => {
    const table = given().when(DEAL, cards('E:SK'), silence('WM-R4.1', 'NS'));
    expect([table.state.phase, scoreOf(table.state)]).toEqual(['play', null]);
    const { state } = playOut(table);
    expect(scoreOf(state)).toBe('EW WM-R4.1');
    expect(state.play.completed).toBe(13);
  });
  it('WM-R4-GAP-1 awards the point whatever the tricks, and deals again when both sides are at fault', () => {
    expect(scoreOf(given().when(UNKNOWN, silence('WM-R4.1', 'EW'), EW_WIN).state)).toBe('NS WM-R4.1');
    const both = given().when(UNKNOWN, EW_WIN, silence('WM-R4.1', 'EW'), silence('WM-R4.1', 'NS'));
    expect(both.events.find((event) => event.type === 'DealVoided')?.data.article).toBe('WM-R4-GAP-1');
    expect([both.state.attempt, scoreOf(both.state)]).toEqual([2, null]);
  });
  it('WM-R7.4 treats a comment on one’s cards as a breach of silence', () => {
    const { irregularities, state } = given().when(
      UNKNOWN,
      report('WM-R7.4', 'W'),
      EW_WIN,
      silence('WM-R7.4', 'EW'),
    );
    expect([irregularities, scoreOf(state)]).toEqual([['WM-R7.4'], 'NS WM-R7.4']);
  });
  it('WM-R7.8 records a hand sorted on the table without touching the score', () => {
    const { irregularities, state } = given().when(UNKNOWN, report('WM-R7.8', 'S'), NS_WIN);
    expect([irregularities, scoreOf(state)]).toEqual([['WM-R7.8'], 'NS 8-5']);
  });
  it('WM-R8.1 treats telling the order of the cards as talking', () => {
    const table = given().and(DEAL, cards('E:SK S:S7'), report('WM-R8.1', 'W'), silence('WM-R8.1', 'EW'));
    expect(scoreOf(playOut(table).state)).toBe('NS WM-R8.1');
  });
  it.each([
    [{ do: 'report', seat: 'N', article: 'WM-R9a' }, 'use-dispute'],
    [{ do: 'report', seat: 'N', article: 'BD-L61A' }, 'invalid-field'],
    [{ do: 'rule', article: 'WM-R2', outcome: 'shrug', reason: 'x' }, 'invalid-field'],
    [{ do: 'rule', article: 'WM-R2', outcome: 'point-lost', reason: 'x' }, 'missing-field'],
    [{ do: 'dispute', by: 'N', article: 'WM-R9a', reason: 'x' }, 'missing-field'],
  ])('refuses %j with %s', (act, article) => {
    expect(given().when(UNKNOWN, act).refusals).toEqual([article]);
  });
});
