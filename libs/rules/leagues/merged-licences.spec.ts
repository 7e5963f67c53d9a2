import type { Act } from '@arbitre/rules/kernel/decider';
import { given } from '@arbitre/rules/kernel/testing/given';
import { type CountedRanking, resultsIn, strangersIn } from './division/counted';
import type { DivisionContext } from './division/context';
import { decideDivision } from './division/decide';
import type { DivisionEvent } from './division/events';
import { type DivisionState, evolveDivision, UNOPENED_DIVISION } from './division/state';
import { LEAGUE } from './testing/examples';

const RULES = {
  ...LEAGUE,
  entries: {
    kind: 'team',
    roster: { least: 2, most: 3, substitutes: 1, uses: 1, regulars: 1 },
  },
};
const OPEN = { do: 'open-division', title: 'First', game: 'skat', level: 'first', rules: RULES };

/** `P1` and `OLD1` are one person, who is known as `P1` now. */
const ONE = new Map([
  ['P1', ['P1', 'OLD1']],
  ['OLD1', ['P1', 'OLD1']],
]);

const divisionIn = (numbers: DivisionContext['numbers'] = ONE, history: readonly DivisionEvent[] = []) =>
  given<null, Act, DivisionEvent, DivisionState>(
    {
      initial: () => UNOPENED_DIVISION,
      decide: (state, act) =>
        decideDivision(state, act, {
          ...{ season: 'open', games: ['skat'], competitionGame: null, year: 2026, ranking: null },
          ...{ actor: null, persons: new Map(), numbers },
        }),
      evolve: evolveDivision,
    },
    null,
    history,
  );

const enters = (entry: string, ...members: readonly string[]) => ({ do: 'enter-division', entry, members });
const roster = (entry: string, players: readonly string[], substitutes: readonly string[] = []) => ({
  ...{ do: 'name-roster', entry, captain: players[0], players, substitutes },
});

describe('S17 a person under two merged numbers', () => {
  const two = divisionIn().and(OPEN, enters('A'), enters('B'));

  it('plays for one team alone', () => {
    const named = two.and(roster('A', ['OLD1', 'P2']));
    expect(named.when(roster('B', ['P1', 'P3'])).violations).toMatchObject([
      { article: 'plays-already', facts: { licence: 'P1', entry: 'A' } },
    ]);
    // Once the merge is undone they are two.
    const apart = divisionIn(new Map(), named.stream);
    expect(apart.when(roster('B', ['P1', 'P3'])).refusals).toEqual([]);
  });

  it('counts once on a roster, and as one of a pair', () => {
    expect(two.when(roster('A', ['P1', 'OLD1'])).refusals).toEqual(['members-do-not-fit']);
    const pairs = { ...OPEN, rules: { ...RULES, entries: { kind: 'pair' } } };
    const division = divisionIn().and(pairs);
    expect(division.when(enters('A', 'P1', 'OLD1')).refusals).toEqual(['members-do-not-fit']);
    expect(division.when(enters('A', 'P1', 'P2')).refusals).toEqual([]);
  });

  it('is the substitute that was named under the other number, and is used up under both together', () => {
    const drawn = two.and(roster('A', ['P2', 'P3'], ['OLD1']), roster('B', ['P4', 'P5']), {
      ...{ do: 'draw-fixtures', order: ['A', 'B'], days: [] },
    });
    const scores = [
      { entry: 'A', score: 3 },
      { entry: 'B', score: 1 },
    ];
    const played = (fixture: string, substitute: string) => ({
      ...{ do: 'report-match', fixture, by: 'A', scores },
      lineups: [{ entry: 'A', players: ['P2', substitute] }],
    });
    const once = drawn.and(played('r1-m1', 'P1'), { do: 'confirm-match', fixture: 'r1-m1', by: 'B' });
    expect(once.when(played('r2-m1', 'OLD1')).violations).toMatchObject([
      { article: 'substitute-used-up', facts: { rule: 'entries.roster.uses' } },
    ]);
    expect(drawn.when(played('r1-m1', 'P9')).refusals).toEqual(['not-on-roster']);
  });
});

describe('S17 a competition that somebody played under another number', () => {
  const circuit = {
    ...OPEN,
    rules: {
      ...{ league: 1, format: 'circuit', title: LEAGUE.title, competitions: 2, order: ['lot'] },
      ...{ figure: { by: 'wins' }, entries: { kind: 'member' } },
    },
  };
  const row = (entry: string, rank: number) => ({
    ...{ entry, rank, tiedWith: 0, total: { num: 9 - rank, den: 1 }, decidedBy: 'total' },
    ...{ field: '', deals: 1, excluded: undefined },
  });
  const ranking = (members: Readonly<Record<string, readonly string[]>>): CountedRanking => ({
    ...{ competition: 'cup', number: 1, position: '5', finality: 'official' },
    rows: Object.keys(members).map((entry, at) => row(entry, at + 1)) as unknown as CountedRanking['rows'],
    members: new Map(Object.entries(members)),
  });
  const { state } = divisionIn().and(circuit, enters('a', 'P1'), enters('b', 'P2'), {
    ...{ do: 'count-competition', competition: 'cup', number: 1 },
  });
  const entriesOf = (played: CountedRanking, readAs?: ReadonlyMap<string, string>) =>
    resultsIn(state, [played], readAs).map(({ entry, place }) => [entry, place]);

  it('counts for the entry of the number that stands, as long as the merge does', () => {
    const played = ranking({ x: ['OLD1'], y: ['P2'] });
    expect(entriesOf(played, new Map([['OLD1', 'P1']]))).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(entriesOf(played)).toEqual([['b', 2]]);
  });

  it('counts once where both numbers were played under: the one that is entered', () => {
    const played = ranking({ x: ['OLD1'], y: ['P1'], z: ['OLD2'] });
    const readAs = new Map([
      ['OLD1', 'P1'],
      ['OLD2', 'P1'],
    ]);
    expect(entriesOf(played, readAs)).toEqual([['a', 2]]);
  });

  it('asks of nobody where every row, or every entry, is somebody’s already', () => {
    expect(strangersIn(state, ranking({ x: ['P1'], y: ['P2'], z: ['Z'] }))).toEqual([]);
    expect(strangersIn(state, ranking({ x: ['P1'] }))).toEqual([]);
    expect(strangersIn(state, ranking({ x: ['P1'], y: ['OLD'], z: ['Z'] }))).toEqual(['P2']);
  });
});
