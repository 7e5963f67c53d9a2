import { Code, RpcError } from '../rpc/status';
import type { Call } from '../rpc/call';
import { shared, streams, type StreamMessages } from '../protocol/generated';
import { invalidArgument, storageFailed, streamDeleted } from '../protocol/errors';
import { streamName } from '../protocol/stream-name';
import type { EventFilter, Origin, Page, ReadAllRequest, ReadStreamRequest } from '../storage/requests';
import { authorize } from '../access/authorization';
import type { StoreContext } from '../context';
import { followAll, followStream } from './subscription';

type Options = StreamMessages.ReadReq.Options;

/** Streams/Read: a read of so many events, or a subscription. */
export async function read(
  context: StoreContext,
  request: StreamMessages.ReadReq,
  call: Call,
): Promise<void> {
  const options = request.getOptions();
  if (options === undefined) throw invalidArgument('A read needs its options.');
  const source = options.hasAll() ? allRequest(options) : streamRequest(options);
  await authorize(context, call, 'read', source.kind === 'read-all' ? '$all' : source.stream);
  if (options.hasSubscription()) {
    await (source.kind === 'read-all'
      ? followAll(context, call, source, checkpointInterval(options))
      : followStream(context, call, source));
  } else {
    await readPages(context, call, source);
  }
}

async function readPages(
  context: StoreContext,
  call: Call,
  request: ReadStreamRequest | ReadAllRequest,
): Promise<void> {
  let { from, maxCount } = request;
  while (maxCount > 0 && !call.isOver) {
    const page = await context.store.read({ ...request, from, maxCount });
    if (page.kind === 'stream-not-found' && request.kind === 'read-stream') {
      await call.send(streamNotFound(request.stream).serializeBinary());
      return;
    }
    if (page.kind === 'stream-deleted' && request.kind === 'read-stream') throw streamDeleted(request.stream);
    const { bytes, count, next, atEnd } = expectPage(page);
    if (bytes.length > 0) await call.sendFrames(bytes);
    if (atEnd) return;
    from = next;
    maxCount -= count;
  }
}

/** @throws RpcError for anything but a page. */
export function expectPage(result: Awaited<ReturnType<StoreContext['store']['read']>>): Page {
  if (result.kind === 'page') return result;
  if (result.kind === 'refused') throw storageFailed(result.reason);
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
  if (position !== undefined) return Math.min(Number(position.getCommitPosition()), Number.MAX_SAFE_INTEGER);
  return all?.hasEnd() === true ? 'end' : 'start';
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
