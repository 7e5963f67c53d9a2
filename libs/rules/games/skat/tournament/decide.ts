import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { TournamentData, TournamentEvent } from './events';
import { type List, listAt, type TournamentState } from './state';

export const event = <Type extends keyof TournamentData>(
  type: Type,
  data: TournamentData[Type],
): Decision<TournamentEvent> => accepted<TournamentEvent>({ type, data } as TournamentEvent);

/** A list: one table in one series. */
export type ListPlace = { readonly series: number; readonly table: string };

type OpenList = { readonly ok: true; readonly list: List } | Refusal;

/** The list that an act names. */
export const namedList = (state: TournamentState, { series, table }: ListPlace): OpenList => {
  const list = listAt(state, series, table);
  return list === undefined ? refuse('unknown-list', { series, table }) : { ok: true, list };
};

/** The list that an act names, which is still being played. */
export const openList = (state: TournamentState, place: ListPlace): OpenList => {
  const named = namedList(state, place);
  if (!named.ok || named.list.closed === null) return named;
  return refuse('list-closed', { series: named.list.series, table: named.list.table });
};

/** Whether somebody sits at a table. */
export const atTable = ({ seats }: List, entry: string): boolean => seats.includes(entry);

/** A participant who has not left and is not excluded. */
export const participantProblem = (state: TournamentState, entry: string): Refusal | null => {
  const name = entry.slice(0, 80);
  if (!state.participants.has(entry)) return refused('SKWO-7.1.5', { entry: name });
  const exclusion = state.excluded.get(entry);
  return exclusion === undefined ? null : refused('SKWO-4.3.a', { entry: name, reason: exclusion.reason });
};
