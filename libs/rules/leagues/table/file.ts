import { isRecord } from '@arbitre/rules/kernel/act-shape';
import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { type ValueOf, within } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { type Amount, amount, exactOf } from '../rules/amount';
import { name } from '../rules/circuit';
import { misfitsOf, named, part, several } from '../rules/declare';
import type { LeagueRules } from '../rules/league-rules';
import { contradiction, misfitProblem, type RuleProblem } from '../rules/problems';
import { readLeagueRules, valueAt } from '../rules/read';
import type { CompetitionResult, Contributions, Match } from './contributions';

// A division on one page of text: its rules and all that counts, as `arbitre league table` reads it.

const id = text('An id', 80);
const entry = text('An entry', 80);
const finality = optional(oneOf(['provisional', 'official', 'pending']));

const result = part({
  competition: id,
  number: integer(1, 400, 'Its number in the season'),
  entry,
  phase: optional(name('The phase')),
  region: optional(id),
  club: optional(id),
  place: orNull(integer(1, 100_000)),
  of: optional(integer(0, 100_000, 'How many were ranked')),
  tiedWith: optional(integer(0, 100_000, 'Others at the same place')),
  figures: optional(
    part({
      total: optional(amount('Total')),
      percentage: optional(amount('Percentage')),
      'victory-points': optional(amount('Victory points')),
      wins: optional(amount('Wins')),
    }),
  ),
  sessions: optional(integer(0, 1000)),
  counts: optional(named(amount('A count'), /^[a-z][a-z-]{0,38}$/u, 'Counts by name')),
  table: optional(name('Table of points by place')),
  factor: optional(amount('What points by place are multiplied with')),
  finality,
});

const match = part({
  id: optional(id),
  round: integer(1, 1000),
  phase: optional(name('The phase')),
  sides: several(
    part({
      entry: orNull(entry),
      score: orNull(amount('Its score')),
      minor: optional(amount('Minor points')),
      forfeits: optional(yesOrNo('Did not come, or lost by a ruling')),
    }),
    { least: 2, most: 16 },
  ),
  status: optional(oneOf(['played', 'not-played', 'pending'])),
  finality,
});

const counted = {
  entries: several(
    part({
      id: entry,
      region: optional(id),
      club: optional(id),
      withdrawn: optional(
        part({
          results: optional(oneOf(['stand', 'struck', 'stood-in'])),
          takenOverBy: optional(entry),
        }),
      ),
    }),
    { most: 5000 },
  ),
  results: optional(several(result, { most: 200_000 })),
  matches: optional(several(match, { most: 100_000 })),
  adjustments: optional(
    several(
      part({
        id: optional(id),
        entry,
        points: amount('Added, or deducted where negative'),
        phase: optional(name('The phase')),
        on: optional(text('The day', 40)),
        article: optional(text('The article', 120)),
      }),
      { most: 10_000 },
    ),
  ),
  groups: optional(
    several(part({ phase: name('The phase'), entries: several(entry, { most: 5000 }) }), { most: 400 }),
  ),
  lots: optional(named(integer(1, 100_000), /^.{1,80}$/u, 'Numbers drawn by entries')),
  decided: optional(several(entry, { most: 5000 })),
  regions: optional(
    several(
      part({
        region: id,
        closed: yesOrNo('Whether its phase is closed'),
        until: optional(text('A day', 40)),
      }),
      {
        most: 1000,
      },
    ),
  ),
};
const contributions = part(counted);
type Given = ValueOf<typeof contributions>;

export type DivisionFile = { readonly rules: LeagueRules; readonly contributions: Contributions };
export type DivisionReading =
  ({ readonly ok: true } & DivisionFile) | { readonly ok: false; readonly problems: readonly RuleProblem[] };

const exactly = (amounts: Readonly<Record<string, Amount | undefined>>): Readonly<Record<string, Exact>> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([key, value]) => (value === undefined ? [] : [[key, exactOf(value)]])),
  );

