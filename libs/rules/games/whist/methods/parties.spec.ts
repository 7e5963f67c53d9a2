import type { Award, Entry, RankingMethod } from '@arbitre/rules/kernel/competition/contract';
import { whistParties, whistSimple1 } from './parties';

const pairs = (names: string): readonly Entry[] =>
  names.split('').map((id, index) => ({ id, number: index + 1, kind: 'pair', members: [] }));

/** `A-B 3-0 4-0`: the coups of a partie between A (NS) and B (EW). */
const awardsOf = (method: RankingMethod, parties: readonly string[]): readonly Award[] =>
  parties.flatMap((text, round) => {
    const [names = '', ...coups] = text.split(' ');
    const [NS = '', EW = ''] = names.split('-');
    return coups.flatMap((coup, board) => {
      const [ns = 0, ew = 0] = coup.split('-').map(Number);
      return method.awards([
        {
          deal: `whist.s1-r${round + 1}-t1-b${board + 1}`,
          group: 'g',
          table: '1',
          entries: { NS, EW },
          scores: { NS: ns, EW: ew },
          adjustments: null,
        },
      ]);
    });
  });
const ranks = (method: RankingMethod, names: string, parties: readonly string[]): readonly string[] =>
  method.standings(pairs(names), awardsOf(method, parties)).map(({ rank, entry }) => `${rank} ${entry}`);

describe('ranking by parties', () => {
  it('counts parties won before the sum of their values (WHC-PARTIE-GAP-2)', () => {
    expect(ranks(whistParties, 'AB', ['A-B 7-0 0-0', 'A-B 0-1 7-0', 'B-A 7-0 2-0'])).toEqual(['1 A', '2 B']);
    expect(ranks(whistParties, 'ABCD', ['A-B 7-0', 'C-D 0-4 7-0'])).toEqual(['1 A', '2 C', '3 D', '4 B']);
    expect(ranks(whistParties, 'AB', ['A-B 7-0', 'B-A 7-0'])).toEqual(['1 A', '1 B']);
  });
  it('gives nothing for a partie that is not over', () => {
    const rows = whistParties.standings(pairs('AB'), awardsOf(whistParties, ['A-B 3-0 0-2']));
    expect(rows.map(({ total }) => total.num)).toEqual([0, 0]);
    expect(rows.map(({ deals }) => deals)).toEqual([2, 2]);
  });
  it('orders coups by their number, not as text', () => {
    const coups = Array.from({ length: 9 }, () => '0-0').join(' ');
    expect(ranks(whistParties, 'AB', [`A-B ${coups} 0-7 7-0`])).toEqual(['1 B', '2 A']);
  });
  it('totals the fiches of the variants', () => {
    const rows = whistSimple1.standings(pairs('AB'), awardsOf(whistSimple1, ['A-B 0-6 10-0 12-0']));
    expect(rows.map(({ entry, total }) => [entry, total.num / total.den])).toEqual([
      ['A', 8],
      ['B', -8],
    ]);
  });
});
