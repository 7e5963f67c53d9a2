import type { DataSource } from 'typeorm';
import type { ModelId } from '../projector';
import { projectorOf } from '../projectors';
import type { Role } from './heartbeat';

/** A process without a sign of life for this long counts as dead. */
export const DEAD_AFTER_MS = 5_000;

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
export type Rebuilding = {
  readonly model: ModelId;
  readonly generation: number;
  readonly done: number;
  readonly of: number;
};
export type RaisedAlarm = {
  readonly model: ModelId;
  readonly competition: string;
  readonly position: bigint;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly error: string;
  readonly resume: string;
  readonly raisedAt: Date;
};

/**
 * How far the read models are behind the log. `current`: a feeder and projectors are alive and nothing is waiting.
 * `stopped` is told apart from it: nobody is working, so the figures are those of the last sign of life.
 */
export type Lag = {
  readonly state: 'current' | 'behind' | 'stopped';
  /** How long the oldest event that is not yet shown everywhere has been known to the feeder. */
  readonly milliseconds: number;
  readonly events: number;
  /** Position up to which the feeder has read the log; null when no feeder ever ran. */
  readonly read: bigint | null;
  readonly processes: readonly ProcessLife[];
  readonly models: readonly ModelLag[];
  readonly rebuilding: readonly Rebuilding[];
  readonly alarms: readonly RaisedAlarm[];
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
    position: BigInt(position),
    events: Number(events),
    outdated: version !== projectorOf(model).version,
  }));
};

const rebuildingOf = async (dataSource: DataSource): Promise<readonly Rebuilding[]> => {
  const rows = await dataSource.query<{ model: ModelId; number: number; done: string; of: string }[]>(
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
    `SELECT g.model, a.competition, a.position, a.stream, a.revision, a.type, a.error, a.resume,
            a.raised_at AS "raisedAt"
       FROM projection.alarm a JOIN projection.generation g ON g.id = a.generation
      WHERE g.state = 'live' ORDER BY a.raised_at, g.model, a.competition`,
  );
  return rows.map((row) => ({ ...row, position: BigInt(row.position) }));
};

/** Looks at checkpoints, heartbeats, rebuilds and alarms. Asks Postgres alone. */
export const lag = async (dataSource: DataSource): Promise<Lag> => {
  const beats = await beatsOf(dataSource);
  const alive = beats.filter(({ silent_ms }) => silent_ms < DEAD_AFTER_MS);
  const feeder = beats.find(({ role }) => role === 'feeder');
  const working =
    alive.some(({ role }) => role === 'feeder') && alive.some(({ role }) => role === 'projectors');
  const milliseconds = Number(feeder?.behind_ms ?? 0) + (working ? 0 : (feeder?.silent_ms ?? 0));
  const events = Number(feeder?.behind_events ?? 0);
  const models = await modelsOf(dataSource);
  const behind = events > 0 || models.some(({ outdated }) => outdated);
  return {
    state: !working ? 'stopped' : behind ? 'behind' : 'current',
    milliseconds,
    events,
    read: feeder === undefined ? null : BigInt(feeder.position),
    processes: beats.map(({ process, role, silent_ms }) => ({
      process,
      role,
      alive: silent_ms < DEAD_AFTER_MS,
      silentMs: silent_ms,
    })),
    models,
    rebuilding: await rebuildingOf(dataSource),
    alarms: await alarms(dataSource),
  };
};
