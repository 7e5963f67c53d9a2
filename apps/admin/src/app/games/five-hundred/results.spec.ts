import { describe, expect, it } from '@jest/globals';
import { contractTold } from './notation';
import { fiveHundredResults } from './results';

const board = { ruleset: 'five-hundred@1', board: 1, setup: {} };
const typed = (text: string, language: 'fr' | 'en' = 'en', above: string | null = null) =>
  fiveHundredResults.judge(text, language, board, above);

describe('a line of a sheet of five hundred as it is typed', () => {
  it('C500-6.2 C500-6.4 is echoed with what both sides score', () => {
    expect(typed('e8h+')).toMatchObject({
      ...{ kind: 'ready', act: { taker: 'E', tricks: 8, denomination: 'H', won: 8 }, notation: 'E8H+' },
      echo: { bySide: { NS: '0', EW: '+300' } },
    });
    expect(typed('8h+')).toMatchObject({
      act: { taker: 'NS' },
      notation: 'NS8H+',
      echo: { bySide: { NS: '+300' } },
    });
    expect(typed('W10nt-2')).toMatchObject({ echo: { bySide: { NS: '+540', EW: '0' } }, notation: 'W10N-2' });
  });
  it('C500-6.9 C500-6.10 says who failed to follow', () => {
    expect(typed('N9hr-')).toMatchObject({ act: { revoke: 'NS' }, echo: { bySide: { EW: '+100' } } });
    expect(typed('N9h r+')).toMatchObject({
      act: { revoke: 'EW' },
      echo: { bySide: { NS: '+500' }, unusual: true },
    });
  });
  it('has suits and West by the letters of the language', () => {
    expect(typed('o8c+', 'fr')).toMatchObject({ act: { taker: 'W', denomination: 'H' } });
    expect(typed('W8c+')).toMatchObject({ act: { taker: 'W', denomination: 'C' } });
    expect(typed('EO 7sa-1', 'fr')).toMatchObject({ act: { taker: 'EW', denomination: 'N', won: 6 } });
    for (const notation of ['W8H+', 'E10N-2', 'NS7CR-', 'EW9D+1', 'N7S+', 'S8HR+']) {
      const form = fiveHundredResults.typedForm(notation, 'fr');
      expect(typed(form, 'fr')).toMatchObject({ notation });
      expect(typed(fiveHundredResults.typedForm(notation, 'en'))).toMatchObject({ notation });
    }
  });
  it('draws the suit of the contract in the echo, whose letters are not those of a French line', () => {
    const drawn = [
      { kind: 'text', text: '8' },
      { kind: 'suit', suit: 'H' },
    ];
    const line = typed('O8C+', 'fr');
    expect(line).toMatchObject({ kind: 'ready', echo: { contract: '8H' } });
    expect(contractTold('8H', 'fr')).toEqual(drawn);
    expect(contractTold('8H', 'en')).toEqual(drawn);
  });
  it('copies the line above, jumps, and means nothing when empty', () => {
    expect(typed('=', 'en', 'E8H+')).toMatchObject({ notation: 'E8H+' });
    expect([typed('='), typed('  ')]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
    expect(typed('/2 4')).toEqual({ kind: 'jump', table: '2', board: 4 });
  });
  it.each(['8', '8h', '6h+', '11h+', '8h-', '8h+4', '8x+', 'X'])('says what is wrong with "%s"', (text) => {
    expect(typed(text)).toMatchObject({ kind: 'problem', says: expect.stringMatching(/.{10}/u) });
  });
});
