import { personOf, typedEntries } from './typed-entries';

const numbered = (text: string, kind: Parameters<typeof typedEntries>[1], used: readonly number[] = []) =>
  typedEntries(text, kind, used).map(({ number, persons }) => [
    number,
    ...persons.map((person) =>
      'licence' in person ? person.licence : [person.givenName, person.familyName].filter(Boolean).join(' '),
    ),
  ]);

const faults = (text: string, kind: Parameters<typeof typedEntries>[1], used: readonly number[] = []) =>
  typedEntries(text, kind, used).map(({ fault }) => fault);

describe('a person as somebody types it', () => {
  it.each([
    ['MARTRE Anne-Lise', { familyName: 'MARTRE', givenName: 'Anne-Lise' }],
    ['DE LA LOUTRE Jean', { familyName: 'DE LA LOUTRE', givenName: 'Jean' }],
    ['Martre, Anne', { familyName: 'Martre', givenName: 'Anne' }],
    ['Anne Martre', { familyName: 'Martre', givenName: 'Anne' }],
    ['Martre', { familyName: 'Martre' }],
    ['MARTRE', { familyName: 'MARTRE' }],
    ['F-0042', { licence: 'F-0042' }],
    ['0042113', { licence: '0042113' }],
  ])('%s', (typed, person) => {
    expect(personOf(typed)).toEqual(person);
  });
});

describe('a list of entries', () => {
  it('is numbered as it says, and where it says nothing by the next number that is free', () => {
    expect(numbered('12 Anne Martre\n\nJean Loup\r\n3) Zoé Ours', 'player', [1, 2])).toEqual([
      ...[
        [12, 'Anne Martre'],
        [4, 'Jean Loup'],
        [3, 'Zoé Ours'],
      ],
    ]);
  });

  it.each([
    ['Anne Martre – Jean Loup', 'dash'],
    ['Anne Martre / Jean Loup', 'stroke'],
    ['Anne Martre/Jean Loup', 'stroke without gaps'],
    ['Anne Martre & Jean Loup', 'ampersand'],
    ['1\tAnne Martre - Jean Loup\t59001', 'columns of a spreadsheet'],
    ['N°;Paire;Club\n1;Anne Martre - Jean Loup;59001', 'semicolons with a head'],
  ])('has pairs: %s', (text) => {
    expect(numbered(text, 'pair')).toEqual([[1, 'Anne Martre', 'Jean Loup']]);
  });

  it('keeps double names whole', () => {
    expect(numbered('Anne-Lise Martre-Loup - Jean Ours', 'pair')).toEqual([
      [1, 'Anne-Lise Martre-Loup', 'Jean Ours'],
    ]);
  });

  it('has teams with a name of their own, the captain first', () => {
    const [team] = typedEntries('7 Les Martres: Anne Martre, F-0042, LOUP Jean', 'team');
    expect(team).toMatchObject({
      ...{ number: 7, label: 'Les Martres', club: null, fault: null },
      persons: [
        ...[{ familyName: 'Martre', givenName: 'Anne' }, { licence: 'F-0042' }],
        { familyName: 'LOUP', givenName: 'Jean' },
      ],
    });
  });

  it('has clubs in its third column', () => {
    expect(typedEntries('1;F-0042;59001', 'player')[0]).toMatchObject({ club: '59001', fault: null });
  });

  it('says what is wrong with which line, and reads the others', () => {
    expect(faults('1 A – B\n1 C – D\n2 E\n3 F – F\n4 A – G\n5 H – I', 'pair')).toEqual([
      ...[null, { fault: 'taken', number: 1 }, { fault: 'persons', least: 2, most: 2, given: 1 }],
      ...[{ fault: 'twice', person: 'F', line: 4 }, { fault: 'twice', person: 'A', line: 1 }, null],
    ]);
    expect(faults('7 A', 'player', [7])).toEqual([{ fault: 'taken', number: 7 }]);
    expect(faults('0 A\n100000 B', 'player')).toEqual([{ fault: 'number' }, { fault: 'number' }]);
    const playing = new Map([['F-0042', 12]]);
    expect(typedEntries('3 F-0042', 'player', [12], playing)[0]?.fault).toEqual({
      ...{ fault: 'plays', person: 'F-0042', number: 12 },
    });
    expect(faults('12;', 'player')).toEqual([{ fault: 'nobody' }]);
    expect(faults('1;A;59001;more', 'player')).toEqual([{ fault: 'manyCells' }]);
    expect(faults('1;;59001', 'player')).toEqual([{ fault: 'nobody' }]);
  });

  it.each(['\u0007', '\ud800', '\u202e'])('has no character that nobody sees: %j', (character) => {
    expect(faults(`1 Anne${character} Martre`, 'player')).toMatchObject([{ fault: 'strange' }]);
  });
});