const resultOf = (
  { of, figures, counts, factor, ...rest }: NonNullable<Given['results']>[number],
  ranked: ReadonlyMap<string, number>,
): CompetitionResult => ({
  ...rest,
  of: of ?? ranked.get(rest.competition) ?? 0,
  ...(figures === undefined ? {} : { figures: exactly(figures) }),
  ...(counts === undefined ? {} : { counts: exactly(counts) }),
  ...(factor === undefined ? {} : { factor: exactOf(factor) }),
});

const matchOf = (
  { sides, status = 'played', id: own, ...rest }: NonNullable<Given['matches']>[number],
  at: number,
): Match => ({
  ...rest,
  status,
  id: own ?? `match ${at + 1}`,
  sides: sides.map(({ score, minor, forfeits, entry: of }) => ({
    entry: of,
    score: score === null ? null : exactOf(score),
    ...(minor === undefined ? {} : { minor: exactOf(minor) }),
    ...(forfeits === true ? { forfeits: true as const } : {}),
  })),
});

const contributionsOf = (given: Given): Contributions => {
  const { results = [], matches = [], adjustments = [], ...rest } = given;
  const ranked = new Map(
    [...Map.groupBy(results, ({ competition }) => competition)].map(([competition, all]) => [
      competition,
      all.length,
    ]),
  );
  return {
    ...rest,
    results: results.map((each) => resultOf(each, ranked)),
    matches: matches.map(matchOf),
    adjustments: adjustments.map(({ id: own, points, ...each }, at) => ({
      ...each,
      id: own ?? `decision ${at + 1}`,
      points: exactOf(points),
    })),
  };
};

/** Whoever is named and not entered, and whoever is entered or placed twice. */
const strangers = ({
  entries,
  results = [],
  matches = [],
  adjustments = [],
}: Given): readonly RuleProblem[] => {
  const known = new Set(entries.map((each) => each.id));
  const named = [
    ...results.map((each, at) => [`results.${at}.entry`, each.entry] as const),
    ...matches.flatMap(({ sides }, at) =>
      sides.map((side, of) => [`matches.${at}.sides.${of}.entry`, side.entry] as const),
    ),
    ...adjustments.map((each, at) => [`adjustments.${at}.entry`, each.entry] as const),
  ];
  return [
    ...entries.flatMap((each, at) =>
      entries.findIndex((other) => other.id === each.id) < at
        ? [contradiction(`entries.${at}.id`, 'entered-twice', { entry: each.id })]
        : [],
    ),
    ...named.flatMap(([path, of]) =>
      of === null || known.has(of) ? [] : [contradiction(path, 'not-entered', { entry: of })],
    ),
  ];
};

const under = (problem: RuleProblem): RuleProblem => ({ ...problem, path: within('rules', problem).path });

/** Reads `{"rules": …, "entries": […], "results" or "matches": […]}`; every mistake is told with its place. */
export const readDivisionFile = (given: unknown): DivisionReading => {
  if (!isRecord(given))
    return { ok: false, problems: [misfitProblem('', given, 'object with rules, entries')] };
  const { rules: ownRules, ...counting } = given;
  const rules = readLeagueRules(ownRules);
  const misfits = misfitsOf(contributions, counting).map(({ path, expected }) =>
    misfitProblem(path, valueAt(counting, path), expected),
  );
  const strange = misfits.length > 0 ? null : (contributions.strange?.(counting) ?? null);
  const problems = [
    ...(rules.ok ? [] : rules.problems.map(under)),
    ...misfits,
    ...(strange === null ? [] : [contradiction(strange.path, 'rule-character', { found: strange.found })]),
    ...(misfits.length > 0 ? [] : strangers(counting as Given)),
  ];
  if (!rules.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, rules: rules.rules, contributions: contributionsOf(counting as Given) };
};
