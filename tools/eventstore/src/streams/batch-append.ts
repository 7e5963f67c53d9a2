import {
  any,
  empty,
  rpcStatus,
  shared,
  streams,
  type StatusMessages,
  type StreamMessages,
} from '../protocol/generated';
import { streamName } from '../protocol/stream-name';
import { uuidMessage, uuidText } from '../protocol/uuid';
import { invalidArgument } from '../protocol/errors';
import type { Call } from '../rpc/call';
import { Code, RpcError } from '../rpc/status';
import { NO_STREAM, type ExpectedRevision } from '../storage/expected-revision';
import type { ProposedEvent, WriteResult } from '../storage/requests';
import { authorize } from '../access/authorization';
import type { StoreContext } from '../context';
import { appendSize, proposedEvent } from './proposal';

/** An append whose chunks are still arriving. */
interface Batch {
  readonly correlationId: string;
  readonly options: StreamMessages.BatchAppendReq.Options;
  readonly stream: string;
  readonly events: ProposedEvent[];
  size: number;
  /** What is wrong with it already; its answer waits for the last chunk. */
  failure: RpcError | undefined;
}

/**
 * Streams/BatchAppend: one call carries all appends of a client, in chunks. Each append gets exactly one answer, with its
 * correlation id and stream, in the order of completion.
 */
export async function batchAppend(
  context: StoreContext,
  requests: AsyncGenerator<StreamMessages.BatchAppendReq>,
  call: Call,
): Promise<void> {
  const open = new Map<string, Batch>();
  const running = new Set<Promise<void>>();
  for await (const request of requests) {
    const batch = collect(open, request, context.limits.maxAppendBytes);
    if (!request.getIsFinal()) continue;
    open.delete(batch.correlationId);
    const append = complete(context, batch, call).finally(() => running.delete(append));
    running.add(append);
  }
  await Promise.all(running);
}

function collect(open: Map<string, Batch>, request: StreamMessages.BatchAppendReq, limit: number): Batch {
  const correlationId = uuidText(request.getCorrelationId());
  if (correlationId === undefined) throw invalidArgument('A batch has no correlation id.');
  const batch = open.get(correlationId) ?? begin(correlationId, request.getOptions());
  open.set(correlationId, batch);
  try {
    for (const message of request.getProposedMessagesList()) {
      const event = proposedEvent(message);
      batch.size += appendSize(event);
      if (batch.size <= limit) batch.events.push(event);
    }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    batch.failure ??= error;
  }
  return batch;
}

function begin(correlationId: string, options: StreamMessages.BatchAppendReq.Options | undefined): Batch {
  if (options === undefined) throw invalidArgument('The first chunk of a batch carries its options.');
  const stream = streamName(options.getStreamIdentifier());
  return { correlationId, options, stream, events: [], size: 0, failure: undefined };
}

async function complete(context: StoreContext, batch: Batch, call: Call): Promise<void> {
  const answer = new streams.BatchAppendResp();
  answer.setCorrelationId(uuidMessage(batch.correlationId));
  answer.setStreamIdentifier(batch.options.getStreamIdentifier());
  const outcome = await attempt(context, batch, call);
  if (outcome instanceof streams.BatchAppendResp.Success) answer.setSuccess(outcome);
  else answer.setError(outcome);
  await call.send(answer.serializeBinary());
}

type Outcome = StreamMessages.BatchAppendResp.Success | StatusMessages.Status;

