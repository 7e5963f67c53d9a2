import type { Act } from '@arbitre/rules/kernel/decider';
import { given, type Situation } from '@arbitre/rules/kernel/testing/given';
import type { DivisionContext } from './division/context';
import { decideDivision } from './division/decide';
import type { DivisionEvent } from './division/events';
import { type DivisionState, evolveDivision, rulesInForce, UNOPENED_DIVISION } from './division/state';
import { contributionsOf } from './division/table';
import { readLeagueRules } from './rules/read';
import type { Contestant } from './table/contributions';
import { leagueTable } from './table/league-table';
import { tellLine } from './table/line';
import { CIRCUIT, LEAGUE, PATH } from './testing/examples';
import { competition, rulesOf, standing } from './testing/tables';

const person = (club: string, clubs: readonly string[] = []) => ({
  ...{ club, clubs, years: [2026], category: 'senior' },
});

const divisionIn = (context: Partial<DivisionContext>, history: readonly DivisionEvent[] = []) =>
  given<null, Act, DivisionEvent, DivisionState>(
    {
      initial: () => UNOPENED_DIVISION,
      decide: (state, act) =>
        decideDivision(state, act, {
          ...{ season: 'open', games: ['skat'], competitionGame: null, year: 2026, ranking: null },
          ...{ actor: null, persons: new Map(), ...context },
        }),
      evolve: evolveDivision,
    },
    null,
    history,
  );

const { entries: _, ...PLAIN } = LEAGUE;
const RULES = { ...PLAIN, teams: 3, calendar: { legs: 2 }, promoted: 0, relegated: 0 } as const;
const open = (more: object = {}) => ({
  ...{ do: 'open-division', title: 'First', game: 'skat', level: 'first', rules: { ...RULES, ...more } },
});
const enters = (entry: string, more: object = {}) => ({ do: 'enter-division', entry, members: [], ...more });
const because = { reason: 'The club moved', decidedBy: 'federation' };
const moves = (entry: string, more: object) => ({ do: 'move-entry', entry, ...more, ...because });

type Division = Situation<DivisionState, DivisionEvent>;

/** Three teams, the matches of the first leg won by the first of each two: A has 6 points after round 3, B has 3. */
const played = (rules: object = {}, context: Partial<DivisionContext> = {}): Division => {
  const drawn = divisionIn(context).and(
    open(rules),
    ...['A', 'B', 'C'].map((entry) => enters(entry, { region: 'nord' })),
    { do: 'draw-fixtures', order: ['A', 'B', 'C'], days: [] },
  );
  const acts = [...drawn.state.fixtures.values()]
    .filter(({ round }) => round <= 3)
    .map(({ fixture, sides }) => {
      const [best = ''] = [...sides].sort();
      return {
        ...{ do: 'settle-match', fixture, reason: 'Played' },
        scores: sides.map((entry) => ({ entry, score: entry === best ? 2 : 1 })),
      };
    });
  return drawn.and(...acts);
};
const table = ({ state }: Division) => leagueTable(rulesInForce(state)!, contributionsOf(state));
const ranks = (division: Division): readonly string[] => standing(table(division));
const linesOf = (division: Division, entry: string): readonly string[] =>
  (table(division).rows.find((row) => row.entry === entry)?.lines ?? [])
    .filter(({ kind }) => kind === 'moved' || kind === 'brought')
    .map((line) => `${tellLine(line).en} (${line.amount.num}/${line.amount.den})`);

