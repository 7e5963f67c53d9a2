import type { Act } from '@arbitre/rules/kernel/decider';
import { type Situation, given } from '@arbitre/rules/kernel/testing/given';
import type { DivisionContext } from '../division/context';
import { decideDivision } from '../division/decide';
import type { DivisionEvent } from '../division/events';
import { type DivisionState, evolveDivision, rulesInForce, UNOPENED_DIVISION } from '../division/state';
import { contributionsOf } from '../division/table';
import { leagueTable } from '../table/league-table';
import { LEAGUE } from './examples';
import { standing } from './tables';

const person = (club: string, years: readonly number[] = [2026], category = 'senior') => ({
  club,
  years,
  category,
});
/** What the registry knows of whom tests name. */
const CONTEXT: DivisionContext = {
  season: 'open',
  games: ['skat'],
  competitionGame: 'skat',
  year: 2026,
  ranking: null,
  actor: 'somebody',
  persons: new Map([
    ...Array.from({ length: 30 }, (_, at) => [`P${at + 1}`, person('59001')] as const),
    ['OLD', person('59001', [2025])],
    ['ELSEWHERE', person('62003')],
    ['YOUNG', person('59001', [2026], 'junior')],
  ]),
};

/** A division that nobody has opened, or its history. */
export const divisionIn = (context: Partial<DivisionContext>, history: readonly DivisionEvent[] = []) =>
  given<null, Act, DivisionEvent, DivisionState>(
    {
      initial: () => UNOPENED_DIVISION,
      decide: (state, act) => decideDivision(state, act, { ...CONTEXT, ...context }),
      evolve: evolveDivision,
    },
    null,
    history,
  );
export type Division = Situation<DivisionState, DivisionEvent>;

/** Rules that say something of every part of an entry. */
export const TEAMS = {
  ...LEAGUE,
  entries: {
    ...{
      kind: 'team',
      most: 4,
      waiting: 1,
      licence: true,
      club: 'same',
      categories: ['senior'],
      lateUntil: 2,
    },
    roster: { least: 2, most: 3, substitutes: 1, uses: 1, regulars: 1 },
  },
  teams: 4,
  calendar: { legs: 1 },
  promoted: 1,
  relegated: 1,
} as const;
export const OPEN = { do: 'open-division', title: 'First', game: 'skat', level: 'first', rules: TEAMS };
export const enters = (entry: string, more: object = {}) => ({
  do: 'enter-division',
  entry,
  members: [],
  club: '59001',
  ...more,
});
export const roster = (entry: string, players: readonly string[], substitutes: readonly string[] = []) => ({
  ...{ do: 'name-roster', entry, captain: players[0], players, substitutes },
});
export const open: Division = divisionIn({}).and(OPEN);
export const four = open.and(enters('A'), enters('B'), enters('C'), enters('D'));
/** The table, a row a line. */
export const ranks = ({ state }: Division): readonly string[] => {
  const rules = rulesInForce(state);
  return rules === null ? [] : standing(leagueTable(rules, contributionsOf(state)));
};
export const scores = (home: string, own: number, other: number, away: string) => [
  { entry: home, score: own },
  { entry: away, score: other },
];
