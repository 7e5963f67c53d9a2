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

  it('names contracts for a score alone, or says that none exists', () => {
    const answer = echo('62+', 4);
    expect(answer).toMatchObject({ kind: 'problem', problem: { kind: 'ambiguous' } });
    expect(echo('62+', 1)).toEqual({ kind: 'problem', problem: { kind: 'noScore', score: 620 } });
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
