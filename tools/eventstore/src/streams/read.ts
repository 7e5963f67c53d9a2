import { Code, RpcError } from '../rpc/status';
import type { Call } from '../rpc/call';
import { decode } from '../rpc/service';
import { shared, streams, StreamsService, type StreamMessages } from '../protocol/generated';
import {
  forwardsFromTheEnd,
  invalidArgument,
  noSuchPosition,
  storageFailed,
  streamDeleted,
} from '../protocol/errors';
import { streamName } from '../protocol/stream-name';
import type { EventFilter, Origin, Page, ReadAllRequest, ReadStreamRequest } from '../storage/requests';
import { Recent } from '../storage/recent';
import { authorize } from '../access/authorization';
import type { StoreContext } from '../context';
import { followAll, followStream } from './subscription';

/** On the wire both "nothing yet" and "the end": what is asked for from there is what comes. */
export const NOTHING_YET = 2n ** 64n - 1n;

type Options = StreamMessages.ReadReq.Options;

/** What a request says. */
interface Asked {
  readonly source: ReadStreamRequest | ReadAllRequest;
  /** Of a subscription: considered events between two checkpoints. */
  readonly checkpoints: number | undefined;
}

/** A deal is read over and over while it is played, each time by the same bytes. */
const known = new Recent<string, Asked>(1_000);
const KNOWN_BYTES = 256;

/** Streams/Read: a read of so many events, or a subscription. */
export async function read(context: StoreContext, message: Buffer, call: Call): Promise<void> {
  const { source, checkpoints } = asked(message);
  await authorize(context, call, 'read', source.kind === 'read-all' ? '$all' : source.stream);
  if (checkpoints !== undefined) {
    await (source.kind === 'read-all'
      ? followAll(context, call, source, checkpoints)
      : followStream(context, call, source));
  } else {
    await readPages(context, call, source);
  }
}

/** @throws RpcError for what is no such request, or asks for what there cannot be */
function asked(message: Buffer): Asked {
  const key = message.length > KNOWN_BYTES ? undefined : message.toString('latin1');
  const same = key === undefined ? undefined : known.get(key);
  if (same !== undefined) return same;
  const options = decode(StreamsService.read, message).getOptions();
  if (options === undefined) throw invalidArgument('A read needs its options.');
  const source = options.hasAll() ? allRequest(options) : streamRequest(options);
  const fresh = { source, checkpoints: options.hasSubscription() ? checkpointInterval(options) : undefined };
  if (key !== undefined) known.set(key, fresh);
  return fresh;
}

async function readPages(
  context: StoreContext,
  call: Call,
  request: ReadStreamRequest | ReadAllRequest,
): Promise<void> {
  if (request.kind === 'read-stream' && !request.backwards && request.from === 'end')
    throw forwardsFromTheEnd();
  let { maxCount } = request;
  let reading = context.store.read({ ...request, ...mustExist(request) });
  let leaving = Promise.resolve();
  while (maxCount > 0 && !call.isOver) {
    const page = await reading;
    if (page.kind === 'invalid-position') throw noSuchPosition(page.beyondEnd);
    if (page.kind === 'stream-not-found' && request.kind === 'read-stream') {
      await call.send(streamNotFound(request.stream).serializeBinary());
      return;
    }
    if (page.kind === 'stream-deleted' && request.kind === 'read-stream') throw streamDeleted(request.stream);
    const { bytes, count, next, atEnd } = expectPage(page);
    maxCount -= count;
    // The next page is made while two travel: a caller who does not read has those, that one prepared, and no further.
    if (!atEnd && maxCount > 0) reading = context.store.read({ ...request, from: next, maxCount });
    const before = leaving;
    if (bytes.length > 0) leaving = sendPage(call, request, bytes);
    await before;
    if (atEnd) break;
  }
  await leaving;
}

/** Pages of `$all` are nobody else's; those of a stream may be kept, or be another call's too. */
export const sendPage = (
  call: Call,
  { kind }: ReadStreamRequest | ReadAllRequest,
  bytes: Page['bytes'],
): Promise<void> => (kind === 'read-all' ? call.sendOwn(bytes) : call.sendFrames(bytes));

/** The position that a caller gave must be a record's. */
export const mustExist = (request: ReadStreamRequest | ReadAllRequest): { mustExist?: number } =>
  request.kind === 'read-all' && typeof request.from === 'number' ? { mustExist: request.from } : {};

/** @throws RpcError for anything but a page. */
export function expectPage(result: Awaited<ReturnType<StoreContext['store']['read']>>): Page {
  if (result.kind === 'page') return result;
  if (result.kind === 'refused') throw storageFailed(result);
  throw new RpcError(Code.UNKNOWN, `The read answered ${result.kind}.`);
}

function streamNotFound(stream: string): StreamMessages.ReadResp {
  const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
  return new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier),
  );
}

function streamRequest(options: Options): ReadStreamRequest {
  const stream = options.getStream();
  if (stream === undefined) throw invalidArgument('A read names a stream or $all.');
  const from = stream.hasRevision() ? Number(stream.getRevision()) : stream.hasEnd() ? 'end' : 'start';
  return {
    kind: 'read-stream',
    stream: streamName(stream.getStreamIdentifier()),
    from,
    backwards: options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS,
    subscription: options.hasSubscription(),
    ...shape(options),
  };
}

function allRequest(options: Options): ReadAllRequest {
  const all = options.getAll();
  const filter = eventFilter(options.getFilter());
  return {
    kind: 'read-all',
    from: allOrigin(all),
    backwards: options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS,
    ...(filter !== undefined && { filter }),
    ...shape(options),
  };
}

function allOrigin(all: StreamMessages.ReadReq.Options.AllOptions | undefined): Origin {
  const position = all?.getPosition();
  if (position === undefined) return all?.hasEnd() === true ? 'end' : 'start';
  const commit = BigInt(position.getCommitPosition());
  if (commit === NOTHING_YET) return 'end';
  return Math.min(Number(commit), Number.MAX_SAFE_INTEGER - 1);
}

function shape(options: Options) {
  const count = options.hasCount() ? Number(options.getCount()) : Number.MAX_SAFE_INTEGER;
  return {
    resolveLinks: options.getResolveLinks(),
    structuredIds: options.getUuidOption()?.hasStructured() ?? false,
    maxCount: Math.min(count, Number.MAX_SAFE_INTEGER),
  };
}

interface FilterOptions {
  getStreamIdentifier(): { getRegex(): string; getPrefixList(): string[] } | undefined;
  getEventType(): { getRegex(): string; getPrefixList(): string[] } | undefined;
}

/** @throws RpcError for a filter without expression or with a regular expression that is none. */
export function eventFilter(options: FilterOptions | undefined): EventFilter | undefined {
  if (options === undefined) return undefined;
  const onStream = options.getStreamIdentifier();
  const expression = onStream ?? options.getEventType();
  if (expression === undefined) throw invalidArgument('A filter is on the stream name or the event type.');
  const on = onStream === undefined ? 'type' : 'stream';
  const regex = expression.getRegex();
  const prefixes = expression.getPrefixList();
  if (regex === '') return { on, prefixes };
  try {
    new RegExp(regex);
  } catch {
    throw invalidArgument(`'${regex}' is no regular expression.`);
  }
  return { on, regex };
}

/** Considered events between two checkpoints: the multiplier times the search window (32 where none is set). */
function checkpointInterval(options: Options): number {
  const filter = options.getFilter();
  const window = filter?.hasMax() === true ? filter.getMax() : 32;
  return Math.max(1, window * Math.max(1, filter?.getCheckpointintervalmultiplier() ?? 1));
}
