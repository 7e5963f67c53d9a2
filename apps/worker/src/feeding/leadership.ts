import { Client } from 'pg';
import { log } from '../log';

/** Advisory lock of the one feeder. */
const FEEDER_LOCK = 762_003;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A feeder that holds the lock without a sign of life for this long is frozen. */
const FROZEN_AFTER = '5 seconds';

/** The right to be the feeder: a lock of a Postgres session of its own, gone when that session is. */
export class Leadership {
  private client: Client | null = null;

  constructor(
    private readonly url: string,
    private readonly onLost: (reason: string) => void,
  ) {}

  get held(): boolean {
    return this.client !== null;
  }

  /** Tries to become the feeder; false while another one is. */
  async take(): Promise<boolean> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      application_name: 'arbitre feeder',
    });
    client.on('error', (error) => {
      this.lost(client, messageOf(error));
    });
    client.on('end', () => {
      this.lost(client, 'its Postgres session ended');
    });
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      FEEDER_LOCK,
    ]);
    if (rows[0]?.taken === true) {
      this.client = client;
      return true;
    }
    await this.endFrozenHolder(client);
    await client.end();
    return false;
  }

  async release(): Promise<void> {
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  /** Ends the session of a holder that shows no life: a frozen process keeps its lock, but must not keep the feed. */
  private async endFrozenHolder(client: Client): Promise<void> {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(l.pid) FROM pg_locks l
        WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted
          AND NOT EXISTS (SELECT 1 FROM projection.heartbeat
                           WHERE role = 'feeder' AND beat_at > clock_timestamp() - $2::interval)
          AND EXISTS (SELECT 1 FROM pg_stat_activity a
                       WHERE a.pid = l.pid AND a.backend_start < clock_timestamp() - $2::interval)`,
      [FEEDER_LOCK, FROZEN_AFTER],
    );
    if ((rowCount ?? 0) > 0) log.warn('the feeder shows no sign of life: its session was ended');
  }

  private lost(client: Client, reason: string): void {
    if (this.client !== client) return;
    this.client = null;
    this.onLost(reason);
  }
}
