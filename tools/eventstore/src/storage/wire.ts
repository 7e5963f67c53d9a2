const INITIAL_BYTES = 16 * 1024;

/** The tag of a length-delimited protobuf field. */
export const lengthTag = (field: number): number => (field << 3) | 2;
/** The tag of a varint protobuf field. */
export const varintTag = (field: number): number => field << 3;

/** Bytes that a whole number takes as a varint. */
export function varintSize(value: number): number {
  let size = 1;
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) size++;
  return size;
}

/** A length-delimited protobuf field. */
export function bytesField(field: number, content: Uint8Array): Uint8Array {
  const writer = new WireWriter(content.length + 12);
  writer.bytes(field, content);
  return writer.take();
}

/**
 * Writes protobuf into one growing buffer, which serves again after `clear`: the store's hot path, where the generated
 * classes cost too much.
 */
export class WireWriter {
  private buffer: Buffer<ArrayBuffer>;
  private length = 0;

  constructor(initialBytes = INITIAL_BYTES) {
    this.buffer = Buffer.allocUnsafeSlow(initialBytes);
  }

  get size(): number {
    return this.length;
  }

  clear(): void {
    this.length = 0;
  }

  /** A copy of what was written, in a buffer of just its size that may be transferred to another thread. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = Buffer.allocUnsafeSlow(this.length);
    this.buffer.copy(taken, 0, 0, this.length);
    return taken;
  }

  byte(value: number): void {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  varint(value: number): void {
    this.reserve(10);
    let rest = value;
    while (rest >= 128) {
      this.buffer[this.length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.buffer[this.length++] = rest;
  }

  /** A varint field below tag 16. */
  number(field: number, value: number): void {
    this.byte(varintTag(field));
    this.varint(value);
  }

  raw(content: Uint8Array): void {
    this.reserve(content.length);
    this.buffer.set(content, this.length);
    this.length += content.length;
  }

  bytes(field: number, content: Uint8Array): void {
    this.byte(lengthTag(field));
    this.varint(content.length);
    this.raw(content);
  }

  /** ASCII text of known length. */
  ascii(text: string): void {
    this.reserve(text.length);
    this.length += this.buffer.write(text, this.length, 'latin1');
  }

  /** The five bytes before a gRPC message. */
  framePrefix(messageBytes: number): void {
    this.reserve(5);
    this.buffer[this.length] = 0;
    this.buffer.writeUInt32BE(messageBytes, this.length + 1);
    this.length += 5;
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(2 * this.buffer.length, this.length + bytes));
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }
}
