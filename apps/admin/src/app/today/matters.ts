import type { TodayResult } from './today.operations';

export type Matter = TodayResult['today'][number];
export type Group = 'settle' | 'fixtures' | 'rankings' | 'phases' | 'entries';

/** Under which heading each kind stands, in the order of the page. */
const GROUP_OF: Readonly<Record<Matter['kind'], Group>> = {
  HALL_CALLS: 'settle',
  TASKS: 'settle',
  FIXTURE_DISPUTED: 'settle',
  FIXTURE_TO_CONFIRM: 'fixtures',
  FIXTURE_TO_REPORT: 'fixtures',
  FIXTURES_REPORTED: 'fixtures',
  FIXTURES_LATE: 'fixtures',
  CLOSE_FINISH: 'rankings',
  TO_PUBLISH: 'rankings',
  CORRECTIONS_END: 'rankings',
  PHASE_LATE: 'phases',
  PHASE_OVER: 'phases',
  PHASE_ENDS: 'phases',
  ENTRIES_WAITING: 'entries',
};

/** The page of a competition where a kind is dealt with; where nothing stands here: its standings. */
const PAGES: Readonly<Partial<Record<Matter['kind'], string>>> = {
  HALL_CALLS: 'arbiter',
  TASKS: 'tasks',
  CLOSE_FINISH: 'published',
  TO_PUBLISH: 'published',
  ENTRIES_WAITING: 'entries',
};

export const inGroups = (
  matters: readonly Matter[],
): readonly { readonly group: Group; readonly matters: readonly Matter[] }[] =>
  [...Map.groupBy(matters, ({ kind }) => GROUP_OF[kind])].map(([group, own]) => ({ group, matters: own }));

type Way = {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>> | null;
};

/** Where a matter is dealt with. */
export const wayTo = ({ kind, competition, division, fixture, season }: Matter): Way => {
  if (fixture !== null)
    return {
      path: ['/divisions', fixture.division?.id ?? '', 'fixtures'],
      query: { fixture: fixture.fixture },
    };
  if (division !== null)
    return kind === 'ENTRIES_WAITING'
      ? { path: ['/divisions', division.id, 'entries'], query: null }
      : { path: ['/divisions', division.id, 'fixtures'], query: { only: 'open' } };
  if (competition !== null)
    return { path: ['/competitions', competition.id, ...[PAGES[kind] ?? []].flat()], query: null };
  return { path: ['/seasons', season?.id ?? ''], query: null };
};

/** What it is about. */
export const nameOf = ({ competition, division, fixture, season, regionName }: Matter): string => {
  if (fixture !== null) return fixture.sides.map(({ name }) => name).join(' – ');
  if (season !== null) return [regionName, season.name].filter(Boolean).join(' · ');
  return competition?.name ?? division?.title ?? '';
};

/** The game and where it is played, as far as its name does not say so. */
export const whereOf = (
  { competition, division, fixture, season, regionName }: Matter,
  gameTitle: (game: string) => string,
): string => {
  const game = (competition ?? division ?? fixture?.division)?.game;
  return [
    fixture?.division?.title ?? '',
    game === undefined ? '' : gameTitle(game),
    season === null ? (regionName ?? '') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
};
