import { uuidFromBytes } from './event-id';
import type { EventEncoder, Resolved } from './event-encoding';
import { TOMBSTONE } from './expected-revision';
import type { Page, PageShape, RecordHead } from './requests';
import type { StoredEvent } from './stored-event';
import { lengthTag, varintSize, type WireWriter } from './wire';

const PAGE_EVENTS = 500;
const PAGE_BYTES = 512 * 1024;

/** Collects encoded events until a page is full. */
export class PageBuilder {
  private readonly writer: WireWriter;
  private readonly records: RecordHead[] = [];
  private readonly encoder: EventEncoder;
  private readonly shape: PageShape;
  private readonly nameOf: (stream: number) => string;
  /** Whether time alone changes the page. */
  perishable = false;
  private count = 0;
  private tombstoned = false;
  private lastSent: number | undefined;

  /** @param writer taken over, until the page is made */
  constructor(
    writer: WireWriter,
    encoder: EventEncoder,
    shape: PageShape,
    nameOf: (stream: number) => string,
  ) {
    writer.clear();
    this.writer = writer;
    this.encoder = encoder;
    this.shape = shape;
    this.nameOf = nameOf;
  }

  /** Events that the page may still take. */
  get room(): number {
    if (this.writer.size >= PAGE_BYTES) return 0;
    return Math.min(PAGE_EVENTS, this.shape.maxCount) - this.count;
  }

  /** Bytes that it may still take; the event that passes them is its last. */
  get roomInBytes(): number {
    return PAGE_BYTES - this.writer.size;
  }

  /** Whether the reader has all events that it asked for. */
  get satisfied(): boolean {
    return this.count >= this.shape.maxCount;
  }

  add(row: StoredEvent, link: StoredEvent | undefined, target: StoredEvent | undefined): void {
    const resolved: Resolved = link === undefined ? { event: row, link } : { event: target, link };
    if (this.shape.records === true) this.addRecord(row, resolved);
    else this.encoder.frame(this.writer, resolved, this.shape.structuredIds);
    this.count += 1;
    this.tombstoned = row.revision === TOMBSTONE;
    this.lastSent = row.position;
  }

  /** ReadResp { checkpoint = 3 { commit_position = 1, prepare_position = 2 } }. */
  addCheckpoint(position: number): void {
    this.lastSent = position;
    const size = 2 * (1 + varintSize(position));
    this.writer.framePrefix(1 + varintSize(size) + size);
    this.writer.byte(lengthTag(3));
    this.writer.varint(size);
    this.writer.number(1, position);
    this.writer.number(2, position);
  }

  page(next: number, atEnd: boolean, counted = 0): Page {
    const { count, records, tombstoned, perishable, lastSent } = this;
    return {
      kind: 'page',
      bytes: this.writer.take(),
      records,
      count,
      lastSent,
      next,
      atEnd,
      counted,
      tombstoned,
      perishable,
    };
  }

  private addRecord(row: StoredEvent, resolved: Resolved): void {
    const start = this.writer.size;
    this.encoder.readEvent(this.writer, resolved, this.shape.structuredIds);
    const event = resolved.event ?? row;
    this.records.push({
      id: uuidFromBytes(row.content, row.at),
      place: { revision: row.revision, position: row.position },
      stream: this.nameOf(event.stream),
      revision: event.revision,
      start,
      end: this.writer.size,
    });
  }
}
