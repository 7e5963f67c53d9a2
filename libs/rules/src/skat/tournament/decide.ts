import { integer, misshapen, type Refusal, type Shape, text } from '../../kernel/act-shape';
import { accepted, type Decision, refused } from '../../kernel/decider';
import type { TournamentData, TournamentEvent } from './events';
import { type List, listAt, type TournamentState } from './state';

export type Arguments = Readonly<Record<string, unknown>>;
export type Answer = Decision<TournamentEvent>;
/** What one act leads to; arguments come from users as plain JSON. */
export type Decide = (state: TournamentState, command: Arguments) => Answer;

export const NAME = text(80);
export const REASON = text();
export const SERIES = integer(1, 99);
export const DEAL = integer(1, 192);
export const SEAT = integer(1, 4);
export const LIST: Shape = { series: SERIES, table: NAME };

export const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 1000 && value.every((name) => NAME.accepts(name));

export const NAMES = { expected: 'a list of names', accepts: isNames };

export const event = <Type extends keyof TournamentData>(type: Type, data: TournamentData[Type]): Answer =>
  accepted<TournamentEvent>({ type, data } as TournamentEvent);

/** Arguments of an act whose shape fits, by name; the cast is what the shape has checked. */
export type Read<Fields> = { readonly ok: true; readonly given: Fields } | Refusal;

export const read = <Fields>(command: Arguments, shape: Shape): Read<Fields> =>
  misshapen(command, shape) ?? { ok: true, given: command as Fields };

type OpenList = { readonly ok: true; readonly list: List } | Refusal;

/** The list that an act names. */
export const namedList = (state: TournamentState, command: Arguments): OpenList => {
  const problem = misshapen(command, LIST);
  if (problem !== null) return problem;
  const { series, table } = command as { readonly series: number; readonly table: string };
  const list = listAt(state, series, table);
  return list === undefined ? refused('unknown-list', { series, table }) : { ok: true, list };
};

/** The list that an act names, which is still being played. */
export const openList = (state: TournamentState, command: Arguments): OpenList => {
  const named = namedList(state, command);
  if (!named.ok || named.list.closed === null) return named;
  return refused('list-closed', { series: named.list.series, table: named.list.table });
};

/** Whether somebody sits at a table. */
export const atTable = ({ seats }: List, entry: string): boolean => seats.includes(entry);

/** A participant who has not left and is not excluded. */
export const participantProblem = (state: TournamentState, entry: unknown): Refusal | null => {
  const name = String(entry).slice(0, 80);
  if (!state.participants.has(name)) return refused('SKWO-7.1.5', { entry: name });
  const exclusion = state.excluded.get(name);
  return exclusion === undefined ? null : refused('SKWO-4.3.a', { entry: name, reason: exclusion.reason });
};
