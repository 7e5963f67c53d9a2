import type { FileFormat } from './contract';
import { formatOf } from './kind-of-file';
import { planImport } from './plan';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const usebio =
  '<?xml version="1.0"?>\n<!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">\n<USEBIO Version="1.2"></USEBIO>';
const problemsOf = (content: string | Uint8Array, format: FileFormat = 'pbn') =>
  planImport(content, { format }, '2026-11-22').problems;

describe('a file of another kind', () => {
  it.each([
    ['nothing', '', 'file-empty'],
    ['blank lines', '\ufeff \r\n\r\n', 'file-empty'],
    ['a page', '<!DOCTYPE html>\n<html><body>[Board "1"]</body></html>', 'file-html'],
    ['a page without its type', '<!-- saved -->\n<HTML lang="fr"><p>x</p></HTML>', 'file-html'],
    ['USEBIO', usebio, 'file-usebio'],
    ['other XML', '<?xml version="1.0"?><results/>', 'file-xml'],
    ['LIN', 'vg|Essai,pairs,I,1,12|\nqx|o1|md|3SAKQ|', 'file-lin'],
    ['a hand in LIN', 'pn|a,b,c,d|st||md|3SAKHQ,,|', 'file-lin'],
    ['a record of acts', '{"game":"bridge","setup":{"board":1}}\n{"do":"deal"}', 'file-unknown'],
    ['a table of results', 'board,ns,ew\n1,1,2\n', 'file-unknown'],
  ])('is named in one line: %s', (_, text, code) => {
    const expected = [expect.objectContaining({ code, line: 1, severity: 'error', facts: {} })];
    expect(problemsOf(bytes(text))).toEqual(expected);
    expect(problemsOf(text)).toEqual(expected);
  });
  it.each([
    ['a ZIP archive', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0), 'file-archive'],
    ['a PDF', bytes('%PDF-1.7\n[Board "1"]'), 'file-pdf'],
    ['an Access database', Uint8Array.from({ length: 4096 }, (_, at) => (at * 37) % 256), 'file-binary'],
    ['zeros', new Uint8Array(500), 'file-binary'],
    ['two-byte text', new Uint8Array(Buffer.from('[Board "1"]\n', 'utf16le')), 'encoding-not-readable'],
  ])('is named in one line: %s', (_, content, code) => {
    expect(problemsOf(content)).toEqual([expect.objectContaining({ code, line: 1, severity: 'error' })]);
  });
  it('is not what begins with comments, or carries one control character', () => {
    const text = '% PBN 2.1\n; by hand\n{ [Board }\n[Event "A\u0001"]\n[Board "1"]\n';
    expect(problemsOf(bytes(text)).map(({ code }) => code)).not.toContain('file-binary');
    expect(problemsOf(bytes(text)).map(({ code }) => code)).not.toContain('file-unknown');
  });
  it.each([
    ['pbn', '[Board "1"]\n'],
    ['lin', 'pn|a,b,c,d|md|3,,,|'],
    ['usebio', usebio],
  ] as const)('is named by the format that it is of: %s', (format, text) => {
    expect(formatOf(text)).toBe(format);
    for (const other of (['pbn', 'lin', 'usebio'] as const).filter((each) => each !== format))
      expect(problemsOf(text, other)).toEqual([expect.objectContaining({ code: `file-${format}`, line: 1 })]);
  });
  it('is of no format where none of them reads it', () => {
    expect([formatOf('hello'), formatOf(bytes('%PDF-1.7'))]).toEqual([null, null]);
  });
});
