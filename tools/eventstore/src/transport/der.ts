/** The pieces of DER (X.690) that a certificate is made of. */
export type Der = Buffer;

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Der => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

export const sequence = (...parts: readonly Der[]): Der => tagged(0x30, ...parts);
export const set = (...parts: readonly Der[]): Der => tagged(0x31, ...parts);
export const octets = (content: Uint8Array): Der => tagged(0x04, content);
export const bits = (content: Uint8Array, unused = 0): Der => tagged(0x03, Buffer.from([unused]), content);
export const text = (value: string): Der => tagged(0x0c, Buffer.from(value));
export const boolean = (value: boolean): Der => tagged(0x01, Buffer.from([value ? 0xff : 0]));
/** A positive number, big-endian. */
export const integer = (bytes: Uint8Array): Der =>
  tagged(0x02, (bytes[0] ?? 0) > 127 ? Buffer.from([0]) : Buffer.alloc(0), bytes);
/** `[number]`, around other elements. */
export const explicit = (number: number, ...parts: readonly Der[]): Der => tagged(0xa0 | number, ...parts);
/** `[number]`, in place of a primitive's own tag. */
export const implicit = (number: number, content: Uint8Array): Der => tagged(0x80 | number, content);

/** A moment before 2050, to the second. */
export function time(moment: Date): Der {
  return tagged(
    0x17,
    Buffer.from(
      moment
        .toISOString()
        .slice(2)
        .replace(/[-:T]|\.\d+/g, ''),
    ),
  );
}

/** An object identifier in dots. */
export function identifier(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06, Buffer.from([40 * first + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    digits.unshift((rest % 128) | 128);
  return digits;
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([128 | bytes.length, ...bytes]);
}
