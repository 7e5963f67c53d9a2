import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { SessionAct } from '../session/acts';
import { settingsFixed, whistSession } from '../session/decider';
import type { SessionEvent } from '../session/events';
import type { DecideInHall } from './decider';
import { event } from './decide-seats';
import { hallSettings } from './setup';
import {
  type HallState,
  hasBegun,
  type HallTable,
  isComplete,
  isDone,
  playing,
  tableKey,
  tablesOf,
} from './state';

/** The next round, once every table has finished; a key that is struck twice calls none twice. */
export const decideStart: DecideInHall<'start-round'> = (state, { round }) => {
  const next = state.round + 1;
  const awaited = playing(state).flatMap(([table, own]) => (isDone(own) ? [] : [table]));
  if (next > state.plan.rounds) return refuse('last-round', { rounds: state.plan.rounds });
  if (round !== next) return refuse('round-called', { round, next });
  if (awaited.length > 0)
    return refuse('tables-still-play', { tables: awaited.map(String), round: state.round });
  return tablesOf(state, round).some(isComplete)
    ? event('RoundStarted', { round })
    : refuse('nobody-seated', { round });
};

const tableIn = (
  { tables, round }: HallState,
  table: number | undefined,
): { readonly ok: true; readonly table: number; readonly own: HallTable } | Refusal => {
  if (table === undefined) return invalidField('table', table, 'the number of the table');
  const own = tables.get(tableKey(round, table));
  if (own === undefined) return refuse('nobody-plays-there', { table, round });
  return isDone(own) ? refuse('table-has-finished', { table, round }) : { ok: true, table, own };
};

export const decideStop: DecideInHall<'stop-table'> = (state, { table, reason }) => {
  const named = tableIn(state, table);
  return named.ok ? event('TableStopped', { table, reason }) : named;
};

/** What is written on the score of one table, judged as the evening of that table; its events say which it is. */
export const decideAtTable = (
  state: HallState,
  { table, ...act }: SessionAct & { readonly table?: number },
): Decision<SessionEvent> => {
  const named = tableIn(state, table);
  if (!named.ok) return named;
  const decision = whistSession.decide(named.own.session, act as SessionAct);
  return decision.ok
    ? accepted(
        ...decision.events.map(
          ({ type, data }) => ({ type, data: { ...data, table: named.table } }) as SessionEvent,
        ),
      )
    : decision;
};

/** What is agreed holds for every table: it changes between two rounds, or before anything was written in one. */
export const decideSettings: DecideInHall<'change-settings'> = (state, { settings }) => {
  const reading = hallSettings(settings, state.settings);
  if (!reading.ok) return reading;
  const open = playing(state).some(([, own]) => hasBegun(own) && !isDone(own));
  return open ? settingsFixed(settings) : event('SettingsChanged', { settings: reading.settings });
};
