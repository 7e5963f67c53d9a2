import type { DataSource } from 'typeorm';
import { alarmText } from '../batch/alarm-text';

/** `silent`: the subscription said nothing while the log grew. `ahead`: the log ends before what was applied. */
export type IncidentKind = 'silent' | 'ahead';

/** Something that happened to the feed as a whole, and the command that mends it. */
export type Incident = {
  readonly kind: IncidentKind;
  readonly detail: string;
  readonly mend: string;
  readonly times: number;
  readonly raisedAt: Date;
};

const MEND: Readonly<Record<IncidentKind, string>> = {
  silent: 'The feeder starts its subscription again by itself; where this goes on, look at the event store.',
  ahead: 'Run: node dist/apps/worker/main.js rebuild all',
};

/** Writes it down, or counts it once more. */
export const raiseIncident = async (
  dataSource: DataSource,
  kind: IncidentKind,
  detail: string,
): Promise<void> => {
  await dataSource.query(
    `INSERT INTO projection.incident (kind, detail, mend) VALUES ($1, $2, $3)
     ON CONFLICT (kind) DO UPDATE SET (detail, mend, times, raised_at, lifted_at) =
       (excluded.detail, excluded.mend, projection.incident.times + 1, now(), NULL)`,
    [kind, alarmText(detail), MEND[kind]],
  );
};

/** It is over; the row stays as a memory. */
export const liftIncident = async (dataSource: DataSource, kind: IncidentKind): Promise<void> => {
  await dataSource.query(
    'UPDATE projection.incident SET lifted_at = now() WHERE kind = $1 AND lifted_at IS NULL',
    [kind],
  );
};

/** Those that are not over. */
export const incidents = (dataSource: DataSource): Promise<readonly Incident[]> =>
  dataSource.query<Incident[]>(
    `SELECT kind, detail, mend, times, raised_at AS "raisedAt" FROM projection.incident
      WHERE lifted_at IS NULL ORDER BY raised_at`,
  );
