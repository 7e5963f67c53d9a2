import type { EntryOfPlayers } from '@arbitre/events';
import type { DivisionAct, SeasonAct } from '@arbitre/rules/leagues';
import type { Session } from '../demo/write-session';

/** How large a season is drawn. The same gives the same season, on any machine. */
export type SeasonSize = {
  readonly seed: number;
  /** Regions below the national one, 1 to 12. */
  readonly regions: number;
  /** Members of all regions, 40 a region at least. */
  readonly members: number;
  /** Weeks that are played, 1 to 30. */
  readonly weeks: number;
};

export const DEMO_SIZE: SeasonSize = { seed: 2026, regions: 4, members: 400, weeks: 7 };

/** What is done on a day, in the order in which it is written. */
export type Step = { readonly day: string } & (
  | { readonly kind: 'season'; readonly act: SeasonAct }
  | {
      readonly kind: 'division';
      readonly division: string;
      readonly act: DivisionAct;
      /** `staff` where nothing is said. */
      readonly role?: 'arbiter';
    }
  | ({ readonly kind: 'competition' } & PlayedCompetition)
);

/** A competition that is played to its end, published, and counts for a division. */
export type PlayedCompetition = {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly session: Session;
  readonly entries: readonly EntryOfPlayers[];
  readonly division: string;
  /** Its number in the division. */
  readonly number: number;
  readonly phase?: string;
  /** After the ranking was published a result is corrected, and a second version follows. */
  readonly corrected: boolean;
};

/** The id of the season, with which those of its divisions and competitions begin. */
export const seasonOf = ({ seed, regions, members, weeks }: SeasonSize): string => {
  const isDemo = regions === DEMO_SIZE.regions && members === DEMO_SIZE.members && weeks === DEMO_SIZE.weeks;
  return `saison-${seed}${isDemo ? '' : `-${regions}-${members}-${weeks}`}`;
};

const FIRST_SATURDAY = Date.parse('2026-09-05');
const DAY = 86_400_000;

/** The Saturday of a week, from 1. */
export const saturday = (week: number): string =>
  new Date(FIRST_SATURDAY + (week - 1) * 7 * DAY).toISOString().slice(0, 10);
