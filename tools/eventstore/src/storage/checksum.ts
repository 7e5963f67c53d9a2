import { crc32 } from 'node:zlib';
import type { EventRow } from './schema';
import { ID_BYTES, type StoredEvent } from './stored-event';

type Place = Pick<EventRow, 'position' | 'stream' | 'revision'>;
type Sealed = Place & Pick<EventRow, 'id' | 'metadata' | 'data'>;

/** Fewer bytes are sooner gone through here than by a call out of JavaScript. */
const CALL_WORTH = 32;
const COLON = 58;
const ZERO = 48;
const BILLION = 1_000_000_000;
const BILLION_DIGITS = 9;

/** The remainder of each byte, by the reflected polynomial of CRC-32. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});
const digits = new Uint8Array(BILLION_DIGITS + 1);

/** CRC-32 over an event's place and content: SQLite itself would not notice a byte that changed on disk. */
export function checksumOf(event: Sealed): number {
  return after(event.data, after(event.metadata, after(event.id, placeOf(event))));
}

/** The same of an event as the reader fetches it: what the checksum runs over lies in one piece. */
export function checksumOfStored(event: StoredEvent): number {
  const { content, at } = event;
  const end = at + ID_BYTES + event.metadataBytes + event.dataBytes;
  return crc32(content.subarray(at, end), placeOf(event));
}

/** Of the text `position:stream:revision`, which is never made. */
function placeOf({ position, stream, revision }: Place): number {
  let rest = withNumber(-1, position);
  rest = withNumber(withByte(rest, COLON), stream);
  rest = withNumber(withByte(rest, COLON), revision);
  return ~rest >>> 0;
}

function after(bytes: Uint8Array, checksum: number): number {
  if (bytes.length > CALL_WORTH) return crc32(bytes, checksum);
  let rest = ~checksum;
  for (const byte of bytes) rest = withByte(rest, byte);
  return ~rest >>> 0;
}

const withByte = (rest: number, byte: number): number => (TABLE[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);

function withNumber(rest: number, value: number): number {
  if (value < BILLION) return withDigits(rest, value, 1);
  const billions = Math.floor(value / BILLION);
  return withDigits(withNumber(rest, billions), value - billions * BILLION, BILLION_DIGITS);
}

/** Of a number below a billion, in so many decimal digits at least. */
function withDigits(rest: number, value: number, atLeast: number): number {
  let from = digits.length;
  let left = value | 0;
  do {
    const tenth = (left / 10) | 0;
    digits[--from] = ZERO + left - 10 * tenth;
    left = tenth;
  } while (left > 0 || digits.length - from < atLeast);
  let result = rest;
  for (; from < digits.length; from++) result = withByte(result, digits[from] ?? 0);
  return result;
}
