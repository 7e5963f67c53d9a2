import { readPosition } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { readCheckpoint } from '../batch/batch';
import type { ModelId, ReadModel, SecondStepId } from '../projector';
import { projectorOf } from '../projectors';
import { secondStepOf, secondSteps } from '../second-step/second-steps';
import { distanceToEnd, type Distance, type LogEnd } from './end-of-log';
import type { Role } from './heartbeat';
import { incidents, type Incident } from './incident';

/** A process without a sign of life for this long counts as dead. */
export const DEAD_AFTER_MS = 5_000;

/** Events that have been waiting for this long, and no checkpoint moves: that is no work in progress. */
export const STALLED_AFTER_MS = 10_000;

/** Marks are worked off within this time, unless there are very many of them: until then nothing is behind. */
const COMPUTED_WITHIN_MS = 1_000;

export type ProcessLife = {
  readonly process: string;
  readonly role: Role;
  readonly alive: boolean;
  readonly silentMs: number;
};
export type ModelLag = {
  readonly model: ModelId;
  readonly generation: number;
  /** How far its slowest partition has come; -1 before the first event. */
  readonly position: bigint;
  readonly events: number;
  /** Built by another version of its projector: it stands still until it is rebuilt. */
  readonly outdated: boolean;
};
/** What a second-step model has still to compute. */
export type SecondStepLag = {
  readonly model: SecondStepId;
  readonly generation: number;
  /** Marks that are not worked off, and how long the oldest of them has been waiting. */
  readonly marks: number;
  readonly milliseconds: number;
  readonly outdated: boolean;
  /** Sources that could not be computed; they are tried again. */
  readonly failing: readonly { readonly source: string; readonly tries: number; readonly error: string }[];
};
export type Rebuilding = {
  readonly model: ReadModel['model'];
  readonly generation: number;
  readonly done: number;
  readonly of: number;
};
export type RaisedAlarm = {
  readonly model: ModelId;
  /** The competition, or `federation`. */
  readonly key: string;
  readonly position: bigint;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly error: string;
  readonly resume: string;
  readonly raisedAt: Date;
};

/** An event that an operator had passed over in a model. */
export type SkippedEvent = {
  readonly model: ModelId;
  readonly event: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly error: string;
  readonly skippedAt: Date;
};

/**
 * How far the read models are behind the log. `current`: a feeder and projectors are alive and nothing is waiting.
 * `stopped` is told apart from it: nobody is working, so the figures are those of the last sign of life. `stalled`: events
 * have been in the log for a while and nothing moves. `ahead`: the log ends before what was applied (an older copy of it
 * was restored). The last two are seen only when the log is asked.
 */
export type Lag = {
  readonly state: 'current' | 'behind' | 'stopped' | 'stalled' | 'ahead';
  /** How long the oldest event that is not yet shown everywhere has been known to the feeder. */
  readonly milliseconds: number;
  readonly events: number;
  /** Position up to which the feeder has read the log; null when no feeder ever ran. */
  readonly read: bigint | null;
  readonly processes: readonly ProcessLife[];
  readonly models: readonly ModelLag[];
  readonly secondSteps: readonly SecondStepLag[];
  readonly rebuilding: readonly Rebuilding[];
  readonly alarms: readonly RaisedAlarm[];
  readonly skipped: readonly SkippedEvent[];
  /** What happened to the feed and is not over. */
  readonly incidents: readonly Incident[];
};

type Beat = {
  process: string;
  role: Role;
  position: string;
  behind_ms: string;
  behind_events: string;
  silent_ms: number;
};

const beatsOf = (dataSource: DataSource): Promise<Beat[]> =>
  dataSource.query<Beat[]>(
    `SELECT process, role, position, behind_ms, behind_events,
            (extract(epoch FROM clock_timestamp() - beat_at) * 1000)::int AS silent_ms
       FROM projection.heartbeat ORDER BY beat_at DESC`,
  );

type ModelRow = {
  readonly model: ModelId;
  readonly number: number;
  readonly version: number;
  readonly position: string;
  readonly events: string;
};

const modelsOf = async (dataSource: DataSource): Promise<readonly ModelLag[]> => {
  const rows = await dataSource.query<ModelRow[]>(
    `SELECT g.model, g.number, g.version, min(c.position) AS position, sum(c.events) AS events
       FROM projection.generation g JOIN projection.checkpoint c ON c.generation = g.id
      WHERE g.state = 'live' GROUP BY g.model, g.number, g.version ORDER BY g.model`,
  );
  return rows.map(({ model, number, version, position, events }) => ({
    model,
    generation: number,
    position: readCheckpoint(position),
    events: Number(events),
    outdated: version !== projectorOf(model).version,
  }));
};

type SecondStepRow = {
  readonly model: SecondStepId;
  readonly number: number;
  readonly version: number;
  readonly marks: string;
  readonly waiting_ms: string | null;
  readonly failing: SecondStepLag['failing'] | null;
};

