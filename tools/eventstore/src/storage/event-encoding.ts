import { uuidFromBytes } from './event-id';
import { TOMBSTONE } from './expected-revision';
import type { Names } from './names';
import { Recent } from './recent';
import type { EventRow } from './schema';
import { bytesField, lengthTag, varintSize, WireWriter } from './wire';

/** The largest int64, the wire's revision of a tombstone, as a varint. */
const TOMBSTONE_VARINT = Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255, 127);
const CREATED_KEY = fields([1, 'created']);
const CREATED_DIGITS = 17;
const CREATED_BYTES = CREATED_KEY.length + 2 + CREATED_DIGITS;
/** Field 1, a UUID message of one text of 36 letters. */
const TEXT_ID_BYTES = 2 + 2 + 36;

/** An event with the event that it links to, where links are resolved. */
export interface Resolved {
  readonly event: EventRow | undefined;
  readonly link: EventRow | undefined;
}

/**
 * Encodes log rows as the protocol's ReadEvent: event = 1, link = 2, commit_position = 3. The same bytes serve reads,
 * subscriptions and persistent subscriptions.
 */
export class EventEncoder {
  private readonly streamFields = new Recent<number, Uint8Array>(20_000);
  private readonly typeFields = new Recent<number, Uint8Array>(20_000);
  private readonly streams: Names;
  private readonly types: Names;

  constructor(streams: Names, types: Names) {
    this.streams = streams;
    this.types = types;
  }

  /** Writes a whole gRPC frame: ReadResp { event = 1 { ReadEvent } }. */
  frame(writer: WireWriter, resolved: Resolved, structuredIds: boolean): void {
    const size = this.readEventSize(resolved, structuredIds);
    writer.framePrefix(1 + varintSize(size) + size);
    writer.byte(lengthTag(1));
    writer.varint(size);
    this.readEvent(writer, resolved, structuredIds);
  }

  readEventSize({ event, link }: Resolved, structuredIds: boolean): number {
    const outer = link ?? event;
    const eventSize = event === undefined ? 0 : this.fieldSize(this.recordSize(event, structuredIds));
    const linkSize = link === undefined ? 0 : this.fieldSize(this.recordSize(link, structuredIds));
    return eventSize + linkSize + 1 + varintSize(outer?.position ?? 0);
  }

  readEvent(writer: WireWriter, { event, link }: Resolved, structuredIds: boolean): void {
    if (event !== undefined) this.record(writer, 1, event, structuredIds);
    if (link !== undefined) this.record(writer, 2, link, structuredIds);
    writer.number(3, (link ?? event)?.position ?? 0);
  }

  private fieldSize(size: number): number {
    return 1 + varintSize(size) + size;
  }

  private recordSize(row: EventRow, structuredIds: boolean): number {
    return (
      (structuredIds ? structuredId(row.id).length : TEXT_ID_BYTES) +
      this.streamField(row.stream).length +
      1 +
      (row.revision === TOMBSTONE ? TOMBSTONE_VARINT.length : varintSize(row.revision)) +
      2 * (1 + varintSize(row.position)) +
      this.typeField(row).length +
      this.fieldSize(CREATED_BYTES) +
      (row.metadata.length === 0 ? 0 : this.fieldSize(row.metadata.length)) +
      (row.data.length === 0 ? 0 : this.fieldSize(row.data.length))
    );
  }

  private record(writer: WireWriter, field: number, row: EventRow, structuredIds: boolean): void {
    writer.byte(lengthTag(field));
    writer.varint(this.recordSize(row, structuredIds));
    if (structuredIds) writer.raw(structuredId(row.id));
    else textId(writer, row.id);
    writer.raw(this.streamField(row.stream));
    if (row.revision === TOMBSTONE) {
      writer.byte(24);
      writer.raw(TOMBSTONE_VARINT);
    } else {
      writer.number(3, row.revision);
    }
    writer.number(4, row.position);
    writer.number(5, row.position);
    writer.raw(this.typeField(row));
    writer.byte(lengthTag(6));
    writer.byte(CREATED_BYTES);
    writer.raw(CREATED_KEY);
    createdTicks(writer, row.created);
    if (row.metadata.length > 0) writer.bytes(7, row.metadata);
    if (row.data.length > 0) writer.bytes(8, row.data);
  }

  /** Field 2: StreamIdentifier { stream_name = 3 }. */
  private streamField(id: number): Uint8Array {
    const known = this.streamFields.get(id);
    if (known !== undefined) return known;
    const field = bytesField(2, bytesField(3, Buffer.from(this.streams.nameOf(id))));
    this.streamFields.set(id, field);
    return field;
  }

  /** Two entries of field 6, the metadata map: `type` and `content-type`. */
  private typeField(row: EventRow): Uint8Array {
    const key = 2 * row.type + row.json;
    const known = this.typeFields.get(key);
    if (known !== undefined) return known;
    const contentType = row.json === 1 ? 'application/json' : 'application/octet-stream';
    const field = Buffer.concat([
      bytesField(6, fields([1, 'type'], [2, this.types.nameOf(row.type)])),
      bytesField(6, fields([1, 'content-type'], [2, contentType])),
    ]);
    this.typeFields.set(key, field);
    return field;
  }
}

function fields(...entries: readonly (readonly [field: number, text: string])[]): Uint8Array {
  return Buffer.concat(entries.map(([field, text]) => bytesField(field, Buffer.from(text))));
}

function textId(writer: WireWriter, id: Uint8Array): void {
  writer.byte(lengthTag(1));
  writer.byte(38);
  writer.byte(lengthTag(2));
  writer.byte(36);
  writer.ascii(uuidFromBytes(id));
}

/** Field 1: UUID { structured = 1 { most_significant_bits = 1, least_significant_bits = 2 } }. */
function structuredId(id: Uint8Array): Uint8Array {
  const bytes = Buffer.from(id);
  const halves = Buffer.concat([
    longField(1, bytes.readBigUInt64BE(0)),
    longField(2, bytes.readBigUInt64BE(8)),
  ]);
  return bytesField(1, bytesField(1, halves));
}

function longField(field: number, value: bigint): Uint8Array {
  const bytes = [field << 3];
  let rest = value;
  for (; rest >= 128n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}

/** Field 2 of the `created` entry: 100-nanosecond ticks since 1970 in decimal. */
function createdTicks(writer: WireWriter, microseconds: number): void {
  writer.byte(lengthTag(2));
  writer.byte(CREATED_DIGITS);
  writer.ascii(`${microseconds}0`);
}
