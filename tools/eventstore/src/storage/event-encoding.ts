import { TOMBSTONE } from './expected-revision';
import type { Names } from './names';
import { Recent } from './recent';
import { ID_BYTES, type StoredEvent } from './stored-event';
import { bytesField, lengthTag, varintSize, WireWriter } from './wire';

/** The largest int64, the wire's revision of a tombstone, as a varint. */
const TOMBSTONE_VARINT = Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255, 127);
const CREATED_KEY = fields([1, 'created']);
/** From September 2001 on; a clock that was set wrong at the log's beginning gives fewer. */
const CREATED_DIGITS = 17;
const SHORT_BEFORE = 1e15;
/** Field 1, a UUID message of one text of 36 letters. */
const TEXT_ID_BYTES = 2 + 2 + 36;

/** An event with the event that it links to, where links are resolved. */
export interface Resolved {
  readonly event: StoredEvent | undefined;
  readonly link: StoredEvent | undefined;
}

/** Bytes of the records within. */
interface Sizes {
  readonly event: number;
  readonly link: number;
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
    const sizes = this.sizes(resolved, structuredIds);
    const size = readEventSize(resolved, sizes);
    writer.framePrefix(1 + varintSize(size) + size);
    writer.byte(lengthTag(1));
    writer.varint(size);
    this.write(writer, resolved, sizes, structuredIds);
  }

  readEvent(writer: WireWriter, resolved: Resolved, structuredIds: boolean): void {
    this.write(writer, resolved, this.sizes(resolved, structuredIds), structuredIds);
  }

  private sizes({ event, link }: Resolved, structuredIds: boolean): Sizes {
    return {
      event: event === undefined ? 0 : this.recordSize(event, structuredIds),
      link: link === undefined ? 0 : this.recordSize(link, structuredIds),
    };
  }

  private write(writer: WireWriter, { event, link }: Resolved, sizes: Sizes, structuredIds: boolean): void {
    if (event !== undefined) this.record(writer, 1, event, sizes.event, structuredIds);
    if (link !== undefined) this.record(writer, 2, link, sizes.link, structuredIds);
    writer.number(3, (link ?? event)?.position ?? 0);
  }

  private recordSize(row: StoredEvent, structuredIds: boolean): number {
    return (
      (structuredIds ? structuredId(row).length : TEXT_ID_BYTES) +
      this.streamField(row.stream).length +
      1 +
      (row.revision === TOMBSTONE ? TOMBSTONE_VARINT.length : varintSize(row.revision)) +
      2 * (1 + varintSize(row.position)) +
      this.typeField(row).length +
      fieldSize(createdBytes(row.created)) +
      (row.metadataBytes === 0 ? 0 : fieldSize(row.metadataBytes)) +
      (row.dataBytes === 0 ? 0 : fieldSize(row.dataBytes))
    );
  }

  private record(
    writer: WireWriter,
    field: number,
    row: StoredEvent,
    size: number,
    structuredIds: boolean,
  ): void {
    writer.byte(lengthTag(field));
    writer.varint(size);
    if (structuredIds) writer.raw(structuredId(row));
    else textId(writer, row);
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
    writer.byte(createdBytes(row.created));
    writer.raw(CREATED_KEY);
    createdTicks(writer, row.created);
    const metadata = row.at + ID_BYTES;
    const data = metadata + row.metadataBytes;
    if (row.metadataBytes > 0) writer.part(7, row.content, metadata, data);
    if (row.dataBytes > 0) writer.part(8, row.content, data, data + row.dataBytes);
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
  private typeField(row: StoredEvent): Uint8Array {
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

const fieldSize = (size: number): number => 1 + varintSize(size) + size;

const readEventSize = ({ event, link }: Resolved, sizes: Sizes): number =>
  (event === undefined ? 0 : fieldSize(sizes.event)) +
  (link === undefined ? 0 : fieldSize(sizes.link)) +
  1 +
  varintSize((link ?? event)?.position ?? 0);

function fields(...entries: readonly (readonly [field: number, text: string])[]): Uint8Array {
  return Buffer.concat(entries.map(([field, text]) => bytesField(field, Buffer.from(text))));
}

function textId(writer: WireWriter, { content, at }: StoredEvent): void {
  writer.byte(lengthTag(1));
  writer.byte(38);
  writer.byte(lengthTag(2));
  writer.byte(36);
  writer.uuid(content, at);
}

/** Field 1: UUID { structured = 1 { most_significant_bits = 1, least_significant_bits = 2 } }. */
function structuredId({ content, at }: StoredEvent): Uint8Array {
  const halves = Buffer.concat([
    longField(1, content.readBigUInt64BE(at)),
    longField(2, content.readBigUInt64BE(at + 8)),
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

const createdBytes = (microseconds: number): number => CREATED_KEY.length + 2 + createdDigits(microseconds);

const createdDigits = (microseconds: number): number =>
  microseconds >= SHORT_BEFORE ? CREATED_DIGITS : ticksText(microseconds).length;

const ticksText = (microseconds: number): string => (microseconds === 0 ? '0' : `${microseconds}0`);

/** Field 2 of the `created` entry: 100-nanosecond ticks since 1970 in decimal. */
function createdTicks(writer: WireWriter, microseconds: number): void {
  writer.byte(lengthTag(2));
  writer.byte(createdDigits(microseconds));
  if (microseconds < SHORT_BEFORE) {
    writer.ascii(ticksText(microseconds));
  } else {
    writer.sixteenDigits(microseconds);
    writer.byte(48);
  }
}
