import { leagueTable } from '../table/league-table';
import type { Contributions } from '../table/contributions';
import type { LeagueTable } from '../table/row';
import type { LeagueRules } from '../rules/league-rules';
import { type CountedRanking, type ReadAs, resultsIn } from './counted';
import type { DivisionEvent } from './events';
import { type DivisionState, evolveDivision, rulesInForce, UNOPENED_DIVISION } from './state';
import { contributionsOf, idOfMove } from './table';

/** An event of a division and where it lies in the log; null: it is only planned. */
export type PlacedEvent = { readonly event: DivisionEvent; readonly position: string | null };

/** Where a line of a figure comes from: the event by which it says what it says. */
export type LineSource = {
  readonly position: string;
  /** Of a result of a competition: the number of its published ranking. */
  readonly publication?: number;
};

/** Sources by what a line is about: a competition, a fixture, a decision. */
export type LineSources = Readonly<Record<string, LineSource>>;

/** All that a table of a division is made from. */
export type DivisionTold = {
  readonly events: readonly PlacedEvent[];
  readonly regions: NonNullable<Contributions['regions']>;
  readonly rankings: readonly CountedRanking[];
  /** Licences that are read as others; those of the persons here are enough. */
  readonly readAs?: ReadAs;
};

export const stateTold = ({ events }: Pick<DivisionTold, 'events'>): DivisionState =>
  events.reduce((state, { event }) => evolveDivision(state, event), UNOPENED_DIVISION);

/** The last event about each fixture, the event of each decision, the published ranking of each competition. */
const sourcesOf = ({ events, rankings }: DivisionTold): LineSources => {
  const sources: Record<string, LineSource> = {};
  let decisions = 0;
  for (const { event, position } of events) {
    if (position === null) continue;
    if (event.type === 'PointsAdjusted') sources[`decision ${++decisions}`] = { position };
    else if (event.type === 'EntryMoved' && event.data.from !== undefined)
      sources[idOfMove(event.data.entry, event.data.from)] = { position };
    else if (event.type === 'PointsBrought')
      sources[idOfMove(event.data.entry, event.data.origin)] = { position };
    else if ('fixture' in event.data) sources[event.data.fixture] = { position };
  }
  for (const { competition, position, number: publication } of rankings)
    sources[competition] = { position, publication };
  return sources;
};

/** A table of a division by given rules, with the source of each line; null where nobody opened it. */
export type ToldTable = LeagueTable & { readonly rulesVersion: number; readonly sources: LineSources };

/** The table that follows from what is told of a division, by the rules in force or by `other` ones. Pure. */
export const tableTold = (told: DivisionTold, other?: LeagueRules): ToldTable | null => {
  const state = stateTold(told);
  const rules = other ?? rulesInForce(state);
  if (rules === null) return null;
  const { regions, rankings, readAs } = told;
  const table = leagueTable(rules, {
    ...contributionsOf(state),
    ...{ regions, results: resultsIn(state, rankings, readAs) },
  });
  return { ...table, rulesVersion: state.versions.length, sources: sourcesOf(told) };
};
