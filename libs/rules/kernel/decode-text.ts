/** How the bytes of a file were understood. */
export type DecodedText = { readonly text: string; readonly encoding: 'utf-8' | 'iso-8859-1' };

/**
 * Older formats are ISO 8859-1 by their standard (BD-PBN-2) and UTF-8 by the habit of today's programs: bytes that are valid
 * UTF-8 are read as that.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // `latin1` would mean windows-1252 to a TextDecoder, which gives other characters for 0x80 to 0x9f.
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { text, encoding: 'iso-8859-1' };
  }
};
