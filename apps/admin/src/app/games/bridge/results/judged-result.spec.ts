import { describe, expect, it } from '@jest/globals';
import { bridgeDuplicate } from '@arbitre/rules/bridge';
import type { BoardInPlay } from '../../../results/result-grammar';
import { judge } from './judged-result';
import { readTyped } from './typed-result';

const { ruleset } = bridgeDuplicate;
/** Board 1: nobody is vulnerable. Board 4: everybody is. */
const board = (number: number): BoardInPlay => ({ ruleset, board: number, setup: {} });
const echo = (text: string, on = 1) => judge(readTyped(text, 'en'), board(on), null);

describe('the echo of a typed result', () => {
  it.each([
    ['4SW=', 1, -420],
    ['4SN+1', 4, 650],
    ['4SXN-1', 4, -200],
    ['PASS', 1, 0],
  ])('%s on board %d is worth %d to North-South', (text, on, ns) => {
    expect(echo(text, on)).toMatchObject({ kind: 'ready', ns });
  });

  it('marks what is rare without refusing it', () => {
    expect(echo('2SXN+2')).toMatchObject({ kind: 'ready', unusual: true });
    expect(echo('2SN-3')).toMatchObject({ kind: 'ready', unusual: true });
    expect(echo('2SN+2')).toMatchObject({ kind: 'ready', unusual: false });
  });

  it('refuses a check that does not agree', () => {
    expect(echo('4SN= 42+')).toMatchObject({ kind: 'ready', ns: 420 });
    expect(echo('4SN= 62+')).toEqual({ kind: 'problem', problem: { kind: 'check', ns: 420 } });
    expect(echo('4SN= 42-')).toEqual({ kind: 'problem', problem: { kind: 'check', ns: 420 } });
  });

  it('offers the contracts that a score alone fits, those of other tables first, or says that none exists', () => {
    const offered = (elsewhere: readonly string[] = []) => {
      const answer = judge(readTyped('62+', 'en'), { ...board(4), elsewhere }, null);
      return answer.kind === 'choices' ? answer.choices.map(({ notation }) => notation) : answer.kind;
    };
    expect(offered()).toEqual(expect.arrayContaining(['4SN=', '4SS=', '4HN=', '4HS=']));
    expect(offered().slice(0, 1)).toEqual(['4SN=']);
    expect(offered(['4HS=', '4HS=', '4HN=']).slice(0, 4)).toEqual(['4HS=', '4HN=', '4SN=', '4SS=']);
    for (const { ns } of [judge(readTyped('62+', 'en'), board(4), null)].flatMap((answer) =>
      answer.kind === 'choices' ? answer.choices : [],
    ))
      expect(ns).toBe(620);
    expect(echo('62+', 1)).toEqual({ kind: 'problem', problem: { kind: 'noScore', score: 620 } });
  });

  it('offers both declarers where one contract alone fits', () => {
    // 7NT redoubled and made, vulnerable: North or South declares it, so that both are offered.
    const answer = echo('298+', 4);
    expect(answer.kind === 'choices' ? answer.choices.map(({ notation }) => notation) : answer).toEqual([
      '7NTXXN=',
      '7NTXXS=',
    ]);
  });

  it('copies the result above, scored at the vulnerability of its own board', () => {
    const above = { contract: '4S', declarer: 'N', tricks: 10 };
    expect(judge({ kind: 'copy' }, board(1), above)).toMatchObject({ ns: 420 });
    expect(judge({ kind: 'copy' }, board(4), above)).toMatchObject({ ns: 620 });
    expect(judge({ kind: 'copy' }, board(1), null)).toEqual({
      kind: 'problem',
      problem: { kind: 'nothingAbove' },
    });
  });
});
