import { dealOfRuling, readRulings } from './rulings';

const header = 'game,board,round,table,NS,EW,article,reason';
const deals = [
  { game: 1, place: { board: 7, round: 1, table: '1' } },
  { game: 2, place: { board: 7, round: 2, table: '4' } },
];

describe('rulings file', () => {
  it('reads percents and assigned scores, quotes and decimal commas', () => {
    const csv = 'game;NS;EW;article;reason\n2;60,5%;-650;BD-L12C1;"erreur; ""alerte"""\n';
    expect(readRulings(csv)).toEqual({
      problems: [],
      rows: [
        {
          line: 2,
          game: 2,
          board: null,
          round: null,
          table: null,
          article: 'BD-L12C1',
          reason: 'erreur; "alerte"',
          adjustments: { NS: { kind: 'artificial', percent: 60.5 }, EW: { kind: 'assigned', score: -650 } },
        },
      ],
    });
  });

  it('reads the same from JSON', () => {
    const json = JSON.stringify([{ board: 7, round: 2, NS: '60%', article: 'BD-L12C2', reason: 'x' }]);
    expect(readRulings(json).rows).toMatchObject([
      { board: 7, round: 2, table: null, adjustments: { NS: { kind: 'artificial', percent: 60 } } },
    ]);
  });

  it.each([
    ['a number that is none', '1b,,,,60%,,A,r', 'invalid-field', { field: 'game' }],
    ['a percent above the top', '1,,,,160%,,A,r', 'invalid-field', { field: 'NS' }],
    ['a side that is neither', '1,,,,,beaucoup,A,r', 'invalid-field', { field: 'EW' }],
    ['no side', '1,,,,,,A,r', 'nothing-adjusted', {}],
    ['no article', '1,,,,50%,50%,,r', 'missing-field', { field: 'article' }],
  ])('names the line with %s', (_, row, code, facts) => {
    expect(readRulings(`${header}\n\n${row}`)).toMatchObject({
      rows: [],
      problems: [{ source: 'rulings', line: 3, code, facts }],
    });
  });

  it('says that a text is not JSON', () => {
    expect(readRulings('[{').problems).toMatchObject([{ line: 1, code: 'not-json' }]);
  });

  it('names exactly one deal, or says why it cannot', () => {
    const [byTable, several, none, nothing] = readRulings(
      [header, ',7,,4,50%,,A,r', ',7,,,50%,,A,r', '9,,,,50%,,A,r', ',,,4,50%,,A,r'].join('\n'),
    ).rows.map((row) => dealOfRuling(row, deals));
    expect(byTable).toBe(deals[1]);
    expect(several).toMatchObject({ line: 3, code: 'ruling-of-several-deals', facts: { deals: 2 } });
    expect(none).toMatchObject({ line: 4, code: 'ruling-without-deal' });
    expect(nothing).toMatchObject({ line: 5, code: 'ruling-without-deal' });
  });
  it('shows no name that stands in a cell of figures, nor a piece of the text', () => {
    const header = 'game,board,round,table,NS,EW,article,reason\n';
    const rows = ['Zoe Quim,,,,60%,,BD-L12C2,x', ',1,,,Zoe Quim,,BD-L12C2,x'].join('\n');
    expect(readRulings(header + rows).problems).toHaveLength(2);
    expect(JSON.stringify(readRulings(header + rows).problems)).not.toContain('Quim');
    expect(JSON.stringify(readRulings('["Zoe Quim').problems)).not.toContain('Quim');
    const [row] = readRulings(`${header},1,,Zoe Quim,60%,,BD-L12C2,x`).rows;
    expect(JSON.stringify(dealOfRuling(row!, []))).not.toContain('Quim');
  });
});
