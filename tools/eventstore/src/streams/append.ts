import { shared, streams, type StreamMessages } from '../protocol/generated';
import {
  invalidArgument,
  maximumAppendSizeExceeded,
  storageFailed,
  streamDeleted,
  timedOut,
} from '../protocol/errors';
import { streamName } from '../protocol/stream-name';
import type { Call } from '../rpc/call';
import { NO_STREAM, type ExpectedRevision } from '../storage/expected-revision';
import { packed, type ProposedEvent, type ProposedEvents } from '../storage/proposed-events';
import type { WriteResult } from '../storage/requests';
import { authorize } from '../access/authorization';
import type { StoreContext } from '../context';
import { appendSize, proposedEvent } from './proposal';

interface Proposal {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvents[];
}

/** Streams/Append: one append a call, options first, then the events. */
export async function append(
  context: StoreContext,
  requests: AsyncGenerator<StreamMessages.AppendReq>,
  call: Call,
): Promise<void> {
  const proposal = await collect(requests, context.limits.maxAppendBytes);
  await authorize(context, call, 'write', proposal.stream);
  const result = await context.store.write({
    kind: 'append',
    ...proposal,
    forgetIds: context.faults.forgetsIds(),
  });
  const fault = context.faults.afterCommit();
  if (fault !== undefined) throw fault;
  await call.send(response(proposal, result).serializeBinary());
}

async function collect(requests: AsyncGenerator<StreamMessages.AppendReq>, limit: number): Promise<Proposal> {
  let options: StreamMessages.AppendReq.Options | undefined;
  const events: ProposedEvent[] = [];
  let size = 0;
  for await (const request of requests) {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message === undefined) continue;
    const event = proposedEvent(message);
    size += appendSize(event.data.length, event.metadata.length, event.type);
    if (size > limit) throw maximumAppendSizeExceeded(limit);
    events.push(event);
  }
  if (options === undefined) throw invalidArgument('An append begins with its options.');
  return {
    stream: streamName(options.getStreamIdentifier()),
    expected: expectedRevision(options),
    events: [packed(events)],
  };
}

/** The expected revision of an append or a deletion. */
export function expectedRevision(
  options:
    StreamMessages.AppendReq.Options | StreamMessages.DeleteReq.Options | StreamMessages.TombstoneReq.Options,
): ExpectedRevision {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return options.hasRevision() ? Number(options.getRevision()) : 'any';
}

function response({ stream, expected }: Proposal, result: WriteResult): StreamMessages.AppendResp {
  const answer = new streams.AppendResp();
  switch (result.kind) {
    case 'written':
      return answer.setSuccess(success(result.revision, result.position));
    case 'wrong-expected-version':
      return answer.setWrongExpectedVersion(conflict(expected, result.actual));
    case 'stream-deleted':
      throw streamDeleted(stream);
    case 'timeout':
      throw timedOut();
    case 'refused':
      throw storageFailed(result);
  }
}

function success(revision: number, at: number | undefined): StreamMessages.AppendResp.Success {
  const message = new streams.AppendResp.Success();
  message.setCurrentRevision(String(revision));
  if (at === undefined) return message.setNoPosition(new shared.Empty());
  const position = new streams.AppendResp.Position();
  return message.setPosition(position.setCommitPosition(String(at)).setPreparePosition(String(at)));
}

function conflict(
  expected: ExpectedRevision,
  actual: number,
): StreamMessages.AppendResp.WrongExpectedVersion {
  const message = new streams.AppendResp.WrongExpectedVersion();
  if (actual === NO_STREAM) message.setCurrentNoStream(new shared.Empty());
  else message.setCurrentRevision(String(actual));
  switch (expected) {
    case 'any':
      return message.setExpectedAny(new shared.Empty());
    case 'no_stream':
      return message.setExpectedNoStream(new shared.Empty());
    case 'stream_exists':
      return message.setExpectedStreamExists(new shared.Empty());
    default:
      return message.setExpectedRevision(String(expected));
  }
}