describe('S21 a team that moves to another region in mid-season', () => {
  it.each([
    ['all of them where the rules say nothing', {}, '6', '0/1'],
    ['two thirds', { moves: { kept: '2/3' } }, '4', '-2/1'],
    ['a third', { moves: { kept: '1/3' } }, '2', '-4/1'],
    ['none', { moves: { kept: 0 } }, '0', '-6/1'],
    ['a quarter, rounded down', { moves: { kept: '1/4', rounding: 'down' } }, '1', '-5/1'],
    ['a quarter, rounded up', { moves: { kept: '1/4', rounding: 'up' } }, '2', '-4/1'],
  ])('keeps %s', (_name, rules, kept, amount) => {
    const before = played(rules);
    expect(ranks(before)[0]).toBe('1 A 6');
    const moved = before.and(moves('A', { region: 'sud', from: 4 }));
    expect(moved.types).toEqual(['EntryMoved']);
    expect(moved.state.entries.get('A')).toMatchObject({ region: 'sud' });
    expect(ranks(moved).find((row) => row.includes(' A '))).toMatch(new RegExp(` A ${kept}$`, 'u'));
    expect(linesOf(moved, 'A')).toEqual([`moves to sud: keeps ${kept} of 6 points (${amount})`]);
    expect(linesOf(moved, 'B')).toEqual([]);
    expect(ranks(moved.and({ do: 'undo-entry-move', entry: 'A', ...because }))).toEqual(ranks(before));
  });

  it('loses nothing of what it plays for its new region', () => {
    const rules = { moves: { kept: 0 } };
    const early = played(rules).and(moves('A', { region: 'sud', from: 1 }));
    expect(linesOf(early, 'A')).toEqual(['moves to sud: keeps 0 of 0 points (0/1)']);
    expect(ranks(early)[0]).toBe('1 A 6');
  });

  it('moves again: the share is taken of what was left', () => {
    const twice = played({ moves: { kept: '1/2' } }).and(
      moves('A', { region: 'sud', from: 4 }),
      moves('A', { region: 'nord', from: 5 }),
    );
    expect(linesOf(twice, 'A')).toEqual([
      'moves to sud: keeps 3 of 6 points (-3/1)',
      'moves to nord: keeps 3/2 of 3 points (-3/2)',
    ]);
  });

  it('is told by its lines: they add up to its total', () => {
    const { rows } = table(played({ moves: { kept: '1/3' } }).and(moves('A', { region: 'sud', from: 4 })));
    for (const { total, lines } of rows)
      expect(lines.reduce((sum, { amount }) => sum + amount.num / amount.den, 0)).toBeCloseTo(
        total.num / total.den,
      );
  });

  it('keeps its points whole where its name alone changes', () => {
    const renamed = played({ moves: { kept: 0 } }).and(moves('A', { name: 'Aigle' }));
    expect(renamed.state.entries.get('A')).toMatchObject({ name: 'Aigle', region: 'nord' });
    expect(ranks(renamed)[0]).toBe('1 A 6');
    const back = renamed.and({ do: 'undo-entry-move', entry: 'A', ...because });
    expect(back.state.entries.get('A')).not.toHaveProperty('name');
  });

  const division = played();
  it.each([
    ['somebody who is not entered', moves('X', { region: 'sud', from: 4 }), 'no-such-entry'],
    ['a move to where it is', moves('A', { region: 'nord', from: 4 }), 'nothing-moves'],
    ['a move that says nothing', moves('A', {}), 'nothing-moves'],
    ['a move from no round', moves('A', { region: 'sud' }), 'move-without-round'],
    ['taking back what never was', { do: 'undo-entry-move', entry: 'A', ...because }, 'never-moved'],
  ])('refuses %s', (_name, act, code) => {
    expect(division.when(act).refusals).toEqual([code]);
  });

  it('refuses a move before another one', () => {
    const moved = division.and(moves('A', { region: 'sud', from: 4 }));
    expect(moved.when(moves('A', { region: 'est', from: 3 })).violations).toEqual([
      { article: 'move-before-another', facts: { entry: 'A', last: 4 } },
    ]);
  });
});

describe('S21 a team that comes from another division', () => {
  const elsewhere = { plays: false, total: { num: 10, den: 1 }, asOf: '77' };
  const brings = { do: 'bring-points', entry: 'A', origin: '2026.north', ...because };

  it('leaves the one for the other, and brings along what the rules keep', () => {
    const left = played().and({ do: 'leave-division', entry: 'C', why: 'moved', to: '2026.south' });
    expect(left.state.entries.get('C')?.leaving).toMatchObject({ why: 'moved', to: '2026.south' });
    const brought = played({ moves: { kept: '1/2' } }, { elsewhere }).and(brings);
    expect(brought.types).toEqual(['PointsBrought']);
    expect(ranks(brought)[0]).toBe('1 A 11');
    expect(linesOf(brought, 'A')).toEqual(['comes from division 2026.north: keeps 5 of 10 points (5/1)']);
    const other = brought.and({
      ...{ do: 'change-division-rules', rules: { ...RULES, moves: { kept: 0 } } },
      ...because,
    });
    expect(ranks(other)[0]).toBe('1 A 6');
    expect(brought.when(brings).refusals).toEqual(['brought-already']);
  });

  it('is refused where it plays there still, or never did', () => {
    const code = (given: DivisionContext['elsewhere']) =>
      played({}, { elsewhere: given ?? null }).when(brings).refusals;
    expect(code({ ...elsewhere, plays: true })).toEqual(['still-plays-there']);
    expect(code({ ...elsewhere, plays: null })).toEqual(['never-played-there']);
    expect(code(null)).toEqual(['never-played-there']);
  });
});

