// A store byte by byte: the official client parses what is JSON, and what it writes again need not be the same bytes.
import { EventStoreDBClient } from '@eventstore/db-client';
import { letGo } from '@arbitre/events';
import type { CallOptions, Metadata, ServiceError } from '@grpc/grpc-js';
import { shared, streams, StreamsClient, type StreamMessages } from '../../eventstore/src/protocol/generated';

/** An event as its bytes. `position` is where it lies in its own log. */
export type RawEvent = {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  readonly position: bigint;
};

export type RawStore = {
  /** All events of the log in its order, page by page, behind a position or from the start; the store's own among them. */
  pages(after: bigint | null): AsyncIterable<readonly RawEvent[]>;
  /** Appends behind `expected` (-1: a stream that is not there; null: wherever it ends). @throws ServiceError */
  append(
    stream: string,
    events: readonly RawEvent[],
    expected: number | null,
  ): Promise<'written' | 'conflict'>;
  /** True when the stream has events. */
  has(stream: string): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * What the client's commands use and its types hide from others. Going through it, and not past it, keeps the client's
 * discovery of the leader, its certificates and its credentials.
 */
export type ClientInside = {
  execute<Result>(
    service: typeof StreamsClient,
    name: string,
    action: (client: InstanceType<typeof StreamsClient>) => Promise<Result>,
  ): Promise<Result>;
  callArguments(options: object): [Metadata, CallOptions];
};

const PAGE = 1000;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const identifier = (name: string): InstanceType<typeof shared.StreamIdentifier> =>
  new shared.StreamIdentifier().setStreamName(encoder.encode(name));

const identified = (id: string): InstanceType<typeof shared.UUID> => new shared.UUID().setString(id);

const rawEvent = (recorded: StreamMessages.ReadResp.ReadEvent.RecordedEvent): RawEvent => ({
  id: recorded.getId()?.getString() ?? '',
  stream: decoder.decode(recorded.getStreamIdentifier()?.getStreamName_asU8()),
  revision: Number(recorded.getStreamRevision()),
  type: recorded.getMetadataMap().get('type') ?? '',
  contentType: recorded.getMetadataMap().get('content-type') ?? '',
  data: recorded.getData_asU8(),
  metadata: recorded.getCustomMetadata_asU8(),
  position: BigInt(recorded.getCommitPosition()),
});

const options = (count: number): StreamMessages.ReadReq.Options =>
  new streams.ReadReq.Options()
    .setCount(String(count))
    .setResolveLinks(false)
    .setReadDirection(streams.ReadReq.Options.ReadDirection.FORWARDS)
    .setNoFilter(new shared.Empty())
    .setUuidOption(new streams.ReadReq.Options.UUIDOption().setString(new shared.Empty()));

/** A page of `$all` from the position of an event on, that event included. */
const pageFrom = (from: bigint | null): StreamMessages.ReadReq => {
  const all = new streams.ReadReq.Options.AllOptions();
  if (from === null) all.setStart(new shared.Empty());
  else
    all.setPosition(
      new streams.ReadReq.Options.Position().setCommitPosition(String(from)).setPreparePosition(String(from)),
    );
  return new streams.ReadReq().setOptions(options(from === null ? PAGE : PAGE + 1).setAll(all));
};

const firstOf = (stream: string): StreamMessages.ReadReq =>
  new streams.ReadReq().setOptions(
    options(1).setStream(
      new streams.ReadReq.Options.StreamOptions()
        .setStreamIdentifier(identifier(stream))
        .setStart(new shared.Empty()),
    ),
  );

const proposal = (event: RawEvent): StreamMessages.AppendReq => {
  const message = new streams.AppendReq.ProposedMessage().setId(identified(event.id));
  message.setData(event.data).setCustomMetadata(event.metadata);
  message.getMetadataMap().set('type', event.type).set('content-type', event.contentType);
  return new streams.AppendReq().setProposedMessage(message);
};

const target = (stream: string, expected: number | null): StreamMessages.AppendReq => {
  const place = new streams.AppendReq.Options().setStreamIdentifier(identifier(stream));
  if (expected === null) place.setAny(new shared.Empty());
  else if (expected < 0) place.setNoStream(new shared.Empty());
  else place.setRevision(String(expected));
  return new streams.AppendReq().setOptions(place);
};

/** A store by its connection string. @throws Error when the string cannot be read */
export const rawStore = (url: string): RawStore => {
  const client = EventStoreDBClient.connectionString(url);
  const inside = client as unknown as ClientInside;

  const read = (request: StreamMessages.ReadReq): Promise<readonly RawEvent[]> =>
    inside.execute(StreamsClient, 'read', async (stub) => {
      const call = stub.read(request, ...inside.callArguments({}));
      const events: RawEvent[] = [];
      for await (const answer of call as AsyncIterable<StreamMessages.ReadResp>) {
        const recorded = answer.getEvent()?.getEvent();
        if (recorded !== undefined) events.push(rawEvent(recorded));
      }
      return events;
    });

  return {
    async *pages(after) {
      let last = after;
      for (;;) {
        const page = await read(pageFrom(last));
        const news = page.filter(({ position }) => last === null || position > last);
        if (news.length > 0) yield news;
        last = page.at(-1)?.position ?? last;
        if (page.length < PAGE) return;
      }
    },
    append: (stream, events, expected) =>
      inside.execute(
        StreamsClient,
        'append',
        (stub) =>
          new Promise((resolve, reject) => {
            const call = stub.append(...inside.callArguments({}), (error: ServiceError | null, answer) => {
              if (error !== null) reject(error);
              else resolve(answer.hasSuccess() ? 'written' : 'conflict');
            });
            for (const message of [target(stream, expected), ...events.map(proposal)]) call.write(message);
            call.end();
          }),
      ),
    has: async (stream) => (await read(firstOf(stream))).length > 0,
    close: () => letGo(client),
  };
};
