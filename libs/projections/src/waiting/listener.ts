import { Client } from 'pg';
import { messageOf } from '../batch/failure';

const RETRY_MS = [100, 250, 500, 1_000, 2_000];

/** One connection that LISTENs on a channel, and comes back by itself when it is lost. */
export class Listener {
  private client: Client | null = null;
  private connecting: Promise<void> | null = null;
  private closed = false;
  private failures = 0;

  constructor(
    private readonly url: string,
    private readonly channel: 'checkpoint' | 'read_model',
    private readonly onPayload: (payload: string) => void,
    /** After each (re)connection: what was announced while nobody listened must be looked up. */
    private readonly onConnected: () => void = () => undefined,
    private readonly onLost: (reason: string) => void = () => undefined,
  ) {}

  /** Resolves once it listens; fails when the first connection fails. */
  start(): Promise<void> {
    this.connecting ??= this.connect().catch((error: unknown) => {
      this.connecting = null;
      throw error;
    });
    return this.connecting;
  }

  async close(): Promise<void> {
    this.closed = true;
    const client = this.client;
    this.client = null;
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
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
    await client.connect();
    await client.query(`LISTEN ${this.channel}`);
    // Listening alone keeps no process alive. (pg has the method, its types lack it.)
    (client as Client & { unref(): void }).unref();
    this.client = client;
    this.failures = 0;
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
    setTimeout(() => {
      if (this.closed) return;
      this.connecting = this.connect();
      this.connecting.catch((error: unknown) => {
        this.onLost(messageOf(error));
        this.reconnectLater();
      });
    }, wait).unref();
  }
}
