import { Client } from 'pg';
import { messageOf } from '../batch/failure';

const ANSWER_WITHIN_MS = 5_000;
const RETRY_MS = [100, 250, 500, 1_000, 2_000];

/** One connection that LISTENs on a channel, and comes back by itself when it is lost. */
export class Listener {
  private client: Client | null = null;
  private connecting: Promise<void> | null = null;
  private again: NodeJS.Timeout | undefined;
  /** Whether it has ever listened: from then on it comes back by itself. */
  private hasListened = false;
  private closed = false;
  private failures = 0;

  constructor(
    private readonly url: string,
    private readonly channel: 'checkpoint' | 'read_model' | 'session_ended',
    private readonly onPayload: (payload: string) => void,
    /** After each (re)connection: what was announced while nobody listened must be looked up. */
    private readonly onConnected: () => void = () => undefined,
    private readonly onLost: (reason: string) => void = () => undefined,
  ) {}

  /**
   * Resolves once it listens; fails when it cannot be connected now. A connection that was lost is not waited for until its
   * next turn: whoever asks has it tried at once.
   */
  start(): Promise<void> {
    if (this.client !== null) return Promise.resolve();
    return this.connecting ?? this.attempt();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.again);
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private attempt(): Promise<void> {
    clearTimeout(this.again);
    const attempt = this.connect()
      .catch((error: unknown) => {
        if (this.hasListened) this.reconnectLater();
        throw error;
      })
      .finally(() => {
        if (this.connecting === attempt) this.connecting = null;
      });
    this.connecting = attempt;
    return attempt;
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      // A server that takes the connection and says nothing is away too: nobody waits for it without end.
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      application_name: 'arbitre listener',
    });
    client.on('error', (error) => {
      this.lost(client, messageOf(error));
    });
    client.on('end', () => {
      this.lost(client, 'the connection ended');
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.onPayload(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) {
      await client.end();
      return;
    }
    // Listening alone keeps no process alive. (pg has the method, its types lack it.)
    (client as Client & { unref(): void }).unref();
    this.client = client;
    this.failures = 0;
    this.hasListened = true;
    this.onConnected();
  }

  private lost(client: Client, reason: string): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    this.onLost(reason);
    this.reconnectLater();
  }

  private reconnectLater(): void {
    const wait = RETRY_MS[Math.min(this.failures++, RETRY_MS.length - 1)] ?? 2_000;
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      if (this.closed) return;
      this.attempt().catch((error: unknown) => {
        this.onLost(messageOf(error));
      });
    }, wait).unref();
  }
}
