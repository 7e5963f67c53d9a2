const PRINTABLE = /^[ -~]*$/;

/**
 * Text as gRPC carries it in `grpc-message`: the bytes of its UTF-8, where all but printable ASCII, and the percent sign
 * itself, are escaped. A lone surrogate, which has no UTF-8, becomes the replacement character.
 */
export function percentEncoded(text: string): string {
  if (PRINTABLE.test(text)) return text.replaceAll('%', '%25');
  let encoded = '';
  for (const byte of Buffer.from(text, 'utf8')) {
    const isPlain = byte >= 0x20 && byte <= 0x7e && byte !== 0x25;
    encoded += isPlain ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return encoded;
}

/** A trailer's value: as it is where a header can carry it, else escaped like a message. */
export const trailerValue = (text: string): string => (PRINTABLE.test(text) ? text : percentEncoded(text));
