import { readdirSync, readFileSync } from 'node:fs';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import { sharedFile } from '@arbitre/rules/kernel/testing/shared-data';
import type { Adjustment, CompetitionResult, Contestant, Contributions, Match } from '../table/contributions';

// Real circuits and leagues as ../shared/data/leagues/README.md describes them, brought into our words.

type Amounts = Readonly<Record<string, number>>;

export type CircuitFile = {
  readonly id: string;
  readonly rules: {
    readonly tables: Readonly<Record<string, readonly number[]>>;
    readonly count: readonly { readonly events: readonly [number, number]; readonly best?: number }[];
    readonly bestPerEvent?: number;
    readonly bonus?: { readonly fastest: number; readonly onlyIfPlaceAtMost?: number };
    readonly placesCompared?: 'all';
  };
  readonly events: readonly {
    readonly no: number;
    readonly table?: string;
    readonly factor?: number;
    readonly counts?: boolean;
    readonly results: readonly {
      readonly who: string;
      readonly place: number | null;
      readonly points?: number;
      readonly bonus?: 'fastest';
      readonly bonusSharedBy?: number;
      readonly sharedBy?: number;
      readonly eligible?: boolean;
      readonly scoredAs?: number;
    }[];
  }[];
  readonly official: readonly { readonly rank: number; readonly who: string; readonly points: number }[];
};

export type LeagueFile = {
  readonly id: string;
  readonly rules: {
    readonly points: Amounts;
    readonly tieBreak: readonly string[];
    readonly rankBy?: 'pointsPerGame';
    readonly adjustments?: readonly {
      readonly team: string;
      readonly points: number;
      readonly phase?: number;
    }[];
    readonly withdrawn?: readonly {
      readonly team: string;
      readonly results: 'struck' | 'stand' | 'takenOver';
      readonly by?: string;
      readonly placed?: 'last';
    }[];
    readonly decided?: readonly string[];
    readonly phases?: readonly { readonly phase: number }[];
    readonly carryOver?: { readonly share: string; readonly rounding: 'down' | 'up' };
    readonly groups?: readonly { readonly teams: readonly string[] }[];
  };
  readonly teams: readonly string[];
  readonly fixtures: readonly {
    readonly round: number;
    readonly phase?: number;
    readonly home: string;
    readonly away: string;
    readonly score: readonly [number, number] | null;
    readonly status?: 'awarded' | 'abandoned' | 'notPlayed';
    readonly bothLose?: boolean;
  }[];
  readonly official: readonly (Amounts & { readonly team: string })[];
};

export type ScaleFile = {
  readonly id: string;
  readonly rules: { readonly points: Amounts; readonly rankBy: readonly string[] };
  readonly rows: readonly {
    readonly team: string;
    readonly results: Amounts;
    readonly scored?: number;
    readonly conceded?: number;
    readonly boardPoints?: number;
  }[];
  readonly official: readonly (Amounts & { readonly team: string })[];
};

type Folders = { readonly circuits: CircuitFile; readonly seasons: LeagueFile; readonly scales: ScaleFile };

/** Every file of a folder, by name. */
export const goldenFiles = <Folder extends keyof Folders>(
  folder: Folder,
): readonly (readonly [string, Folders[Folder]])[] =>
  readdirSync(sharedFile(`leagues/${folder}`))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(sharedFile(`leagues/${folder}/${name}`), 'utf8')) as Folders[Folder],
    ]);

const heading = (id: string) => ({ league: 1, title: { fr: id, en: id } });

export const circuitRules = ({ id, rules }: CircuitFile): unknown => {
  const { race = [], ...others } = rules.tables;
  return {
    ...heading(id),
    format: 'circuit',
    figure: { by: 'places', tables: { places: race, ...others } },
    parts: rules.count.map(({ events: [from, to], ...best }) => ({ from, to, ...best })),
    ...(rules.bestPerEvent === undefined ? {} : { perCompetition: 'best' }),
    ...(rules.bonus === undefined
      ? {}
      : {
          bonuses: [
            {
              ...{ for: 'count', count: 'fastest', points: rules.bonus.fastest },
              ...(rules.bonus.onlyIfPlaceAtMost === undefined
                ? {}
                : { placeAtMost: rules.bonus.onlyIfPlaceAtMost }),
            },
          ],
        }),
    ...(rules.placesCompared === undefined ? {} : { placesCompared: 'all' }),
    listed: 'with-points',
    order: ['places'],
  };
};

export const circuitContributions = ({ events }: CircuitFile): Contributions => {
  const results = events
    .filter(({ counts }) => counts !== false)
    .flatMap((event) =>
      event.results.map(
        ({ who, place, bonus, bonusSharedBy = 1, sharedBy, eligible, scoredAs }): CompetitionResult => ({
          ...{ competition: `${event.no}${event.table ?? ''}`, number: event.no, entry: who, place },
          of: event.results.length,
          ...(event.table === undefined || event.table === 'race' ? {} : { table: event.table }),
          ...(event.factor === undefined ? {} : { factor: exact(event.factor * 2, 2) }),
          ...(bonus === undefined ? {} : { counts: { [bonus]: exact(1, bonusSharedBy) } }),
          ...(sharedBy === undefined ? {} : { sharedBy }),
          ...(eligible === undefined ? {} : { eligible }),
          ...(scoredAs === undefined ? {} : { scoredAs }),
        }),
      ),
    );
  const entries = [...new Set(results.map(({ entry }) => entry))].map((id): Contestant => ({ id }));
  return { entries, results };
};

