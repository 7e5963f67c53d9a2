import type { LeagueRules } from '../rules/league-rules';
import type { DivisionEvent, EventData } from './events';

export type RulesVersion = {
  readonly version: number;
  readonly rules: LeagueRules;
  /** Why and by whom it was changed; null of the first. */
  readonly change: { readonly reason: string; readonly decidedBy: string } | null;
};

export type EntryState = EventData<'DivisionEntered'> & {
  readonly place: 'playing' | 'waiting' | 'left';
  readonly leaving: Omit<EventData<'DivisionLeft'>, 'entry'> | null;
  readonly roster: Omit<EventData<'RosterNamed'>, 'entry'> | null;
  /** Its moves within the season, oldest first, each with what it was before. */
  readonly moves: readonly Move[];
  /** What it had in the divisions that it came from. */
  readonly brought: readonly EventData<'PointsBrought'>[];
};

type Move = EventData<'EntryMoved'> & {
  readonly before: Pick<EventData<'DivisionEntered'>, 'region' | 'club' | 'name'>;
};

export type Scores = EventData<'MatchReported'>['scores'];
export type Report = Pick<EventData<'MatchReported'>, 'by' | 'scores' | 'lineups'>;

export type Fixture = EventData<'FixturesDrawn'>['fixtures'][number] & {
  readonly stage: 'due' | 'reported' | 'disputed' | 'settled' | 'forfeited';
  readonly postponed: boolean;
  /** What the sides said, the first first. */
  readonly reports: readonly Report[];
  readonly scores: Scores | null;
  readonly forfeits: readonly string[];
  readonly lineups: NonNullable<Report['lineups']>;
};

/** Who is in a later phase, and who comes in when somebody declines. */
export type PhaseState = Pick<EventData<'PhaseOpened'>, 'qualified' | 'reserves'>;

/** A division as its stream tells it. */
export type DivisionState = {
  readonly opened: Omit<EventData<'DivisionOpened'>, 'rules'> | null;
  /** Every version, oldest first. */
  readonly versions: readonly RulesVersion[];
  readonly competitions: ReadonlyMap<string, EventData<'CompetitionCounted'>>;
  readonly entries: ReadonlyMap<string, EntryState>;
  readonly fixtures: ReadonlyMap<string, Fixture>;
  readonly adjustments: readonly EventData<'PointsAdjusted'>[];
  readonly lots: readonly string[];
  /** Who pauses in which round. */
  readonly byes: EventData<'FixturesDrawn'>['byes'];
  /** The hash of the seed of the next draw; null where nobody has committed to one. */
  readonly commitment: string | null;
  /** Later phases of a path that are open. */
  readonly phases: ReadonlyMap<string, PhaseState>;
  /** The last look at a close finish. */
  readonly checked: EventData<'DivisionRankingChecked'> | null;
  /** The versions of its ranking that were published, oldest first. */
  readonly rankings: readonly EventData<'DivisionRankingPublished'>[];
};

export const UNOPENED_DIVISION: DivisionState = {
  opened: null,
  versions: [],
  competitions: new Map(),
  entries: new Map(),
  fixtures: new Map(),
  adjustments: [],
  lots: [],
  byes: [],
  commitment: null,
  phases: new Map(),
  checked: null,
  rankings: [],
};

const entryWith = (
  state: DivisionState,
  id: string,
  change: (entry: EntryState) => EntryState,
): DivisionState => {
  const entry = state.entries.get(id);
  return entry === undefined ? state : { ...state, entries: new Map(state.entries).set(id, change(entry)) };
};

const entered = (state: DivisionState, data: EventData<'DivisionEntered'>, place: EntryState['place']) => ({
  ...state,
  entries: new Map(state.entries).set(data.entry, {
    ...data,
    ...{ place, leaving: null, roster: null, moves: [], brought: [] },
  }),
});

const fixtureWith = (state: DivisionState, id: string, change: Partial<Fixture>): DivisionState => {
  const fixture = state.fixtures.get(id);
  return fixture === undefined
    ? state
    : { ...state, fixtures: new Map(state.fixtures).set(id, { ...fixture, ...change }) };
};

const reported = (
  state: DivisionState,
  data: EventData<'MatchReported'>,
  stage: Fixture['stage'],
): DivisionState => {
  const { fixture, by, scores, lineups } = data;
  const report = { by, scores, ...(lineups === undefined ? {} : { lineups }) };
  return fixtureWith(state, fixture, {
    ...{ stage, reports: [...(state.fixtures.get(fixture)?.reports ?? []), report] },
  });
};

const drawn = (state: DivisionState, { fixtures, byes }: EventData<'FixturesDrawn'>): DivisionState => ({
  ...state,
  ...{ byes, commitment: null },
  fixtures: new Map(
    fixtures.map((each) => [
      each.fixture,
      { ...each, stage: 'due', postponed: false, reports: [], scores: null, forfeits: [], lineups: [] },
    ]),
  ),
});

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> => {
  const left = new Map(map);
  left.delete(key);
  return left;
};

const evolveMatch = (
  state: DivisionState,
  event: Extract<DivisionEvent, { readonly type: `Match${string}` | `Fixture${string}` }>,
): DivisionState => {
  const { type, data } = event;
  switch (type) {
    case 'FixturesDrawn':
      return drawn(state, data);
    case 'FixturePostponed':
      return fixtureWith(state, data.fixture, { postponed: true, day: data.to });
    case 'MatchReported':
      return reported(state, data, 'reported');
    case 'MatchDisputed':
      return reported(state, data, 'disputed');
    case 'MatchConfirmed':
      return fixtureWith(state, data.fixture, {
        ...{ stage: 'settled', scores: data.scores, lineups: data.lineups ?? [] },
      });
    case 'MatchSettled':
    case 'MatchCorrected':
      return fixtureWith(state, data.fixture, { stage: 'settled', scores: data.scores, forfeits: [] });
    case 'MatchForfeited':
      return fixtureWith(state, data.fixture, { stage: 'forfeited', forfeits: data.by, scores: null });
  }
};