describe('S21 a club that changes under an entry', () => {
  const entries = { kind: 'team', club: 'same', roster: { least: 1, most: 3 } };
  const roster = (...players: readonly string[]) => ({
    ...{ do: 'name-roster', entry: 'A', captain: players[0], players, substitutes: [] },
  });
  const entered = (persons: DivisionContext['persons']) =>
    divisionIn({ persons }).and(open({ entries }), enters('A', { club: '59001' }));

  it('is the same club under all numbers once it was merged into another', () => {
    const persons = new Map([
      ['P1', person('59002', ['59002', '59001'])],
      ['P2', person('59001', ['59002', '59001'])],
      ['P3', person('62003', ['62003'])],
    ]);
    expect(entered(persons).and(roster('P1', 'P2')).types).toEqual(['RosterNamed']);
    expect(entered(persons).when(roster('P1', 'P3')).violations).toMatchObject([
      { article: 'club-differs', facts: { licence: 'P3', rule: 'entries.club' } },
    ]);
  });

  it('takes an entry that moves to it with players of it alone', () => {
    const moving = moves('A', { club: '62003', from: 2 });
    const history = entered(new Map([['P1', person('59001')]])).and(roster('P1'));
    const now = (club: string) => divisionIn({ persons: new Map([['P1', person(club)]]) }, history.stream);
    expect(now('59001').when(moving).refusals).toEqual(['club-differs']);
    expect(now('62003').and(moving).types).toEqual(['EntryMoved']);
  });
});

describe('S21 points of an entry that moves, in other formats', () => {
  const moving: Contestant = { id: 'A', moves: [{ id: 'A from 2', to: 'sud', from: 2 }] };
  const results = [...competition(1, 'A B'), ...competition(2, 'A B'), ...competition(3, 'B A')];

  it('are kept in a circuit of what counts before the competition from which it plays there', () => {
    const rules = (more: object) =>
      rulesOf({
        ...{ league: 1, format: 'circuit', title: CIRCUIT.title, order: ['lot'], ...more },
        figure: { by: 'places', tables: { places: [10, 4] } },
      });
    const total = (more: object) =>
      standing(leagueTable(rules(more), { entries: [moving, { id: 'B' }], results })).find((row) =>
        row.includes(' A '),
      );
    expect(total({})).toMatch(/ A 24$/u);
    expect(total({ moves: { kept: '1/2' } })).toMatch(/ A 19$/u);
    // Of the best two the first counts, of which a half is kept.
    expect(total({ best: 2, moves: { kept: '1/2' } })).toMatch(/ A 15$/u);
    expect(total({ adding: 'mean', moves: { kept: 0 } })).toMatch(/ A 14\/3$/u);
  });

  it('begin anew in a phase of a path whose scoring says so', () => {
    const [club, region, final] = PATH.phases;
    const scoring = { ...club.scoring, moves: { kept: 0 } };
    const rules = rulesOf({ ...PATH, phases: [{ ...club, scoring }, region, final] });
    const figures = { total: { num: 5, den: 1 } };
    const own = competition(1, 'A', { figures });
    const [row] = leagueTable(rules, { entries: [moving], results: own }).rows;
    expect(row?.total).toEqual({ num: 0, den: 1 });
  });

  it.each([
    ['fixtures', { ...RULES, moves: { kept: '3/2' } }, 'moves.kept'],
    ['a circuit', { ...CIRCUIT, moves: { kept: -1 } }, 'moves.kept'],
  ])('are no share above one or below nothing: %s', (_name, rules, path) => {
    const reading = readLeagueRules(rules);
    expect(reading.ok ? [] : reading.problems.map((each) => each.path)).toEqual([path]);
  });
});
