import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import type { SeasonState } from '../season/state';
import type { RankingToPublish } from './ranking';

/** What the registry says of a person on the day of the act. */
export type PersonFacts = {
  readonly club: string | null;
  /** Other numbers of the club, where clubs were merged. */
  readonly clubs?: readonly string[];
  readonly category: string;
  readonly years: readonly number[];
};

/** An entry in another division of the season, as of its last event that counts. */
export type Elsewhere = {
  /** Whether it plays there still; null where it never did. */
  readonly plays: boolean | null;
  readonly total: Exact;
  readonly asOf: string;
};

/** What is not in the division's own stream. */
export type DivisionContext = {
  /** How far its season is. */
  readonly season: Exclude<SeasonState['stage'], 'none'>;
  /** The games of the season. */
  readonly games: readonly string[];
  /** The game of a competition that is named; null of none. */
  readonly competitionGame: string | null;
  /** The year for which licences are asked. */
  readonly year: number;
  /** By licence; whoever is not in it has none. */
  readonly persons: ReadonlyMap<string, PersonFacts>;
  /** All numbers of a person whom the act names, the one that stands first; whoever is not in it has the one. */
  readonly numbers?: ReadonlyMap<string, readonly string[]>;
  /** What the entry that is named had in the other division that is named; null where the act names none. */
  readonly elsewhere?: Elsewhere | null;
  /** The table as it would be published; null where the act is about none. */
  readonly ranking: RankingToPublish | null;
  /** Who acts; null of whoever has no account. */
  readonly actor: string | null;
};