const secondStepsOf = async (dataSource: DataSource): Promise<readonly SecondStepLag[]> => {
  const rows = await dataSource.query<SecondStepRow[]>(
    `SELECT g.model, g.number, g.version, count(m.id) AS marks,
            extract(epoch FROM clock_timestamp() - min(m.made_at)) * 1000 AS waiting_ms,
            (SELECT jsonb_agg(jsonb_build_object('source', f.source, 'tries', f.tries, 'error', f.error))
               FROM (SELECT source, max(tries) AS tries, max(error) AS error FROM projection.mark
                      WHERE generation = g.id AND error IS NOT NULL GROUP BY source ORDER BY source LIMIT 20) AS f) AS failing
       FROM projection.generation g LEFT JOIN projection.mark m ON m.generation = g.id
      WHERE g.state = 'live' AND g.model = ANY ($1::text[])
      GROUP BY g.id, g.model, g.number, g.version ORDER BY g.model`,
    [secondSteps.map(({ model }) => model)],
  );
  return rows.map(({ model, number, version, marks, waiting_ms, failing }) => ({
    model,
    generation: number,
    marks: Number(marks),
    milliseconds: Math.round(Number(waiting_ms ?? 0)),
    outdated: version !== secondStepOf(model)?.version,
    failing: failing ?? [],
  }));
};

const rebuildingOf = async (dataSource: DataSource): Promise<readonly Rebuilding[]> => {
  const rows = await dataSource.query<
    { model: ReadModel['model']; number: number; done: string; of: string }[]
  >(
    `SELECT model, number, events_done AS done, events_of AS of FROM projection.generation
      WHERE state = 'building' ORDER BY model`,
  );
  return rows.map(({ model, number, done, of }) => ({
    model,
    generation: number,
    done: Number(done),
    of: Number(of),
  }));
};

/** The alarms of the live generations, oldest first. */
export const alarms = async (dataSource: DataSource): Promise<readonly RaisedAlarm[]> => {
  const rows = await dataSource.query<(Omit<RaisedAlarm, 'position'> & { position: string })[]>(
    `SELECT g.model, a.key, a.position, a.stream, a.revision, a.type, a.error, a.resume,
            a.raised_at AS "raisedAt"
       FROM projection.alarm a JOIN projection.generation g ON g.id = a.generation
      WHERE g.state = 'live' ORDER BY a.raised_at, g.model, a.key`,
  );
  return rows.map((row) => ({ ...row, position: readPosition(row.position) }));
};

const skippedOf = (dataSource: DataSource): Promise<readonly SkippedEvent[]> =>
  dataSource.query<SkippedEvent[]>(
    `SELECT model, event_id AS event, stream, revision, type, error, skipped_at AS "skippedAt"
       FROM projection.skipped ORDER BY skipped_at, model, event_id`,
  );

const stateOf = (working: boolean, behind: boolean, distance: Distance | null): Lag['state'] => {
  if (distance?.kind === 'ahead') return 'ahead';
  if (!working) return 'stopped';
  if (distance === null || distance.events === 0) return behind ? 'behind' : 'current';
  const stalled = distance.milliseconds > STALLED_AFTER_MS && distance.still > STALLED_AFTER_MS;
  return stalled ? 'stalled' : 'behind';
};

/**
 * Looks at checkpoints, heartbeats, rebuilds and alarms. With `store` the lag is measured from the end of its log, not from
 * what the feeder has heard; without it Postgres alone is asked.
 */
export const lag = async (dataSource: DataSource, store?: LogEnd): Promise<Lag> => {
  const distance = store === undefined ? null : await distanceToEnd(dataSource, store);
  const waiting = distance?.kind === 'behind' ? distance : { events: 0, milliseconds: 0 };
  const beats = await beatsOf(dataSource);
  const alive = beats.filter(({ silent_ms }) => silent_ms < DEAD_AFTER_MS);
  const feeder = beats.find(({ role }) => role === 'feeder');
  const working =
    alive.some(({ role }) => role === 'feeder') && alive.some(({ role }) => role === 'projectors');
  const told = Number(feeder?.behind_ms ?? 0) + (working ? 0 : (feeder?.silent_ms ?? 0));
  const milliseconds = Math.max(told, waiting.milliseconds);
  const events = Math.max(Number(feeder?.behind_events ?? 0), waiting.events);
  const models = await modelsOf(dataSource);
  const steps = await secondStepsOf(dataSource);
  const computing = steps.some((step) => step.outdated || step.milliseconds > COMPUTED_WITHIN_MS);
  const behind = events > 0 || computing || models.some(({ outdated }) => outdated);
  return {
    state: stateOf(working, behind, distance),
    milliseconds,
    events,
    read: feeder === undefined ? null : readCheckpoint(feeder.position),
    processes: beats.map(({ process, role, silent_ms }) => ({
      process,
      role,
      alive: silent_ms < DEAD_AFTER_MS,
      silentMs: silent_ms,
    })),
    models,
    secondSteps: steps,
    rebuilding: await rebuildingOf(dataSource),
    alarms: await alarms(dataSource),
    skipped: await skippedOf(dataSource),
    incidents: await incidents(dataSource),
  };
};
