import { explain } from '@arbitre/rules';
import { dayIn, readRows, unknownTitles } from './columns';
import { MEMBER_COLUMNS } from './member-lines';
import { registryFileProblems } from './problems';
import { MOST, readTable } from './read-table';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Each letter as one byte, as Windows-1252 has those of French. */
const windows = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const TITLES = 'licence;nom;prénom;club';
const cellsOf = (bytes: Uint8Array): readonly unknown[] => {
  const table = readTable(bytes);
  if ('violation' in table) return [table.line, table.violation.article];
  const rows = readRows(table, MEMBER_COLUMNS);
  if ('violation' in rows) return [rows.line, rows.violation.article];
  return rows.map(({ line, ...row }) => [line, 'cells' in row ? row.cells : row.violation.article]);
};

const ANNE = { licence: 'F-1', familyName: 'Lefèvre', givenName: 'Anne', club: '59001' };

describe('a file of comma separated values', () => {
  it.each([
    ['UTF-8 with semicolons', utf8(`${TITLES}\nF-1;Lefèvre;Anne;59001\n`)],
    ['UTF-8 with a mark of its byte order', utf8(`\ufeff${TITLES}\r\nF-1;Lefèvre;Anne;59001\r\n`)],
    ['Windows-1252', windows(`${TITLES}\nF-1;Lef\u00e8vre;Anne;59001\n`)],
    [
      'commas, with quotes around a text',
      utf8('"licence","nom","prénom","club"\n"F-1","Lefèvre",Anne,59001'),
    ],
    ['tabs and English titles', utf8('Licence\tSurname\tFirst name\tClub number\nF-1\tLefèvre\tAnne\t59001')],
    ['gaps around the cells', utf8(`${TITLES}\n F-1 ; Lefèvre;Anne ;59001`)],
    ['columns in another order', utf8('Club;PRENOM;Nom de famille;N° licence\n59001;Anne;Lefèvre;F-1')],
  ])('is read as %s', (_what, bytes) => {
    expect(cellsOf(bytes)).toEqual([[2, ANNE]]);
  });

  it('has its lines counted as an editor does, over blank ones and texts of several lines', () => {
    const text = `${TITLES};adresse\n\nF-1;Lefèvre;Anne;59001;"1, rue\nHaute"\n;;;;\nF-2;Roux;Zoé;59001;\n`;
    expect(cellsOf(utf8(text))).toEqual([
      [3, { ...ANNE, address: '1, rue\nHaute' }],
      [6, { licence: 'F-2', familyName: 'Roux', givenName: 'Zoé', club: '59001' }],
    ]);
  });

  it('says where a quote is never closed', () => {
    expect(cellsOf(utf8(`${TITLES}\nF-1;"Lefèvre;Anne;59001\nF-2;Roux;Zoé;59001\n`))[1]).toBe(
      'quote-not-closed',
    );
  });

  it.each<[string, Uint8Array, readonly unknown[]]>([
    ['nothing in it', utf8(''), [0, 'file-empty']],
    ['titles alone', utf8(TITLES), [0, 'file-empty']],
    ['a picture', Uint8Array.of(0x89, 0x50, 0, 0), [0, 'file-encoding']],
    [
      'UTF-16',
      new Uint8Array(new Uint16Array(Array.from(TITLES, (each) => each.charCodeAt(0))).buffer),
      [0, 'file-encoding'],
    ],
    ['no column for the club', utf8('licence;nom;prénom\nF-1;a;b'), [1, 'column-missing']],
    ['two columns for the family name', utf8(`${TITLES};surname\nF-1;a;b;c;d`), [1, 'column-twice']],
    ['more bytes than a federation', new Uint8Array(MOST.bytes + 1), [0, 'file-too-long']],
    [
      'more lines than a federation',
      utf8(`${TITLES}\n${'F;a;b;c\n'.repeat(MOST.lines + 1)}`),
      [0, 'file-too-long'],
    ],
  ])('is refused with %s', (_what, bytes, problem) => {
    expect(cellsOf(bytes)).toEqual(problem);
  });

  it('names the line that has a cell too many or too few', () => {
    expect(cellsOf(utf8(`${TITLES}\nF-1;Lefèvre;Anne\nF-1;Lefèvre;Anne;59001\nF-1;a;b;c;d`))).toEqual([
      [2, 'cells-differ'],
      [3, ANNE],
      [4, 'cells-differ'],
    ]);
  });

  it('names the titles that it passes over', () => {
    const table = readTable(utf8(`${TITLES};Téléphone\nF-1;a;b;c;d`));
    if ('violation' in table) throw new Error(table.violation.article);
    expect(unknownTitles(table, MEMBER_COLUMNS)).toEqual(['Téléphone']);
  });

  it('may write days as people do, the day first', () => {
    expect(['21/11/2026', '1.2.1990', '2026-11-21', 'soon'].map(dayIn)).toEqual([
      ...['2026-11-21', '1990-02-01', '2026-11-21', 'soon'],
    ]);
  });
});

it('every problem of a file has its facts in both languages', () => {
  for (const [article, { fr, en }] of Object.entries(registryFileProblems)) {
    const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
    expect(holes(en)).toEqual(holes(fr));
    const facts = Object.fromEntries(holes(fr).map((name) => [name, 'x']));
    expect(explain(null, { article, facts }, registryFileProblems).fr).not.toMatch(/[{}]/);
  }
});
