import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csv';

describe('a table as CSV', () => {
  it('is what a spreadsheet reads, with the separator of the language', () => {
    expect(
      csvOf(
        [
          ['Rang', 'Nom'],
          [1, 'Dupont; père'],
        ],
        ';',
      ),
    ).toBe('\uFEFFRang;Nom\r\n1;"Dupont; père"\r\n');
    expect(csvOf([['a "b"', 'c\nd']], ',')).toBe('\uFEFF"a ""b""","c\nd"\r\n');
  });
  it('has no formula in it, whatever a name is, and keeps what is less than nothing', () => {
    expect(csvOf([['=1+1', '@x', '-12.50', '-x']], ',')).toBe("\uFEFF'=1+1,'@x,-12.50,'-x\r\n");
  });
});
