import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { Contributions } from './table/contributions';
import { leagueTable } from './table/league-table';
import { CIRCUIT, LEAGUE, PATH } from './testing/examples';
import { competition, entered, played, rulesOf } from './testing/tables';

const withdrawn = (ids: string) => entered(ids).map((each) => ({ ...each, withdrawn: {} }));
const total = (entry: string) => ({
  ...{ competition: 'c1', number: 1, entry, phase: 'club', place: 1, of: 2, tiedWith: 1 },
  figures: { total: exact(10) },
});

/** `1= A`, and behind what it has no rank for. */
const rows = (given: object, contributions: Contributions): readonly string[] =>
  leagueTable(rulesOf(given), contributions).rows.map(
    ({ rank, tiedWith, entry, unranked }) =>
      `${rank}${tiedWith > 0 ? '=' : ''} ${entry}${unranked === null ? '' : ` ${unranked}`}`,
  );

const circuit = { ...CIRCUIT, minimum: undefined };
const league = { ...LEAGUE, teams: undefined, promoted: undefined, relegated: undefined };

describe('a division of which there is hardly anything', () => {
  it.each<[string, object, Contributions, readonly string[]]>([
    ['circuit of nobody', circuit, { entries: [] }, []],
    ['circuit without a result', circuit, { entries: entered('A B') }, ['1= A', '1= B']],
    ['circuit of one', circuit, { entries: entered('A'), results: competition(1, 'A') }, ['1 A']],
    [
      ...(['circuit of which all are level', circuit] as const),
      { entries: entered('A B C'), results: competition(1, 'A=B=C') },
      ['1= A', '1= B', '1= C'],
    ],
    [
      ...(['circuit that everybody has left', circuit] as const),
      { entries: withdrawn('A B'), results: competition(1, 'A B') },
      ['1 A withdrawn', '2 B withdrawn'],
    ],
    ['league of nobody', league, { entries: [] }, []],
    ['league without a match', league, { entries: entered('A B') }, ['1= A', '1= B']],
    ['league of one', league, { entries: entered('A') }, ['1 A']],
    [
      ...(['league of which all are level', league] as const),
      {
        entries: entered('A B C'),
        matches: [played(1, 'A 1-1 B'), played(2, 'B 1-1 C'), played(3, 'C 1-1 A')],
      },
      ['1= A', '1= B', '1= C'],
    ],
    [
      ...(['league that everybody has left', league] as const),
      { entries: withdrawn('A B'), matches: [played(1, 'A 2-1 B')] },
      ['1 A withdrawn', '2 B withdrawn'],
    ],
    ['path of nobody', PATH, { entries: [] }, []],
    [
      ...(['path of which all are level', PATH] as const),
      { entries: entered('A B'), results: [total('A'), total('B')] },
      ['1= A', '1= B'],
    ],
  ])('%s has a table all the same', (_name, rules, contributions, expected) => {
    expect(rows(rules, contributions)).toEqual(expected);
  });
});
