import { describe, expect, it } from '@jest/globals';
import { plafondResults } from './results';

const board = { ruleset: 'bridge-plafond@1', board: 1, setup: {} };
const judge = (typed: string, language: 'fr' | 'en' = 'en', above: string | null = null) =>
  plafondResults.judge(typed, language, board, above);

describe('results of bridge-plafond as they are typed', () => {
  it('are contract, declarer, margin and honours, in either language', () => {
    const act = { contract: '4S', declarer: 'N', tricks: 11, honours: { side: 'NS', kind: 'four' } };
    expect(judge('4sN+1 h100')).toMatchObject({ kind: 'ready', act, notation: '4SN+1 h100' });
    expect(judge('4pn+1h100', 'fr')).toMatchObject({ kind: 'ready', act });
    expect(judge('passe', 'fr')).toMatchObject({ act: { contract: 'Pass', declarer: null, tricks: null } });
    expect(judge('=', 'en', '2HXW-2')).toMatchObject({ act: { contract: '2HX', declarer: 'W', tricks: 6 } });
    expect(judge('4sN+1 h100')).toMatchObject({ echo: { bySide: { NS: '+236', EW: '0' }, unusual: false } });
    expect(judge('6NTS-1')).toMatchObject({ echo: { unusual: true } });
  });

  it('BP-HONN-4, BP-MARQUE-4: what no deal gives is refused by its article, what is no line with how one is written', () => {
    expect(judge('3NTN= h100')).toMatchObject({
      kind: 'problem',
      says: expect.stringContaining('BP-HONN-4'),
    });
    expect(judge('7SN+1')).toMatchObject({ kind: 'problem', says: expect.stringContaining('BP-MARQUE-4') });
    expect(judge('hello')).toMatchObject({ kind: 'problem', says: expect.stringContaining('4SN+1 h100') });
    expect(judge('/2 3')).toEqual({ kind: 'jump', table: '2', board: 3 });
  });

  it('BP-PARTIE-5: a table plays on until a side has two games', () => {
    expect(plafondResults.goesOn?.(['4SN=', 'Pass'])).toBe(true);
    expect(plafondResults.goesOn?.(['4SN=', 'Pass', '3NTS='])).toBe(false);
  });
});
