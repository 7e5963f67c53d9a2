import { any, empty, rpcStatus, shared, streams, type StatusMessages } from '../protocol/generated';
import { uuidMessage } from '../protocol/uuid';
import { invalidArgument, storageFailed } from '../protocol/errors';
import type { Call } from '../rpc/call';
import { Code, RpcError } from '../rpc/status';
import { NO_STREAM, type ExpectedRevision } from '../storage/expected-revision';
import type { ProposedEvents } from '../storage/proposed-events';
import type { WriteResult } from '../storage/requests';
import { authorize } from '../access/authorization';
import type { StoreContext } from '../context';
import { BatchAnswers, type Written } from './batch-answers';
import { batchRequest, type BatchOptions, type BatchRequest } from './batch-request';

/** What one call has on its way to the disk: a client that sends faster than it writes waits. */
const UNANSWERED_BYTES = 16 * 1024 * 1024;

/** An append whose chunks are still arriving. */
interface Batch {
  readonly correlationId: string;
  readonly options: BatchOptions;
  readonly events: ProposedEvents[];
  size: number;
  /** What is wrong with it already; its answer waits for the last chunk. */
  failure: RpcError | undefined;
}

/**
 * Streams/BatchAppend: one call carries all appends of a client, in chunks. Each append gets exactly one answer, with its
 * correlation id and stream, in the order of completion.
 */
export async function batchAppend(context: StoreContext, call: Call): Promise<void> {
  const open = new Map<string, Batch>();
  const running = new Set<Promise<void>>();
  const answers = new BatchAnswers(call);
  let bytes = 0;
  for await (const message of call.messages()) {
    const request = batchRequest(message);
    const batch = collect(open, request, context.limits.maxAppendBytes);
    if (!request.isFinal) continue;
    open.delete(batch.correlationId);
    const append = complete(context, batch, call, answers).finally(() => {
      running.delete(append);
      bytes -= batch.size;
    });
    running.add(append);
    bytes += batch.size;
    while (bytes > UNANSWERED_BYTES) await Promise.race(running);
  }
  await Promise.all(running);
}

function collect(open: Map<string, Batch>, request: BatchRequest, limit: number): Batch {
  const { correlationId } = request;
  const batch = open.get(correlationId) ?? begin(request);
  open.set(correlationId, batch);
  batch.size += request.size;
  if (batch.size <= limit) batch.events.push(request.events);
  batch.failure ??= request.failure;
  return batch;
}

function begin({ correlationId, options }: BatchRequest): Batch {
  if (options === undefined) throw invalidArgument('The first chunk of a batch carries its options.');
  return { correlationId, options, events: [], size: 0, failure: undefined };
}

async function complete(
  context: StoreContext,
  batch: Batch,
  call: Call,
  answers: BatchAnswers,
): Promise<void> {
  const outcome = await attempt(context, batch, call);
  if (!(outcome instanceof rpcStatus.Status)) return answers.success(batch, outcome);
  const answer = new streams.BatchAppendResp();
  answer.setCorrelationId(uuidMessage(batch.correlationId));
  answer.setStreamIdentifier(
    new shared.StreamIdentifier().setStreamName(batch.options.name.toString('base64')),
  );
  return answers.add(answer.setError(outcome).serializeBinary());
}

const endsCall = ({ code, trailers }: RpcError): boolean =>
  code === Code.UNAUTHENTICATED || code === Code.UNAVAILABLE || trailers.exception === 'not-leader';

type Outcome = Written | StatusMessages.Status;

async function attempt(context: StoreContext, batch: Batch, call: Call): Promise<Outcome> {
  const { options, events } = batch;
  const { stream, expected, deadline } = options;
  const { maxAppendBytes } = context.limits;
  try {
    call.recheck();
    if (batch.failure !== undefined) throw batch.failure;
    if (batch.size > maxAppendBytes) return tooLarge(maxAppendBytes);
    await authorize(context, call, 'write', stream);
    const forgetIds = context.faults.forgetsIds();
    const request = { kind: 'append', stream, expected, events, forgetIds } as const;
    const result = await context.store.write(deadline === undefined ? request : { ...request, deadline });
    const fault = context.faults.afterCommit();
    if (fault !== undefined) call.end(fault);
    return outcome(result, options);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    // Nobody's call: it ends as a whole, as it does where the real server looks at credentials, before any append.
    // The same with a node that leads no more, which ends it with where the leader is; and with one whose disk failed a
    // write: a real one is gone before it answers, and every append of the call hears so by its end.
    if (endsCall(error)) call.end(error);
    if (error.trailers.exception === 'access-denied') {
      return failure(error.code, error.message, 'AccessDenied', new shared.AccessDenied());
    }
    return unnamed(error.code, error.message);
  }
}

function outcome(result: WriteResult, { stream, expected }: BatchOptions): Outcome {
  switch (result.kind) {
    case 'written':
      return result;
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
      throw storageFailed(result);
  }
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
