import type { Award, Entry } from './contract';
import { exact } from './exact';
import { teamPoints } from './team-points';

const teams = (names: string): readonly Entry[] =>
  names.split(' ').map((id, index) => ({ id, number: index + 1, kind: 'team', members: [] }));

/** `A 5-3 B`: the deals of one round between two teams, one point each. */
const game = (round: number, text: string): readonly Award[] => {
  const [, a = '', won = '', lost = '', b = ''] = /^(\w) (\d)-(\d) (\w)$/.exec(text) ?? [];
  return Array.from({ length: Number(won) + Number(lost) }, (_, index) => {
    const deal = `wm.s1-r${round}-t${index < 4 ? a : b}-b${(index % 4) + 1}`;
    const first = index < Number(won);
    return [
      { deal, side: 'NS', entry: a, value: exact(first ? 1 : 0) },
      { deal, side: 'EW', entry: b, value: exact(first ? 0 : 1) },
    ];
  }).flat();
};

const ranks = (names: string, ...games: readonly (readonly Award[])[]): readonly string[] =>
  teamPoints.standings(teams(names), games.flat()).map((row) => `${row.rank} ${row.entry} ${row.total.num}`);

describe('points added up', () => {
  it('WM-5-GAP-1 ranks by total, then by the points between the tied teams', () => {
    expect(
      ranks('B A C', game(1, 'A 5-3 B'), game(2, 'A 4-4 C'), game(3, 'B 6-2 C'), game(4, 'C 6-2 D')),
    ).toEqual(['1 C 12', '2 A 9', '3 B 9']);
    expect(ranks('B A', game(1, 'A 5-3 B'), game(2, 'B 4-4 C'), game(3, 'A 2-6 C'))).toEqual([
      '1 A 7',
      '2 B 7',
    ]);
  });
  it('WM-5-GAP-1 then ranks by games won, and shares what is still equal', () => {
    expect(
      ranks('A B', game(1, 'A 5-3 C'), game(2, 'A 3-5 D'), game(1, 'B 7-1 D'), game(2, 'B 1-7 C')),
    ).toEqual(['1 A 8', '1 B 8']);
    expect(
      ranks('A B', game(1, 'A 7-1 C'), game(2, 'A 3-5 D'), game(1, 'B 5-3 D'), game(2, 'B 5-3 C')),
    ).toEqual(['1 B 10', '2 A 10']);
    expect(ranks('A B C', game(1, 'A 4-4 B'), game(2, 'A 1-7 D'))).toEqual(['1 A 5', '2 B 4', '3 C 0']);
  });
  it('leaves teams without a deal last, and gives both tables of a team to it', () => {
    const group = {
      deal: 'wm.s1-r1-tA-b1',
      group: '1-1',
      table: 'A',
      entries: { NS: 'A', EW: 'B' },
      adjustments: null,
    };
    const scored = { ...group, scores: { NS: 1, EW: 0 } };
    expect(teamPoints.awards([scored]).map(({ entry, value }) => [entry, value.num])).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    expect(teamPoints.awards([{ ...group, scores: null }])).toEqual([]);
  });
  it('counts an assigned score in place of the table’s, and an artificial one as a share of the point', () => {
    const deal = {
      deal: 'wm.s1-r1-tA-b1',
      group: '1-1',
      table: 'A',
      entries: { NS: 'A', EW: 'B' },
      scores: { NS: 1, EW: 0 },
      adjustments: {
        NS: { kind: 'assigned', score: 0 },
        EW: { kind: 'artificial', percent: 60 },
      },
    } as const;
    expect(teamPoints.awards([deal]).map(({ value }) => value)).toEqual([exact(0), exact(3, 5)]);
  });
});
