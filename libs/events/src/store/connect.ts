import type { EventStoreDBClient } from '@eventstore/db-client';
import { catalogue as everything, type Catalogue } from '../catalogue/catalogue';
import { appendOnce } from './append';
import { readBehind } from './behind';
import { Codec } from './codec';
import { Connection, type TimeLimits } from './connection';
import type {
  AllSubscription,
  AppendOutcome,
  Behind,
  ConnectionState,
  EventStore,
  LoadedStream,
  ProposedEvent,
  ReadAllOptions,
  StoredEvent,
  SubscribeOptions,
} from './contract';
import { NoSuchPosition, StoreRefused, UnreadableEvent, UnwritableEvent } from './errors';
import { isNoPosition } from './lost';
import { readAt, readFirst, readHead, readPage, readStream } from './read';
import { isSystemEvent } from './stored-event';
import { ResumingSubscription } from './subscription';
import { Turnstile } from './turnstile';
import type { Position } from '../position';
import type { RecordedEvent } from '../recorded-event';

/** `catalogue`: the events that are known; absent: all that Arbitre records. */
export type ConnectOptions = Partial<TimeLimits> & { readonly catalogue?: Catalogue };

const LIMITS: TimeLimits = { attempt: 5_000, limit: 20_000 };
/**
 * The client queues appends on one call, and rejects what waits there outside of anybody's reach when that call
 * breaks. Below its buffer of sixteen nothing ever waits there.
 */
const APPENDS_AT_ONCE = 8;
const DEFAULT_PAGE = 1000;

class ConnectedStore implements EventStore {
  private readonly appends = new Turnstile(APPENDS_AT_ONCE);
  private readonly subscriptions = new Set<AllSubscription>();

  private readonly codec: Codec;

  constructor(
    private readonly connection: Connection,
    readonly catalogue: Catalogue,
  ) {
    this.codec = new Codec(catalogue, (stream) =>
      connection.ask(`reading the first event of ${stream}`, (client, ms) => readFirst(client, stream, ms)),
    );
  }

  get state(): ConnectionState {
    return this.connection.state;
  }

  async load(stream: string): Promise<LoadedStream> {
    const stored = await this.loadStored(stream);
    const events = this.codec.readStream(stream, stored.events);
    const odd = events.find(({ problem }) => problem !== undefined);
    if (odd !== undefined) throw new UnreadableEvent(stream, odd.revision, odd.problem ?? '');
    return { ...stored, events };
  }

  async loadStored(stream: string): Promise<LoadedStream<StoredEvent>> {
    const { attempt } = this.connection.limits;
    const events = await this.connection.ask(`reading ${stream}`, (client) =>
      readStream(client, stream, attempt),
    );
    return { stream, revision: events.at(-1)?.revision ?? -1, events };
  }

  async append(
    stream: string,
    events: readonly ProposedEvent[],
    expectedRevision: number,
  ): Promise<AppendOutcome> {
    const problem = await this.codec.problem(stream, events, expectedRevision);
    if (problem !== null) throw new UnwritableEvent(stream, problem);
    return this.appends.pass(() =>
      this.connection.ask(`writing to ${stream}`, (client, ms) =>
        appendOnce(client, stream, events, expectedRevision, ms),
      ),
    );
  }

  async *readAll(options: ReadAllOptions): AsyncIterable<readonly RecordedEvent[]> {
    for await (const page of this.readAllStored(options)) yield await this.codec.read(page);
  }

  async *readAllStored(options: ReadAllOptions): AsyncIterable<readonly StoredEvent[]> {
    const { upTo, maxBatch: count = DEFAULT_PAGE, system = false } = options;
    const { attempt } = this.connection.limits;
    let after = options.after;
    for (;;) {
      const page = await this.askAt(after, 'reading $all', (client) =>
        readPage(client, { after, count }, attempt),
      );
      const wanted = page.filter(
        (event) => (system || !isSystemEvent(event)) && (upTo === undefined || event.position <= upTo),
      );
      if (wanted.length > 0) yield wanted;
      const last = page.at(-1);
      if (last === undefined || page.length < count || (upTo !== undefined && last.position >= upTo)) return;
      after = last.position;
    }
  }

  subscribeToAll(options: SubscribeOptions): AllSubscription {
    const subscription = new ResumingSubscription(this.connection, this.codec, options);
    this.subscriptions.add(subscription);
    return subscription;
  }

  head(): Promise<Position | null> {
    const { attempt } = this.connection.limits;
    return this.connection.ask('reading the end of $all', (client) => readHead(client, attempt));
  }

  eventAt(position: Position): Promise<StoredEvent | null> {
    const { attempt } = this.connection.limits;
    return this.connection.ask(`reading the event at ${position}`, (client) =>
      readAt(client, position, attempt),
    );
  }

  behind(after: Position | null, most: number): Promise<Behind> {
    const { attempt } = this.connection.limits;
    return this.askAt(after, 'reading the end of $all', (client) => readBehind(client, after, most, attempt));
  }

  /** Asks about a position, and tells the answer that there is none from every other refusal. */
  private async askAt<Answer>(
    position: Position | null,
    doing: string,
    attempt: (client: EventStoreDBClient) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await this.connection.ask(doing, attempt);
    } catch (error) {
      if (position === null || !(error instanceof StoreRefused) || !isNoPosition(error.cause)) throw error;
      throw new NoSuchPosition(position, doing, error.cause);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions].map((each) => each.stop()));
    await this.connection.close();
  }
}

/**
 * A store by its connection string (`esdb://127.0.0.1:2113?tls=false`). Connects when first used.
 * @throws Error when the string cannot be read, or asks for something that the client does wrongly.
 */
export const connect = (
  connectionString: string,
  { catalogue = everything, ...limits }: ConnectOptions = {},
): EventStore => {
  if (/throwOnAppendFailure=false/i.test(connectionString))
    throw new Error(
      'The event store address asks for throwOnAppendFailure=false: the client then answers a wrong revision. Leave it out.',
    );
  return new ConnectedStore(new Connection(connectionString, { ...LIMITS, ...limits }), catalogue);
};
