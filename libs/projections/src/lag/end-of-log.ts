import { NoSuchPosition, type EventStore } from '@arbitre/events';
import type { DataSource } from 'typeorm';
import { BEFORE_ALL, readCheckpoint } from '../batch/batch';
import { projectors } from '../projectors';

/** Where the log is asked for its end. */
export type LogEnd = Pick<EventStore, 'behind' | 'head'>;

/** How the read models stand to the end of the log. `still`: how long the slowest checkpoint has not moved. */
export type Distance =
  | {
      readonly kind: 'behind';
      readonly events: number;
      readonly milliseconds: number;
      readonly still: number;
    }
  /** The log ends before what was applied: it is an older copy. */
  | { readonly kind: 'ahead' };

/** Events that are counted; beyond it "very many" is as good. */
const MOST = 1_000;

type Row = { readonly slowest: string; readonly furthest: string; readonly still_ms: string };

const checkpointsOf = async (dataSource: DataSource): Promise<Row | null> => {
  const [row] = await dataSource.query<Row[]>(
    `SELECT c.position AS slowest, max(c.position) OVER () AS furthest,
            extract(epoch FROM clock_timestamp() - c.moved_at) * 1000 AS still_ms
       FROM projection.checkpoint c JOIN projection.generation g ON g.id = c.generation
       JOIN unnest($1::text[], $2::int[]) AS p (model, version) ON p.model = g.model AND p.version = g.version
      WHERE g.state = 'live' ORDER BY c.position, c.moved_at LIMIT 1`,
    [projectors.map(({ model }) => model), projectors.map(({ version }) => version)],
  );
  return row ?? null;
};

/** Whether the log ends before a position that was applied. */
export const endsBefore = async (store: Pick<EventStore, 'head'>, position: bigint): Promise<boolean> =>
  position > BEFORE_ALL && position > ((await store.head()) ?? BEFORE_ALL);

/** Measured from the end of the store's log, whatever the feeder says; null while every model waits for its rebuild. */
export const distanceToEnd = async (dataSource: DataSource, store: LogEnd): Promise<Distance | null> => {
  const row = await checkpointsOf(dataSource);
  if (row === null) return null;
  if (await endsBefore(store, readCheckpoint(row.furthest))) return { kind: 'ahead' };
  const slowest = readCheckpoint(row.slowest);
  try {
    const { events, since } = await store.behind(slowest === BEFORE_ALL ? null : slowest, MOST);
    const milliseconds = since === null ? 0 : Math.max(0, Date.now() - Date.parse(since));
    return { kind: 'behind', events, milliseconds, still: Number(row.still_ms) };
  } catch (error) {
    if (error instanceof NoSuchPosition) return { kind: 'ahead' };
    throw error;
  }
};
