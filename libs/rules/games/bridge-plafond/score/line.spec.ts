import { describe, expect, it } from '@jest/globals';
import { dealScore, formatLine, LINE_PATTERN, readLine } from './line';

const kept = (line: string): string => {
  const reading = readLine(line);
  return reading.ok ? formatLine(reading.result) : reading.violation.article;
};

describe('a line of the sheet', () => {
  it.each([
    ['4sN+1 h100', '4SN+1 h100'],
    [' 3nt e = h200 ns ', '3NTE= h200NS'],
    ['3nn=', '3NTN='],
    ['2HXW-2', '2HXW-2'],
    ['1cxxs+3h150S', '1CXXS+3 h150'],
    ['4SN= h100w', '4SN= h100EW'],
    ['4SN+0', '4SN='],
    ['PASS', 'Pass'],
    ['', 'BP-COLONNE-1'],
    ['8SN=', 'BP-COLONNE-1'],
    ['4SN', 'BP-COLONNE-1'],
    ['4SN= h10', 'BP-COLONNE-1'],
    ['4SN+9', 'BP-MARQUE-4'],
    ['1NTS= h150', 'BP-HONN-4'],
    ['1SS= h300', 'BP-HONN-5'],
  ])('%j is kept as %s', (written, line) => {
    expect(kept(written)).toBe(line);
    if (!line.startsWith('BP-COLONNE')) expect(written).toMatch(new RegExp(LINE_PATTERN, 'u'));
    if (!line.startsWith('BP-')) expect(kept(line)).toBe(line);
  });
  it('scores by itself without the game that it wins', () => {
    const reading = readLine('4sN+1 h100');
    expect(dealScore(reading.ok ? reading.result : { kind: 'passed-out' })).toMatchObject({
      ...{ notation: '4SN+1 h100', scores: { NS: 36 + 200, EW: 0 } },
      result: { below: { NS: 36, EW: 0 }, above: { NS: 200, EW: 0 } },
    });
  });
});
