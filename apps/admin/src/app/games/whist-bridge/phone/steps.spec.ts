import { describe, expect, it } from '@jest/globals';
import { type ContractDraft, contractQuestion, type Game, NOTHING_SAID, withoutLast } from './contract-steps';
import { allQueens, NO_RESULT, resultQuestion, withoutLastResult } from './result-steps';

const said = (draft: Partial<ContractDraft>): ContractDraft => ({ ...NOTHING_SAID, ...draft });

describe('a contract that is entered before play', () => {
  it.each<readonly [string, Partial<ContractDraft>, string]>([
    ['begins with the game', {}, 'game'],
    ['asks for the suit of an emballage', { game: 'E9' }, 'suit'],
    ['then who proposed', { game: 'E9', suit: 'H' }, 'first'],
    ['then who joined', { game: 'E9', suit: 'H', by: ['a'] }, 'second'],
    ['and is read back', { game: 'E9', suit: 'H', by: ['a', 'b'] }, 'read'],
    ['asks for no suit of a misère', { game: 'PM' }, 'first'],
    ['but whether somebody plays it too', { game: 'PM', by: ['a'] }, 'second'],
    ['who may be nobody', { game: 'PM', by: ['a'], alone: true }, 'read'],
    ['asks how a solo of 8 was announced', { game: 'S8', suit: 'S', by: ['a'] }, 'direct'],
    ['and of no other solo', { game: 'S7', suit: 'S', by: ['a'] }, 'read'],
    ['asks nothing more where all have passed', { game: 'DAMES' }, 'read'],
    ['asks no suit of a slam without trump', { game: 'PCSA' }, 'first'],
    ['and one of a slam with trump', { game: 'PC' }, 'suit'],
  ])('%s', (_, draft, question) => {
    expect(contractQuestion(said(draft))).toBe(question);
  });

  it('takes back one answer after the other, the last first', () => {
    const whole = said({ game: 'S8', suit: 'D', by: ['c'], direct: true });
    const back = [whole, withoutLast(whole)];
    for (let at = 1; at < 4; at++) back.push(withoutLast(back[at] ?? whole));
    expect(back.map((draft) => contractQuestion(draft))).toEqual(['read', 'direct', 'first', 'suit', 'game']);
    const alone = said({ game: 'GM', by: ['a'], alone: true });
    expect(contractQuestion(withoutLast(alone))).toBe('second');
  });
});

describe('how a deal ended', () => {
  const asked = (game: Game, declarers: number, draft = NO_RESULT) =>
    resultQuestion(game, declarers, 4, draft);

  it('is asked by tricks, by who made it, or by queens, as the grid counts it', () => {
    expect(asked('E8', 2)).toEqual({ of: 'tricks' });
    expect(asked('TR', 2, { ...NO_RESULT, tricks: 9 })).toEqual({ of: 'read' });
    expect(asked('PM', 2)).toEqual({ of: 'made', at: 0 });
    expect(asked('PM', 2, { ...NO_RESULT, made: [true] })).toEqual({ of: 'made', at: 1 });
    expect(asked('A9', 1, { ...NO_RESULT, made: [false] })).toEqual({ of: 'read' });
    expect(asked('DAMES', 0, { ...NO_RESULT, queens: [1, 2] })).toEqual({ of: 'queens', at: 2, left: 1 });
  });

  it('WB-13-D-1 tells what the last player took, and stops once the four queens are told', () => {
    expect(allQueens([4], 4)).toEqual([4, 0, 0, 0]);
    expect(allQueens([1, 1], 4)).toBeNull();
    expect(allQueens([1, 1, 1], 4)).toEqual([1, 1, 1, 1]);
    expect(allQueens([0, 0, 0], 4)).toEqual([0, 0, 0, 4]);
  });

  it('is taken back answer by answer', () => {
    expect(withoutLastResult({ ...NO_RESULT, queens: [1, 3] }).queens).toEqual([1]);
    expect(withoutLastResult({ ...NO_RESULT, made: [true, false] }).made).toEqual([true]);
    expect(withoutLastResult({ ...NO_RESULT, tricks: 8 }).tricks).toBeNull();
  });
});
