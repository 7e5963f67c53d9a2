const INITIAL_BYTES = 16 * 1024;
/** Fewer bytes are copied sooner one by one than by a call. */
const CALL_WORTH = 24;
const HEX_DIGITS = Buffer.from('0123456789abcdef');
const HYPHEN = 45;
/** Each number below ten thousand in four digits, one after another. */
const FOUR_DIGITS = Buffer.from(
  Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0')).join(''),
);
/** Up to here whole numbers are shifted; beyond, divided. */
const SHIFTED = 2 ** 31;

/** The tag of a length-delimited protobuf field. */
export const lengthTag = (field: number): number => (field << 3) | 2;
/** The tag of a varint protobuf field. */
export const varintTag = (field: number): number => field << 3;

/** Bytes that a whole number takes as a varint. */
export function varintSize(value: number): number {
  let size = 1;
  let rest = value;
  for (; rest >= SHIFTED; rest = Math.floor(rest / 128)) size++;
  for (rest |= 0; rest >= 128; rest >>= 7) size++;
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
    const { buffer } = this;
    let at = this.length;
    let rest = value;
    for (; rest >= SHIFTED; rest = Math.floor(rest / 128)) buffer[at++] = (rest % 128) | 128;
    for (rest |= 0; rest >= 128; rest >>= 7) buffer[at++] = (rest & 127) | 128;
    buffer[at++] = rest;
    this.length = at;
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

  /** A length-delimited field of a part of other bytes. */
  part(field: number, from: Buffer, start: number, end: number): void {
    this.byte(lengthTag(field));
    this.varint(end - start);
    this.reserve(end - start);
    if (end - start > CALL_WORTH) {
      from.copy(this.buffer, this.length, start, end);
      this.length += end - start;
    } else {
      for (let at = start; at < end; at++) this.buffer[this.length++] = from[at] ?? 0;
    }
  }

  /** ASCII text of known length. */
  ascii(text: string): void {
    this.reserve(text.length);
    this.length += this.buffer.write(text, this.length, 'latin1');
  }

  /** The canonical text of a UUID of 16 bytes. */
  uuid(from: Uint8Array, start: number): void {
    this.reserve(36);
    const { buffer } = this;
    let at = this.length;
    for (let index = 0; index < 16; index++) {
      if (index === 4 || index === 6 || index === 8 || index === 10) buffer[at++] = HYPHEN;
      const byte = from[start + index] ?? 0;
      buffer[at++] = HEX_DIGITS[byte >> 4] ?? 0;
      buffer[at++] = HEX_DIGITS[byte & 15] ?? 0;
    }
    this.length = at;
  }

  /** Sixteen decimal digits, with leading zeros. @param value below 10^16 */
  sixteenDigits(value: number): void {
    this.reserve(16);
    const high = Math.floor(value / 1e8);
    this.eightDigits(high);
    this.eightDigits(value - high * 1e8);
  }

  private eightDigits(value: number): void {
    const high = (value / 1e4) | 0;
    this.fourDigits(high);
    this.fourDigits(value - high * 1e4);
  }

  private fourDigits(value: number): void {
    const { buffer } = this;
    let at = this.length;
    for (let from = 4 * value; from < 4 * value + 4; from++) buffer[at++] = FOUR_DIGITS[from] ?? 0;
    this.length = at;
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