async function attempt(context: StoreContext, batch: Batch, call: Call): Promise<Outcome> {
  const { options, stream, events } = batch;
  const { maxAppendBytes } = context.limits;
  const expected = expectedRevision(options);
  try {
    if (batch.failure !== undefined) throw batch.failure;
    if (batch.size > maxAppendBytes) return tooLarge(maxAppendBytes);
    await authorize(context, call, 'write', stream);
    const deadline = deadlineOf(options);
    const forgetIds = context.faults.forgetsIds();
    const request = { kind: 'append', stream, expected, events, forgetIds } as const;
    const result = await context.store.write(deadline === undefined ? request : { ...request, deadline });
    const fault = context.faults.afterCommit();
    if (fault !== undefined) call.end(fault);
    return outcome(result, batch, expected);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    // Nobody's call: it ends as a whole, as it does where the real server looks at credentials, before any append.
    if (error.code === Code.UNAUTHENTICATED) call.end(error);
    if (error.trailers.exception === 'access-denied') {
      return failure(error.code, error.message, 'AccessDenied', new shared.AccessDenied());
    }
    return unnamed(error.code, error.message);
  }
}

function outcome(result: WriteResult, { stream }: Batch, expected: ExpectedRevision): Outcome {
  switch (result.kind) {
    case 'written':
      return success(result.revision, result.position);
    case 'wrong-expected-version':
      return failure(
        Code.FAILED_PRECONDITION,
        'Wrong expected version.',
        'WrongExpectedVersion',
        conflict(expected, result.actual),
      );
    case 'stream-deleted': {
      const deleted = new shared.StreamDeleted();
      deleted.setStreamIdentifier(
        new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64')),
      );
      return failure(
        Code.FAILED_PRECONDITION,
        `Event stream '${stream}' is deleted.`,
        'StreamDeleted',
        deleted,
      );
    }
    case 'timeout':
      return failure(Code.DEADLINE_EXCEEDED, 'Timed out.', 'Timeout', new shared.Timeout());
    case 'refused':
      return unnamed(Code.RESOURCE_EXHAUSTED, result.reason);
  }
}

function success(revision: number, at: number): StreamMessages.BatchAppendResp.Success {
  const message = new streams.BatchAppendResp.Success();
  const position = new shared.AllStreamPosition();
  message.setPosition(position.setCommitPosition(String(at)).setPreparePosition(String(at)));
  return revision === NO_STREAM
    ? message.setNoStream(new empty.Empty())
    : message.setCurrentRevision(String(revision));
}

function tooLarge(limit: number): StatusMessages.Status {
  const detail = new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit);
  return failure(Code.INVALID_ARGUMENT, 'Maximum append size exceeded.', 'MaximumAppendSizeExceeded', detail);
}

/** A failure that the protocol has no name for: the clients show its message. */
function unnamed(code: Code, message: string): StatusMessages.Status {
  const detail = new shared.BadRequest();
  detail.setMessage(message);
  return failure(code, message, 'BadRequest', detail);
}

function failure(
  code: Code,
  message: string,
  name: string,
  detail: { serializeBinary(): Uint8Array },
): StatusMessages.Status {
  const details = new any.Any();
  details.pack(detail.serializeBinary(), `event_store.client.${name}`);
  const status = new rpcStatus.Status();
  (status as { setCode(code: number): unknown }).setCode(code);
  return status.setMessage(message).setDetails(details);
}

function conflict(
  expected: ExpectedRevision,
  actual: number,
): InstanceType<typeof shared.WrongExpectedVersion> {
  const message = new shared.WrongExpectedVersion();
  if (actual === NO_STREAM) message.setCurrentNoStream(new empty.Empty());
  else message.setCurrentStreamRevision(String(actual));
  switch (expected) {
    case 'any':
      return message.setExpectedAny(new empty.Empty());
    case 'no_stream':
      return message.setExpectedNoStream(new empty.Empty());
    case 'stream_exists':
      return message.setExpectedStreamExists(new empty.Empty());
    default:
      return message.setExpectedStreamPosition(String(expected));
  }
}

function expectedRevision(options: StreamMessages.BatchAppendReq.Options): ExpectedRevision {
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return options.hasStreamPosition() ? Number(options.getStreamPosition()) : 'any';
}

function deadlineOf(options: StreamMessages.BatchAppendReq.Options): number | undefined {
  return options.getDeadline()?.toDate().getTime();
}