const moved = (entry: EntryState, move: EventData<'EntryMoved'>): EntryState => {
  const { region, club, name } = entry;
  const before = {
    ...(region === undefined ? {} : { region }),
    ...(club === undefined ? {} : { club }),
    ...(name === undefined ? {} : { name }),
  };
  return {
    ...entry,
    ...(move.region === undefined ? {} : { region: move.region }),
    ...(move.club === undefined ? {} : { club: move.club }),
    ...(move.name === undefined ? {} : { name: move.name }),
    moves: [...entry.moves, { ...move, before }],
  };
};

const movedBack = (
  { region: _, club: __, name: ___, ...rest }: EntryState,
  { region, club, name }: EventData<'EntryMoveUndone'>,
): EntryState => ({
  ...rest,
  ...(region === undefined ? {} : { region }),
  ...(club === undefined ? {} : { club }),
  ...(name === undefined ? {} : { name }),
  moves: rest.moves.slice(0, -1),
});

const evolveEntry = (
  state: DivisionState,
  event: Extract<
    DivisionEvent,
    {
      readonly type: `Entry${string}` | `Division${'Entered' | 'Left'}` | 'PointsBrought' | 'RosterNamed';
    }
  >,
): DivisionState => {
  const { type, data } = event;
  switch (type) {
    case 'DivisionEntered':
      return entered(state, data, 'playing');
    case 'EntryWaited':
      return entered(state, data, 'waiting');
    case 'EntryMovedUp':
      return entryWith(state, data.entry, (entry) => ({ ...entry, place: 'playing' }));
    case 'DivisionLeft': {
      const { entry: id, ...leaving } = data;
      return entryWith(state, id, (entry) => ({ ...entry, place: 'left', leaving }));
    }
    case 'RosterNamed': {
      const { entry: id, ...roster } = data;
      return entryWith(state, id, (entry) => ({ ...entry, roster }));
    }
    case 'EntryMoved':
      return entryWith(state, data.entry, (entry) => moved(entry, data));
    case 'EntryMoveUndone':
      return entryWith(state, data.entry, (entry) => movedBack(entry, data));
    case 'PointsBrought':
      return entryWith(state, data.entry, (entry) => ({ ...entry, brought: [...entry.brought, data] }));
  }
};

const evolvePhase = (
  state: DivisionState,
  event: Extract<DivisionEvent, { readonly type: `Phase${string}` }>,
): DivisionState => {
  const { type, data } = event;
  const { phase } = data;
  if (type === 'PhaseOpened') {
    const { qualified, reserves } = data;
    return { ...state, phases: new Map(state.phases).set(phase, { qualified, reserves }) };
  }
  const known = state.phases.get(phase);
  if (known === undefined) return state;
  const { entry: gone, instead } = data;
  const qualified = known.qualified.flatMap((each) => {
    if (each.entry !== gone) return [each];
    return instead === null ? [] : [{ entry: instead, group: each.group, by: 'reserve' as const }];
  });
  const reserves = known.reserves.filter(({ entry }) => entry !== instead && entry !== gone);
  return { ...state, phases: new Map(state.phases).set(phase, { qualified, reserves }) };
};

// Rules that an event holds were read when it was written.
const rulesIn = (data: { readonly rules: unknown }): LeagueRules => data.rules as LeagueRules;

export const evolveDivision = (state: DivisionState, event: DivisionEvent): DivisionState => {
  const { type, data } = event;
  switch (type) {
    case 'DivisionOpened': {
      const { rules: _, ...opened } = data;
      return { ...UNOPENED_DIVISION, opened, versions: [{ version: 1, rules: rulesIn(data), change: null }] };
    }
    case 'DivisionRulesChanged': {
      const { version, reason, decidedBy } = data;
      const next = { version, rules: rulesIn(data), change: { reason, decidedBy } };
      return { ...state, versions: [...state.versions, next] };
    }
    case 'CompetitionCounted':
      return { ...state, competitions: new Map(state.competitions).set(data.competition, data) };
    case 'CompetitionLeftOut':
      return { ...state, competitions: without(state.competitions, data.competition) };
    case 'PointsAdjusted':
      return { ...state, adjustments: [...state.adjustments, data] };
    case 'DivisionRankingPublished':
      return { ...state, rankings: [...state.rankings, data] };
    case 'LotsDrawn':
      return { ...state, lots: data.order, commitment: null };
    case 'DivisionLotCommitted':
      return { ...state, commitment: data.commitment };
    case 'DivisionRankingChecked':
      return { ...state, checked: data };
    case 'PhaseOpened':
    case 'PhaseDeclined':
      return evolvePhase(state, event);
    case 'DivisionEntered':
    case 'DivisionLeft':
    case 'EntryWaited':
    case 'EntryMovedUp':
    case 'EntryMoved':
    case 'EntryMoveUndone':
    case 'PointsBrought':
    case 'RosterNamed':
      return evolveEntry(state, event);
    default:
      return evolveMatch(state, event);
  }
};

/** The rules in force; null before the division is open. */
export const rulesInForce = ({ versions }: DivisionState): LeagueRules | null =>
  versions.at(-1)?.rules ?? null;
