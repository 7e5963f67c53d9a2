import { Code, RpcError } from '../rpc/status';
import { invalidArgument } from '../protocol/errors';
import { nameOf } from '../protocol/stream-name';
import { Malformed, WireReader } from '../protocol/wire-reader';
import type { ExpectedRevision } from '../storage/expected-revision';
import type { ProposedEvents } from '../storage/proposed-events';
import { BatchEvents, uuidOf } from './batch-events';

/** Options of an append, in its first chunk. */
export interface BatchOptions {
  /** As the caller wrote it: its answer repeats it. */
  readonly name: Buffer;
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Milliseconds since 1970. */
  readonly deadline: number | undefined;
}

/** A chunk of an append. */
export interface BatchRequest {
  readonly correlationId: string;
  readonly options: BatchOptions | undefined;
  readonly events: ProposedEvents;
  /** Bytes that count against the largest append. */
  readonly size: number;
  /** What is wrong with an event; those after it are left out. */
  readonly failure: RpcError | undefined;
  readonly isFinal: boolean;
}

/**
 * Reads BatchAppendReq: correlation_id = 1, options = 2, proposed_messages = 3, is_final = 4.
 * @throws RpcError for what is no such message, or has no correlation id
 */
export function batchRequest(message: Buffer): BatchRequest {
  try {
    return read(message);
  } catch (error) {
    if (error instanceof Malformed) {
      throw new RpcError(Code.INVALID_ARGUMENT, `The request is no message of BatchAppend: ${error.message}`);
    }
    throw error;
  }
}

function read(bytes: Buffer): BatchRequest {
  const reader = new WireReader(bytes);
  const events = new BatchEvents(bytes, reader);
  let correlationId: string | undefined;
  let options: BatchOptions | undefined;
  let isFinal = false;
  for (let field = reader.next(); field > 0; field = reader.next()) {
    if (field === 1) correlationId = uuid(reader);
    else if (field === 2) options = batchOptions(reader);
    else if (field === 3) events.read();
    else if (field === 4) isFinal = reader.varint() !== 0;
    else reader.skip();
  }
  if (correlationId === undefined) throw invalidArgument('A batch has no correlation id.');
  const { size, failure } = events;
  return { correlationId, options, events: events.take(), size, failure, isFinal };
}

/** stream_identifier = 1, one of stream_position = 2, no_stream = 3, any = 4, stream_exists = 5, and deadline = 6. */
function batchOptions(reader: WireReader): BatchOptions {
  let name = Buffer.alloc(0);
  let expected: ExpectedRevision = 'any';
  let deadline: number | undefined;
  const outer = reader.enter();
  for (let field = reader.next(); field > 0; field = reader.next()) {
    if (field === 1) name = identifier(reader);
    else if (field === 2) expected = reader.varint();
    else if (field === 6) deadline = milliseconds(reader);
    else {
      if (field === 3) expected = 'no_stream';
      if (field === 4) expected = 'any';
      if (field === 5) expected = 'stream_exists';
      reader.skip();
    }
  }
  reader.leave(outer);
  return { name, stream: nameOf(name), expected, deadline };
}

/** StreamIdentifier: stream_name = 3. A copy: the answer repeats it when the message is gone. */
function identifier(reader: WireReader): Buffer<ArrayBuffer> {
  let name = Buffer.alloc(0);
  const outer = reader.enter();
  for (let field = reader.next(); field > 0; field = reader.next()) {
    if (field === 3) name = Buffer.from(reader.part());
    else reader.skip();
  }
  reader.leave(outer);
  return name;
}

/** Timestamp: seconds = 1, nanos = 2. */
function milliseconds(reader: WireReader): number {
  let [seconds, nanos] = [0, 0];
  const outer = reader.enter();
  for (let field = reader.next(); field > 0; field = reader.next()) {
    if (field === 1) seconds = reader.varint();
    else if (field === 2) nanos = reader.varint();
    else reader.skip();
  }
  reader.leave(outer);
  if (seconds >= 2 ** 63) seconds -= 2 ** 64;
  return Math.trunc(seconds * 1000 + nanos / 1e6);
}

const uuid = (reader: WireReader): string | undefined => uuidOf(reader.part());
