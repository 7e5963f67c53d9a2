import { shared } from '../protocol/generated';
import { canonicalUuid, uuidText } from '../protocol/uuid';
import { Malformed, type WireReader } from '../protocol/wire-reader';
import type { RpcError } from '../rpc/status';
import { readUuid, UUID_LETTERS, uuidBytes } from '../storage/event-id';
import { EventPacker, type ProposedEvents } from '../storage/proposed-events';
import { appendSize, JSON_TYPE, lacking } from './proposal';

const packer = new EventPacker();
const [TYPE, CONTENT_TYPE, JSON_BYTES] = ['type', 'content-type', JSON_TYPE].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer];

/** A part of the message; nowhere where it was not said. */
interface Span {
  start: number;
  end: number;
}
const NOWHERE = -1;

/** The events of a message, as they are read one after another; of those behind a failure nothing is kept. One message is read at a time. */
export class BatchEvents {
  size = 0;
  failure: RpcError | undefined;
  private readonly bytes: Buffer;
  private readonly reader: WireReader;
  private readonly type: Span = { start: NOWHERE, end: NOWHERE };
  private readonly contentType: Span = { start: NOWHERE, end: NOWHERE };
  private readonly key: Span = { start: 0, end: 0 };
  private readonly metadata: Span = { start: 0, end: 0 };
  private readonly data: Span = { start: 0, end: 0 };
  /** Of the event before, and where it was said: events of one batch are often of one type. */
  private typeBefore: string | undefined;
  private readonly saidBefore: Span = { start: 0, end: 0 };

  constructor(bytes: Buffer, reader: WireReader) {
    packer.clear();
    this.bytes = bytes;
    this.reader = reader;
  }

  /** id = 1, metadata = 2 (a map), custom_metadata = 3, data = 4. */
  read(): void {
    const { reader, type, contentType, metadata, data } = this;
    let hasId = false;
    type.start = contentType.start = NOWHERE;
    metadata.start = metadata.end = data.start = data.end = 0;
    const outer = reader.enter();
    for (let field = reader.next(); field > 0; field = reader.next()) {
      if (field === 1) hasId = this.id();
      else if (field === 2) this.property();
      else if (field === 3) this.span(metadata);
      else if (field === 4) this.span(data);
      else reader.skip();
    }
    reader.leave(outer);
    this.failure ??= lacking(hasId, type.start !== NOWHERE, contentType.start !== NOWHERE);
    if (this.failure === undefined) this.add();
  }

  /** All that were read. */
  take(): ProposedEvents {
    return packer.take(this.bytes);
  }

  private add(): void {
    const { bytes, type, contentType, metadata, data } = this;
    if (this.typeBefore === undefined || !this.isSaidBefore()) {
      this.typeBefore = bytes.toString('utf8', type.start, type.end);
      this.saidBefore.start = type.start;
      this.saidBefore.end = type.end;
      packer.type(this.typeBefore);
    }
    const json = this.holds(contentType, JSON_BYTES);
    const [metadataBytes, dataBytes] = [metadata.end - metadata.start, data.end - data.start];
    packer.add({ json, metadata: metadata.start, metadataBytes, data: data.start, dataBytes });
    this.size += appendSize(dataBytes, metadataBytes, this.typeBefore);
  }

  private span(into: Span): void {
    into.start = this.reader.content();
    into.end = this.reader.place;
  }

  /** An entry of the map: key = 1, value = 2. */
  private property(): void {
    const { reader, key } = this;
    const value = { start: 0, end: 0 };
    key.start = key.end = 0;
    const outer = reader.enter();
    for (let field = reader.next(); field > 0; field = reader.next()) {
      if (field === 1) this.span(key);
      else if (field === 2) this.span(value);
      else reader.skip();
    }
    reader.leave(outer);
    if (this.holds(key, TYPE)) Object.assign(this.type, value);
    else if (this.holds(key, CONTENT_TYPE)) Object.assign(this.contentType, value);
  }

  private holds({ start, end }: Span, text: Buffer): boolean {
    return same(this.bytes, start, end, text, 0, text.length);
  }

  private isSaidBefore(): boolean {
    const { bytes, type, saidBefore } = this;
    return same(bytes, type.start, type.end, bytes, saidBefore.start, saidBefore.end);
  }

  /** UUID: structured = 1 or string = 2, which every client of today sends. */
  private id(): boolean {
    const { bytes, reader } = this;
    const start = reader.content();
    const isText = bytes[start] === 0x12 && bytes[start + 1] === UUID_LETTERS;
    if (isText && reader.place - start === UUID_LETTERS + 2)
      return readUuid(bytes, start + 2, packer.ids, packer.idPlace);
    const text = uuidOf(bytes.subarray(start, reader.place));
    if (text !== undefined) packer.ids.set(uuidBytes(text), packer.idPlace);
    return text !== undefined;
  }
}

function same(one: Buffer, start: number, end: number, other: Buffer, from: number, to: number): boolean {
  if (end - start !== to - from) return false;
  for (let at = 0; at < end - start; at++) if (one[start + at] !== other[from + at]) return false;
  return true;
}

/** The canonical text of a UUID message; undefined where it carries none. @throws Malformed */
export function uuidOf(message: Buffer): string | undefined {
  const isText = message[0] === 0x12 && message[1] === UUID_LETTERS && message.length === UUID_LETTERS + 2;
  if (isText) return canonicalUuid(message.toString('latin1', 2));
  try {
    return uuidText(shared.UUID.deserializeBinary(message));
  } catch {
    throw new Malformed('An id cannot be read.');
  }
}
