import { rankingFor } from './ranking-for';
import { scoreCards, travellers } from './score-sheets';
import { eveningOf } from './testing/evening-of';

const names = (entries: readonly string[]): string => entries.join(' + ');
const view = eveningOf(
  { movement: 'mitchell', tables: 3, boards: 2 },
  { NS1: 'a', NS2: 'b', NS3: 'c', EW1: 'x', EW2: 'y' },
);

describe('the sheets that results are written on', () => {
  it('go round with each board, a line for each table that plays it; who sits out has none', () => {
    const sheets = travellers(view, names);
    expect(sheets.map(({ board }) => board)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sheets[0]).toEqual({
      ...{ board: 1, dealer: 'N', vulnerable: 'None' },
      lines: [
        { round: 1, table: 1, NS: 'a', EW: 'x' },
        { round: 2, table: 3, NS: 'c', EW: 'y' },
      ],
    });
  });
  it('are a card for each pair, a line for each board in the order in which it plays them', () => {
    const card = scoreCards(view, names).find(({ entry }) => entry === 'x');
    expect(card?.lines.map(({ board, against, direction }) => `${board} ${against} ${direction}`)).toEqual([
      ...['1 a EW', '2 a EW', '5 b EW', '6 b EW', '3 c EW', '4 c EW'],
    ]);
  });
  it('name both who sit there where everybody plays for himself', () => {
    const seats = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [String(at + 1), `p${at + 1}`]));
    const individual = eveningOf({ movement: 'individual', tables: 2, boards: 2 }, seats);
    expect(travellers(individual, names)[0]?.lines[0]).toEqual({
      ...{ round: 1, table: 1, NS: 'p8 + p1', EW: 'p5 + p7' },
    });
    expect(scoreCards(individual, names)[0]?.lines).toHaveLength(14);
  });
});

it('a Swiss is paired by the ranking, and whoever is not in it follows by place', () => {
  const places = ['c', 'a', null, 'b'].map((entry, at) => ({ place: String(at + 1), entry }));
  expect(rankingFor({ places }, ['b', 'gone', 'a'])).toEqual(['b', 'a', 'c']);
  expect(rankingFor({ places }, [])).toEqual(['c', 'a', 'b']);
});
