import { catalogue } from '../catalogue/catalogue';
import { appendOnce } from './append';
import { Connection, type TimeLimits } from './connection';
import type {
  AllSubscription,
  AppendOutcome,
  ConnectionState,
  EventStore,
  LoadedStream,
  ProposedEvent,
  ReadAllOptions,
  StoredEvent,
  SubscribeOptions,
} from './contract';
import { UnreadableEvent, UnwritableEvent } from './errors';
import { readHead, readPage, readStream } from './read';
import { isSystemEvent } from './stored-event';
import { ResumingSubscription } from './subscription';
import { Turnstile } from './turnstile';
import type { Position, RecordedEvent } from '../recorded-event';

export type ConnectOptions = Partial<TimeLimits>;

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

  constructor(private readonly connection: Connection) {}

  get state(): ConnectionState {
    return this.connection.state;
  }

  async load(stream: string): Promise<LoadedStream> {
    const stored = await this.loadStored(stream);
    return { ...stored, events: stored.events.map(readable) };
  }

  async loadStored(stream: string): Promise<LoadedStream<StoredEvent>> {
    const { attempt } = this.connection.limits;
    const events = await this.connection.ask(`reading ${stream}`, (client) =>
      readStream(client, stream, attempt),
    );
    return { stream, revision: events.at(-1)?.revision ?? -1, events };
  }

  append(stream: string, events: readonly ProposedEvent[], expectedRevision: number): Promise<AppendOutcome> {
    for (const { type, data } of events) {
      const problem = catalogue.problem(type, data);
      if (problem !== null) return Promise.reject(new UnwritableEvent(stream, problem));
    }
    const { attempt } = this.connection.limits;
    return this.appends.pass(() =>
      this.connection.ask(`writing to ${stream}`, (client) =>
        appendOnce(client, stream, events, expectedRevision, attempt),
      ),
    );
  }

  async *readAll(options: ReadAllOptions): AsyncIterable<readonly RecordedEvent[]> {
    for await (const page of this.readAllStored(options)) yield page.map((each) => catalogue.decode(each));
  }

  async *readAllStored(options: ReadAllOptions): AsyncIterable<readonly StoredEvent[]> {
    const { upTo, maxBatch: count = DEFAULT_PAGE } = options;
    const { attempt } = this.connection.limits;
    let after = options.after;
    for (;;) {
      const page = await this.connection.ask('reading $all', (client) =>
        readPage(client, { after, count }, attempt),
      );
      const wanted = page.filter(
        (event) => !isSystemEvent(event) && (upTo === undefined || event.position <= upTo),
      );
      if (wanted.length > 0) yield wanted;
      const last = page.at(-1);
      if (last === undefined || page.length < count || (upTo !== undefined && last.position >= upTo)) return;
      after = last.position;
    }
  }

  subscribeToAll(options: SubscribeOptions): AllSubscription {
    const subscription = new ResumingSubscription(this.connection, catalogue, options);
    this.subscriptions.add(subscription);
    return subscription;
  }

  head(): Promise<Position | null> {
    const { attempt } = this.connection.limits;
    return this.connection.ask('reading the end of $all', (client) => readHead(client, attempt));
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions].map((each) => each.stop()));
    await this.connection.close();
  }
}

const readable = (stored: StoredEvent): RecordedEvent => {
  const event = catalogue.decode(stored);
  if (event.problem !== undefined) throw new UnreadableEvent(event.stream, event.revision, event.problem);
  return event;
};

/**
 * A store by its connection string (`esdb://127.0.0.1:2113?tls=false`). Connects when first used.
 * @throws Error when the string cannot be read, or asks for something that the client does wrongly.
 */
export const connect = (connectionString: string, options: ConnectOptions = {}): EventStore => {
  if (/throwOnAppendFailure=false/i.test(connectionString))
    throw new Error(
      'The event store address asks for throwOnAppendFailure=false: the client then answers a wrong revision. Leave it out.',
    );
  return new ConnectedStore(new Connection(connectionString, { ...LIMITS, ...options }));
};
