/** What a message holds that is none: the caller answers with the protocol's own refusal. */
export class Malformed extends Error {}

const LONGEST_VARINT = 10;

/**
 * Reads protobuf from a part of a buffer: the store's hot path, where the generated classes cost too much.
 * A field's number is told by `next`, its value by the one call after it that fits, or by `skip`.
 */
export class WireReader {
  private readonly bytes: Buffer;
  private at: number;
  private end: number;
  private type = 0;

  constructor(bytes: Buffer, start = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  /** The number of the next field; 0 at the end. @throws Malformed */
  next(): number {
    if (this.at >= this.end) return 0;
    const tag = this.rawVarint();
    this.type = tag & 7;
    const field = tag >>> 3;
    if (field === 0) throw new Malformed('A field has the number 0.');
    return field;
  }

  /** A varint; beyond 2^53 as near as a number comes. @throws Malformed */
  varint(): number {
    if (this.type !== 0) throw new Malformed('A number is expected.');
    return this.rawVarint();
  }

  /**
   * Goes into the message within: what is read is of it, until `leave`.
   * @returns what `leave` takes
   * @throws Malformed
   */
  enter(): number {
    const outer = this.end;
    const start = this.content();
    this.end = this.at;
    this.at = start;
    return outer;
  }

  /** Goes on behind the message. */
  leave(outer: number): void {
    this.at = this.end;
    this.end = outer;
  }

  /** Where the next field begins, or what `content` passed over ends. */
  get place(): number {
    return this.at;
  }

  /** The bytes themselves, not copied. @throws Malformed */
  part(): Buffer {
    const start = this.content();
    return this.bytes.subarray(start, this.at);
  }

  /** @throws Malformed */
  text(): string {
    const start = this.content();
    return this.bytes.toString('utf8', start, this.at);
  }

  /** Passes over a field that nobody asked for. @throws Malformed */
  skip(): void {
    switch (this.type) {
      case 0:
        this.rawVarint();
        return;
      case 1:
        this.pass(8);
        return;
      case 2:
        this.content();
        return;
      case 5:
        this.pass(4);
        return;
      default:
        throw new Malformed(`A field has the unknown form ${this.type}.`);
    }
  }

  /** Passes over bytes. @returns where they start; they end at `place` then. @throws Malformed */
  content(): number {
    if (this.type !== 2) throw new Malformed('Bytes are expected.');
    const length = this.rawVarint();
    const start = this.at;
    this.pass(length);
    return start;
  }

  private pass(length: number): void {
    this.at += length;
    if (this.at > this.end) throw new Malformed('A field ends behind its message.');
  }

  private rawVarint(): number {
    let value = 0;
    let factor = 1;
    for (let length = 0; length < LONGEST_VARINT; length++) {
      if (this.at >= this.end) throw new Malformed('A number ends behind its message.');
      const byte = this.bytes[this.at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
    throw new Malformed('A number is too long.');
  }
}
