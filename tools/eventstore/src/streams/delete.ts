import { shared, streams, type StreamMessages } from '../protocol/generated';
import { storageFailed, streamDeleted, timedOut, wrongExpectedVersion } from '../protocol/errors';
import { streamName } from '../protocol/stream-name';
import type { Call } from '../rpc/call';
import { authorize } from '../access/authorization';
import type { StoreContext } from '../context';
import { expectedRevision } from './append';

/** Streams/Delete: hides the stream's events; the next append reopens it after the last revision. */
export async function deleteStream(
  context: StoreContext,
  request: StreamMessages.DeleteReq,
  call: Call,
): Promise<StreamMessages.DeleteResp> {
  const at = await remove(context, call, request.getOptions(), false);
  const position = new streams.DeleteResp.Position().setCommitPosition(at).setPreparePosition(at);
  return new streams.DeleteResp().setPosition(position);
}

/** Streams/Tombstone: ends the stream for ever. */
export async function tombstoneStream(
  context: StoreContext,
  request: StreamMessages.TombstoneReq,
  call: Call,
): Promise<StreamMessages.TombstoneResp> {
  const at = await remove(context, call, request.getOptions(), true);
  const position = new streams.TombstoneResp.Position().setCommitPosition(at).setPreparePosition(at);
  return new streams.TombstoneResp().setPosition(position);
}

type Options = StreamMessages.DeleteReq.Options | StreamMessages.TombstoneReq.Options;

/** @returns the position of the deletion */
async function remove(
  context: StoreContext,
  call: Call,
  options: Options | undefined,
  forever: boolean,
): Promise<string> {
  const stream = streamName(options?.getStreamIdentifier() ?? new shared.StreamIdentifier());
  const expected = options === undefined ? 'any' : expectedRevision(options);
  await authorize(context, call, 'delete', stream);
  const result = await context.store.write({ kind: 'delete', stream, expected, forever });
  const fault = context.faults.afterCommit();
  if (fault !== undefined) throw fault;
  switch (result.kind) {
    case 'written':
      return String(result.position ?? 0);
    case 'wrong-expected-version':
      throw wrongExpectedVersion(stream, expected, result.actual);
    case 'stream-deleted':
      throw streamDeleted(stream);
    case 'timeout':
      throw timedOut();
    case 'refused':
      throw storageFailed(result);
  }
}