const CRITERION: Readonly<Record<string, string>> = {
  ...{ directPoints: 'direct-points', directDifference: 'direct-difference', roundedDown: 'rounded-down' },
  ...{ won: 'wins', setRatio: 'average', scoreRatio: 'minor-average', boardPoints: 'minor-scored' },
};

const order = (names: readonly string[]): readonly string[] => names.map((name) => CRITERION[name] ?? name);

export const leagueRulesOf = ({ id, rules }: LeagueFile): unknown => ({
  ...heading(id),
  format: 'fixtures',
  calendar: {},
  match: { by: 'result', ...rules.points },
  ...(rules.rankBy === undefined ? {} : { rankBy: 'points-per-match' }),
  ...(rules.withdrawn?.some(({ placed }) => placed === 'last') === true
    ? { withdrawal: { results: 'stand', placed: 'last' } }
    : {}),
  ...(rules.carryOver === undefined
    ? {}
    : {
        phases: [
          { id: 'one' },
          {
            id: 'two',
            carryOver: { share: rules.carryOver.share, rounding: rules.carryOver.rounding, figures: 'all' },
          },
        ],
        groups: 'one-after-the-other',
      }),
  order: order(rules.tieBreak),
});

const PHASES = ['one', 'two'];
const phaseOf = (phase: number | undefined) =>
  phase === undefined ? {} : { phase: PHASES[phase - 1] ?? 'two' };

const matchOf = (
  { round, phase, home, away, score, status, bothLose }: LeagueFile['fixtures'][number],
  at: number,
): Match => ({
  ...{ id: `m${at}`, round, ...phaseOf(phase) },
  sides: [home, away].map((entry, side) => ({
    entry,
    score: score === null ? null : exact(score[side] ?? 0),
    ...(bothLose === true ? { forfeits: true as const } : {}),
  })),
  status: score === null || status === 'abandoned' || status === 'notPlayed' ? 'not-played' : 'played',
});

export const leagueContributions = ({ rules, teams, fixtures }: LeagueFile): Contributions => ({
  entries: teams.map((id): Contestant => {
    const withdrawn = rules.withdrawn?.find(({ team }) => team === id);
    if (withdrawn === undefined) return { id };
    const { results, by } = withdrawn;
    return results === 'takenOver'
      ? { id, withdrawn: { takenOverBy: by ?? '' } }
      : { id, withdrawn: { results } };
  }),
  matches: fixtures.map(matchOf),
  adjustments: (rules.adjustments ?? []).map(({ team, points, phase }, at): Adjustment => ({
    ...{ id: `d${at}`, entry: team, points: exact(points) },
    ...phaseOf(phase ?? (rules.phases === undefined ? undefined : 2)),
  })),
  ...(rules.groups === undefined
    ? {}
    : { groups: rules.groups.map(({ teams: entries }) => ({ phase: 'two', entries })) }),
  ...(rules.decided === undefined ? {} : { decided: rules.decided }),
});

const byScore = (points: Amounts) => Object.keys(points).some((name) => name.includes('-'));

export const scaleRules = ({ id, rules: { points, rankBy } }: ScaleFile): unknown => ({
  ...heading(id),
  format: 'fixtures',
  calendar: { legs: 1 },
  match: byScore(points) ? { by: 'scores', points } : { by: 'result', ...points },
  ...(rankBy[0] === 'won' ? { rankBy: 'wins' } : {}),
  order: order(rankBy.slice(1)),
});

const SCORES: Readonly<Record<string, string>> = { win: '1-0', draw: '1-1', loss: '0-1' };

/** Nobody says who met whom, so each plays somebody outside the table; minor points stand with the first match. */
export const scaleContributions = ({ rows }: ScaleFile): Contributions => ({
  entries: rows.map(({ team }) => ({ id: team })),
  matches: rows.flatMap(({ team, results, scored, conceded, boardPoints }) =>
    Object.entries(results)
      .flatMap(([name, count]) => Array.from({ length: count }, () => SCORES[name] ?? name))
      .map((score, at): Match => {
        const [own = 0, other = 0] = score.split('-').map(Number);
        const minor = (value: number | undefined) =>
          at === 0 && value !== undefined ? { minor: exact(value * 2, 2) } : {};
        return {
          ...{ id: `${team}-${at}`, round: at + 1, status: 'played' },
          sides: [
            { entry: team, score: exact(own), ...minor(scored ?? boardPoints) },
            { entry: null, score: exact(other), ...minor(conceded) },
          ],
        };
      }),
  ),
});
