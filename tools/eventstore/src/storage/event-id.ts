import { randomUUID } from 'node:crypto';

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The 16 bytes of a canonical UUID, as the log keeps them. */
export function uuidBytes(text: string): Uint8Array {
  return Buffer.from(text.replaceAll('-', ''), 'hex');
}

const HYPHEN = 45;
const NO_DIGIT = 255;
/** Digits of either case. */
const VALUES = Uint8Array.from({ length: 256 }, (_, code) => {
  const value = '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase());
  return value < 0 ? NO_DIGIT : value;
});
/** Letters of a UUID in text. */
export const UUID_LETTERS = 36;

/** Writes the 16 bytes of a UUID in text, of whatever case. @returns false where the text is none */
export function readUuid(text: Uint8Array, start: number, into: Uint8Array, at: number): boolean {
  let from = start;
  for (let byte = 0; byte < 16; byte++) {
    if ((byte === 4 || byte === 6 || byte === 8 || byte === 10) && text[from++] !== HYPHEN) return false;
    const high = VALUES[text[from++] ?? 0] ?? NO_DIGIT;
    const low = VALUES[text[from++] ?? 0] ?? NO_DIGIT;
    if ((high | low) > 15) return false;
    into[at + byte] = (high << 4) | low;
  }
  return true;
}

/** A new random UUID, as the log keeps it. */
export const newEventId = (): Uint8Array => uuidBytes(randomUUID());

/** The canonical text of 16 bytes, from the first or a later one on. */
export function uuidFromBytes(bytes: Uint8Array, at = 0): string {
  let text = '';
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) text += '-';
    text += HEX[bytes[at + i] ?? 0] ?? '';
  }
  return text;
}
