import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { improbableResults } from './improbable';
import { scoreBridge } from './score-entry';

/** The results of a board, a table each, nobody vulnerable. */
const boardOf = (...notations: readonly string[]) =>
  notations.map((notation, at) => {
    const answer = scoreBridge(notation);
    if (!answer.ok) throw new Error(notation);
    return { deal: `t${at + 1}`, ...answer.score };
  });
const found = (...notations: readonly string[]) =>
  improbableResults.find(boardOf(...notations)).map(({ deal, kind }) => `${deal} ${kind}`);

describe('an improbable result of a board', () => {
  it('is none where tables agree, whatever they make of the contract', () => {
    expect(found('4SN=', '4SN+1', '4SS-1', '3NTN=')).toEqual([]);
  });

  it('has more tricks in the same denomination than there are, of the side that fewer tables have', () => {
    expect(found('4SN=', '4SS+1', '4SW=')).toEqual(['t3 same-suit']);
    expect(found('4SN=', '4SW=')).toEqual(['t1 same-suit', 't2 same-suit']);
    expect(found('2SN=', '2SE-1')).toEqual([]);
  });

  it('goes alone against the field, once the field has three tables more', () => {
    expect(found('4HN=', '4HN+1', '3NTS=', '2DE+1')).toEqual(['t4 alone']);
    expect(found('4HN=', '4HN+1', '2DE+1')).toEqual([]);
    expect(found('4HN=', '4HN+1', '4HN-1', '2DE+1')).toEqual([]);
    expect(found('4HN=', '4HN+1', '4HS=', '4HN-1')).toEqual([]);
  });

  it.each([
    ['2SXN+2', 'doubled-over'],
    ['2SXN+1', null],
    ['2SN-3', 'many-under'],
    ['2SN-2', null],
    ['1NTN+5', 'many-over'],
    ['1NTN+4', null],
    ['Pass', null],
  ])('%s by itself: %s', (notation, kind) => {
    expect(found(notation)).toEqual(kind === null ? [] : [`t1 ${kind}`]);
  });

  it('BD-L87A is a fouled board where a table has other marks than most, or all where as many have either', () => {
    const marked = (...vulnerable: readonly string[]) =>
      improbableResults
        .find(
          boardOf(...vulnerable.map(() => '4SN=')).map((result, at) => ({
            ...result,
            setup: { board: 1, dealer: 'N', vulnerable: vulnerable[at] },
          })),
        )
        .map(({ deal, kind, facts }) => [deal, kind, facts.marks, facts.other].join(' '));
    expect(marked('None', 'None', 'NS')).toEqual(['t3 fouled N NS N None']);
    expect(marked('None', 'NS')).toEqual(['t1 fouled N None N NS', 't2 fouled N NS N None']);
    expect(marked('None', 'None')).toEqual([]);
  });

  it('has a sentence in both languages that tells every fact, whatever the results', () => {
    const result = fc
      .record({
        level: fc.integer({ min: 1, max: 7 }),
        strain: fc.constantFrom('S', 'H', 'D', 'C', 'NT'),
        risk: fc.constantFrom('', 'X', 'XX'),
        seat: fc.constantFrom('N', 'E', 'S', 'W'),
        tricks: fc.integer({ min: 0, max: 13 }),
      })
      .map(({ level, strain, risk, seat, tricks }) => {
        const margin = tricks - 6 - level;
        return `${level}${strain}${risk}${seat}${margin === 0 ? '=' : margin > 0 ? `+${margin}` : margin}`;
      });
    fc.assert(
      fc.property(fc.array(result, { maxLength: 8 }), (notations) => {
        for (const { kind, facts } of improbableResults.find(boardOf(...notations)))
          for (const text of Object.values(improbableResults.says[kind] ?? { fr: '{none}' }))
            for (const [, hole = ''] of text.matchAll(/\{(\w+)\}/g)) expect(facts).toHaveProperty(hole);
      }),
    );
  });
});
