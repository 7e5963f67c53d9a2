import type { DataSource } from 'typeorm';

export type Role = 'feeder' | 'standby' | 'projectors';

/** A sign of life. Feeders say how far they have read, and how far the read models are behind that. */
export type Heartbeat = {
  /** Which process (host and pid and role), unique. */
  readonly process: string;
  readonly role: Role;
  readonly position: bigint;
  readonly behindMs: number;
  readonly behindEvents: number;
};

export const beat = async (dataSource: DataSource, heartbeat: Heartbeat): Promise<void> => {
  const { process, role, position, behindMs, behindEvents } = heartbeat;
  await dataSource.query(
    `INSERT INTO projection.heartbeat (process, role, position, behind_ms, behind_events, beat_at)
     VALUES ($1, $2, $3, $4, $5, clock_timestamp())
     ON CONFLICT (process) DO UPDATE SET (role, position, behind_ms, behind_events, beat_at) =
       (excluded.role, excluded.position, excluded.behind_ms, excluded.behind_events, excluded.beat_at)`,
    [process, role, position.toString(), Math.round(behindMs), behindEvents],
  );
  await dataSource.query(`DELETE FROM projection.heartbeat WHERE beat_at < now() - interval '1 day'`);
};

/** A process that stops in order takes its heartbeat along. */
export const lastBeat = async (dataSource: DataSource, process: string): Promise<void> => {
  await dataSource.query('DELETE FROM projection.heartbeat WHERE process = $1', [process]);
};
