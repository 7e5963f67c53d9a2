import { ID_BYTES } from './stored-event';

/** An event as a client proposes it. */
export interface ProposedEvent {
  /** 16 bytes. */
  readonly id: Uint8Array;
  readonly type: string;
  readonly json: boolean;
  readonly metadata: Uint8Array;
  readonly data: Uint8Array;
}

/** Events in one piece: to travel to the writing thread one by one would cost them more than to be written. */
export interface ProposedEvents {
  readonly count: number;
  /** Names of types; events that follow each other share one. */
  readonly types: readonly string[];
  /** So many heads, then what they point into. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Less is copied sooner than handed over. */
const LARGE = 16 * 1024;

/** What an append holds that goes from thread to thread without a copy, and is given back when it has been written. */
export const largePieces = (request: {
  readonly kind: string;
  readonly events?: readonly ProposedEvents[];
}): ArrayBuffer[] =>
  (request.events ?? []).flatMap(({ bytes }) => (bytes.length < LARGE ? [] : [bytes.buffer]));

/** Where the parts of an event stand in the content. */
export interface Parts {
  readonly json: boolean;
  readonly metadata: number;
  readonly metadataBytes: number;
  readonly data: number;
  readonly dataBytes: number;
}

/** Numbers of a head: four of the id, type and form, where metadata and data begin and how long they are. */
const HEAD = 9;
const HEAD_BYTES = 4 * HEAD;
const [FORM, METADATA, METADATA_BYTES, DATA, DATA_BYTES] = [4, 5, 6, 7, 8] as const;
const INITIAL_EVENTS = 128;

/** Collects heads; serves again after `clear`. */
export class EventPacker {
  private heads = new Int32Array(HEAD * INITIAL_EVENTS);
  private octets = new Uint8Array(this.heads.buffer);
  private types: string[] = [];
  private count = 0;

  clear(): void {
    this.count = 0;
    this.types = [];
  }

  /** Where the next event's id is written: 16 bytes from there on in `ids`. */
  get idPlace(): number {
    return HEAD_BYTES * this.count;
  }

  /** Room for an id at `idPlace`. */
  get ids(): Uint8Array {
    if (HEAD_BYTES * (this.count + 1) > this.octets.length) this.grow();
    return this.octets;
  }

  /** The type of the events that follow. */
  type(name: string): void {
    this.types.push(name);
  }

  /** The event whose id was written. */
  add({ json, metadata, metadataBytes, data, dataBytes }: Parts): void {
    const { heads } = this;
    const at = HEAD * this.count++;
    heads[at + FORM] = 2 * (this.types.length - 1) + (json ? 1 : 0);
    heads[at + METADATA] = metadata;
    heads[at + METADATA_BYTES] = metadataBytes;
    heads[at + DATA] = data;
    heads[at + DATA_BYTES] = dataBytes;
  }

  /** @param content what the events' parts stand in; copied */
  take(content: Uint8Array): ProposedEvents {
    const { count, types } = this;
    const headBytes = HEAD_BYTES * count;
    const bytes = new Uint8Array(Buffer.allocUnsafeSlow(headBytes + content.length).buffer);
    bytes.set(this.octets.subarray(0, headBytes));
    bytes.set(content, headBytes);
    return { count, types, bytes };
  }

  private grow(): void {
    const grown = new Int32Array(2 * this.heads.length);
    grown.set(this.heads);
    this.heads = grown;
    this.octets = new Uint8Array(grown.buffer);
  }
}

/** Events that did not come in one piece. */
export function packed(events: readonly ProposedEvent[]): ProposedEvents {
  const packer = new EventPacker();
  const content: Uint8Array[] = [];
  let end = 0;
  for (const { id, type, json, metadata, data } of events) {
    packer.ids.set(id, packer.idPlace);
    packer.type(type);
    const [metadataBytes, dataBytes] = [metadata.length, data.length];
    packer.add({ json, metadata: end, metadataBytes, data: end + metadataBytes, dataBytes });
    content.push(metadata, data);
    end += metadataBytes + dataBytes;
  }
  return packer.take(Buffer.concat(content));
}

/** The events, as views of the piece. */
export function unpacked({ count, types, bytes }: ProposedEvents): ProposedEvent[] {
  const { buffer, byteOffset } = bytes;
  const heads = new Int32Array(buffer, byteOffset, HEAD * count);
  const content = byteOffset + HEAD_BYTES * count;
  const word = (event: number, which: number): number => heads[HEAD * event + which] ?? 0;
  return Array.from({ length: count }, (_, event) => ({
    id: new Uint8Array(buffer, byteOffset + HEAD_BYTES * event, ID_BYTES),
    type: types[word(event, FORM) >> 1] ?? '',
    json: (word(event, FORM) & 1) === 1,
    metadata: new Uint8Array(buffer, content + word(event, METADATA), word(event, METADATA_BYTES)),
    data: new Uint8Array(buffer, content + word(event, DATA), word(event, DATA_BYTES)),
  }));
}
