import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import { dealDecider, scoreOf as scoreEntry } from './testing/life';
import { given, enforced, scoreOf, UNKNOWN } from './testing/table';
import { given as givenDeal } from '@arbitre/rules/kernel/testing/given';
import { whistMilitaire } from './game';
import { dealScore, trickScore } from './score';

const result = (winner: string, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  do: 'record-result',
  winner,
  ...more,
});
const sheet = (act: AnyAct) => given({ grain: 'result' }).when(act);

describe('the score of a deal', () => {
  it('WM-5.1 is one point for the side with more tricks, whatever the margin', () => {
    for (let tricks = 0; tricks <= 13; tricks++)
      expect(trickScore(tricks).scores).toEqual(tricks >= 7 ? { NS: 1, EW: 0 } : { NS: 0, EW: 1 });
    expect(trickScore(6).notation).toBe('EW 7-6');
    expect(dealScore('NS', 13, null)).toEqual({
      notation: 'NS 13-0',
      result: { winner: 'NS', tricks: 13, article: null },
      scores: { NS: 1, EW: 0 },
    });
  });
  it('WM-5.2 is written by the captain of the table', () => {
    expect(sheet(result('EW', { by: 'N' })).state.score?.scores).toEqual({ NS: 0, EW: 1 });
    expect(sheet(result('EW', { by: 'E' })).refusals).toEqual(['WM-5.2']);
  });
  it.each([
    [result('EW'), 'EW'],
    [result('NS', { tricks: 8 }), 'NS 8-5'],
    [result('NS', { article: 'WM-R9a' }), 'NS WM-R9a'],
  ])('scores the sheet %j as %s', (act, notation) => {
    expect(scoreOf(sheet(act).state)).toBe(notation);
  });
  it.each([
    [result('NS', { tricks: 6 }), 'WM-5.1'],
    [result('NS', { tricks: 14 }), 'WM-5.1'],
    [result('N'), 'invalid-field'],
    [result('NS', { article: 'BD-L77' }), 'invalid-field'],
    [{ do: 'play', seat: 'E', card: 'SK' }, 'result-grain'],
  ])('refuses %j with %s', (act, article) => {
    expect(sheet(act).refusals).toEqual([article]);
  });
  it('closes a play of which not every card was recorded, within what the tricks allow', () => {
    const won = [UNKNOWN, ...cards('E:SK S:S7 W:S3 N:SA')];
    expect(scoreOf(given().when(won, result('EW', { tricks: 12 })).state)).toBe('EW 12-1');
    expect(given().when(won, result('EW', { tricks: 13 })).refusals).toEqual(['result-differs']);
    expect(enforced().when(result('NS')).refusals).toEqual(['WM-4.7']);
  });
});

describe('a deal in its life', () => {
  const OPEN = {
    do: 'open-deal',
    competition: 'wm',
    game: 'whist-militaire',
    ruleset: 'whist-militaire@1',
    policy: 'observed',
    grain: 'result',
    place: { session: 1, round: 1, table: 'A', board: 1 },
    seating: { N: 'team-a', E: 'team-b', S: 'team-a', W: 'team-b' },
    setup: { trump: 'S' },
  };
  it('is opened, recorded, corrected and ruled like the deal of any game', () => {
    const { state, refusals } = givenDeal(dealDecider, undefined).when(
      OPEN,
      { do: 'record-result', winner: 'NS', tricks: 7 },
      { do: 'correct-result', reason: 'wrong box', act: { do: 'record-result', winner: 'EW' } },
    );
    expect(refusals).toEqual([]);
    expect([state.score?.notation, state.opened?.setup]).toEqual([
      'EW',
      { deal: 1, trump: 'S', captain: 'N', dealer: 'N' },
    ]);
    expect(whistMilitaire.id).toBe(state.opened?.game);
  });
});

describe('a result alone', () => {
  it.each([
    ['NS', { NS: 1, EW: 0 }],
    ['EW 8-5', { NS: 0, EW: 1 }],
    ['NS 13-0', { NS: 1, EW: 0 }],
    ['NS WM-R9a', { NS: 1, EW: 0 }],
  ])('WM-5.1 scores %s with one point for the winner and none for the others', (notation, scores) => {
    const answer = scoreEntry('whist-militaire', notation);
    expect(answer.ok && [answer.score.notation, answer.score.scores]).toEqual([notation, scores]);
  });
  it.each([
    ['NS 6-7', 'WM-5.1'],
    ['NS 8-6', 'WM-5.1'],
    ['N 8-5', 'WM-5.2'],
    ['', 'WM-5.2'],
  ])('refuses %j with %s', (notation, article) => {
    const answer = scoreEntry('whist-militaire', notation);
    expect(answer.ok ? null : answer.violation.article).toBe(article);
  });
});
