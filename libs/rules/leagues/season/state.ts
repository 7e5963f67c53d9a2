import type { DataOf } from '@arbitre/rules/kernel/declare/field';
import type { calendarFields } from './acts';
import type { SeasonEvent } from './events';

export type RegionCalendar = DataOf<typeof calendarFields> & {
  /** The day up to which its results count; null while its phase is open. */
  readonly closedOn: string | null;
};

/** A season as its stream tells it. */
export type SeasonState = {
  readonly stage: 'none' | 'open' | 'closed' | 'archived';
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly games: readonly string[];
  readonly regions: ReadonlyMap<string, RegionCalendar>;
};

export const UNOPENED_SEASON: SeasonState = {
  ...{ stage: 'none', name: '', from: '', until: '', games: [] },
  regions: new Map(),
};

const withRegion = (state: SeasonState, calendar: RegionCalendar): SeasonState => ({
  ...state,
  regions: new Map(state.regions).set(calendar.region, calendar),
});

const closing = (state: SeasonState, region: string, closedOn: string | null): SeasonState => {
  const calendar = state.regions.get(region);
  return calendar === undefined ? state : withRegion(state, { ...calendar, closedOn });
};

export const evolveSeason = (state: SeasonState, { type, data }: SeasonEvent): SeasonState => {
  switch (type) {
    case 'SeasonOpened':
      return { ...UNOPENED_SEASON, ...data, stage: 'open' };
    case 'RegionTookPart':
      return withRegion(state, { ...data, closedOn: state.regions.get(data.region)?.closedOn ?? null });
    case 'PhaseClosed':
      return closing(state, data.region, data.on);
    case 'PhaseReopened':
      return closing(state, data.region, null);
    case 'SeasonClosed':
      return { ...state, stage: 'closed' };
    case 'SeasonArchived':
      return { ...state, stage: 'archived' };
    case 'SeasonCorrected':
      return state;
  }
};

/** Regions as a table asks for them: which have closed, and up to which day the results of each count. */
export const regionsOf = ({ regions }: SeasonState) =>
  [...regions.values()].map(({ region, closedOn }) => ({
    ...{ region, closed: closedOn !== null },
    ...(closedOn === null ? {} : { until: closedOn }),
  }));
