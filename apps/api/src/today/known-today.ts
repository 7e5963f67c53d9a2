import type { CompetitionRow, DivisionRow, FixtureRow, SeasonRow } from '@arbitre/projections';
import type { KnownTask } from '../tasks/tasks';
import type { TodayKind } from './today.types';

/** An item as the resolvers know it. */
export type KnownToday = {
  readonly id: string;
  readonly kind: TodayKind;
  readonly count: number;
  /** What comes first among those of its kind. */
  readonly urgency: number;
  readonly since: Date | null;
  readonly until: Date | null;
  readonly day: string | null;
  readonly competition: CompetitionRow | null;
  readonly tasks: readonly KnownTask[];
  readonly division: DivisionRow | null;
  readonly fixture: FixtureRow | null;
  readonly season: SeasonRow | null;
  /** By its id. */
  readonly region: string | null;
};

const NOTHING = {
  ...{ count: 1, urgency: 0, since: null, until: null, day: null, competition: null, tasks: [] },
  ...{ division: null, fixture: null, season: null, region: null },
} as const;

export const waits = (
  kind: TodayKind,
  of: string,
  more: Partial<Omit<KnownToday, 'id' | 'kind'>>,
): KnownToday => ({ ...NOTHING, ...more, id: `${of} ${kind}`, kind });

/** A day in UTC so many days from now. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
