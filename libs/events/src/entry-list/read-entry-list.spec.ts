import fc from 'fast-check';
import { MOST_OF_ENTRY_LIST, readEntryList } from './read-entry-list';

type Kind = Parameters<typeof readEntryList>[1];

const read = (text: string, kind: Kind = 'team') => {
  const list = readEntryList(text, kind);
  if ('violation' in list) throw new Error(`${list.line}: ${list.violation.article}`);
  return list;
};

const entries = (text: string, kind?: Kind) =>
  read(text, kind).lines.map((line) => ('listed' in line ? line.listed : line.violation.article));

const problem = (text: string, kind: Kind = 'team') => {
  const list = readEntryList(text, kind);
  return 'violation' in list ? [list.line, list.violation.article] : null;
};

describe('a list of entries as a spreadsheet gives it', () => {
  it('has its columns by their titles, in either language and any order', () => {
    expect(entries('Capitaine;Équipe;Club;Joueurs;Remplaçants\nA-1;Lille I;59001;a-1 a-2, A-3;A-4')).toEqual([
      {
        ...{ name: 'Lille I', club: '59001', captain: 'A-1' },
        ...{ members: ['A-1', 'A-2', 'A-3'], substitutes: ['A-4'] },
      },
    ]);
    expect(entries('Team\tRound\tRegion\nArras\t3\tÎle de France')).toEqual([
      { name: 'Arras', from: 3, region: 'ile-de-france', members: [], substitutes: [] },
    ]);
  });

  it('needs no titles: its columns are those of what the rules ask for', () => {
    expect(entries('\n\nLille I;59001;A-1 A-2\nArras;62001;B-1 B-2')).toEqual([
      { name: 'Lille I', club: '59001', members: ['A-1', 'A-2'], substitutes: [] },
      { name: 'Arras', club: '62001', members: ['B-1', 'B-2'], substitutes: [] },
    ]);
    expect(read('\n\nLille I;59001\nArras;62001').lines.map(({ line }) => line)).toEqual([3, 4]);
    expect(entries('A-1\tA-2\t59001', 'pair')).toEqual([
      { members: ['A-1', 'A-2'], club: '59001', substitutes: [] },
    ]);
    expect(entries('A-1', 'member')).toEqual([{ members: ['A-1'], substitutes: [] }]);
  });

  it('has a player a line where a team is named again, with who leads and who stands in', () => {
    const text = [
      'Équipe;Club;Nom;Licence;Rôle',
      'Lille I;59001;Durand;A-1;',
      'LILLE I;59001;Petit;A-2;Capitaine',
      'Lille I;;Roux;A-3;Remplaçant',
    ].join('\r\n');
    const list = read(text);
    expect(list.lines).toEqual([
      {
        line: 2,
        listed: {
          ...{ name: 'Lille I', club: '59001', captain: 'A-2', members: ['A-1', 'A-2'] },
          substitutes: ['A-3'],
        },
      },
    ]);
    expect(list.ignored).toEqual(['Nom']);
    expect(entries('Équipe;Club\nLille I;59001\nLille I;59002')).toEqual([
      { name: 'Lille I', club: '59001', members: [], substitutes: [] },
      'line-differs',
    ]);
  });

  it('keeps names of persons out: members and pairs are their licences', () => {
    const list = read('Nom;Licence\nDurand Léa;A-1', 'member');
    expect(list.lines).toEqual([{ line: 2, listed: { members: ['A-1'], substitutes: [] } }]);
    expect(list.ignored).toEqual(['Nom']);
  });

  it.each<[string, string, readonly [number, string]]>([
    ['nothing', '', [0, 'file-empty']],
    ['gaps alone', ' \n\t\n;;\n', [0, 'file-empty']],
    ['titles alone', 'Équipe;Club', [0, 'file-empty']],
    [
      'a quote that never closes',
      'Équipe;Club\nLille;59001\nArras;"62001\nDouai;59002',
      [3, 'quote-not-closed'],
    ],
    ['the same after gaps and without titles', '\n\nArras;62001\nDouai;"59002', [4, 'quote-not-closed']],
    ['two columns of one meaning', 'Équipe;Joueurs;Licence\nLille;A-1;A-1', [1, 'column-twice']],
    ['bytes of a file that is no text', 'Équipe;Club\nLille\u0000;59001', [0, 'file-encoding']],
    ['more than anybody pastes', 'x'.repeat(MOST_OF_ENTRY_LIST.characters + 1), [0, 'file-too-long']],
    ['too many lines', `Équipe\n${'Lille\n'.repeat(MOST_OF_ENTRY_LIST.lines + 1)}`, [0, 'file-too-long']],
  ])('is refused for %s, with the line', (_, text, said) => {
    expect(problem(text)).toEqual(said);
  });

  it('names the line whose cells are not those of the titles', () => {
    expect(read('Équipe;Club\nLille;59001\nArras;62001;Jeanne').lines).toMatchObject([
      { line: 2, listed: { name: 'Lille' } },
      { line: 3, violation: { article: 'cells-differ' } },
    ]);
  });

  it('takes any text whatever: entries or a problem, and each line once', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Équipe', 'Club', 'Licence', '"', '\n', '\t', ';', ',', '__proto__'),
    );
    fc.assert(
      fc.property(
        fc.array(cell).map((all) => all.join('')),
        fc.constantFrom<Kind>('team', 'pair', 'member'),
        (text, kind) => {
          const list = readEntryList(text, kind);
          const lines = 'violation' in list ? [] : list.lines.map(({ line }) => line);
          expect(new Set(lines).size).toBe(lines.length);
          for (const line of lines) expect(line).toBeGreaterThan(0);
        },
      ),
    );
  });
});
