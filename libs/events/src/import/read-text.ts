import { decodePbn } from '@arbitre/rules';
import type { ImportProblem } from './contract';

export type TextReading = { readonly text: string; readonly problems: readonly ImportProblem[] };

const fault = (line: number, code: string, severity: ImportProblem['severity']): ImportProblem => ({
  source: 'pbn',
  line,
  game: 0,
  severity,
  code,
  facts: {},
});

/** Text in two-byte units: every second byte of plain letters is zero. */
const isWide = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0);

/** The first line whose bytes are not UTF-8. */
const firstForeignLine = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder('utf-8');
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end < 0 ? bytes.length : end + 1;
    if (decoder.decode(bytes.subarray(start, stop)).includes('\ufffd')) return line;
    start = stop;
  }
  return 1;
};

/** The text of a PBN file's bytes; what is neither UTF-8 nor ISO 8859-1 is not read at all. */
export const readText = (content: string | Uint8Array): TextReading => {
  if (typeof content === 'string') return { text: content, problems: [] };
  if (isWide(content)) return { text: '', problems: [fault(1, 'encoding-not-readable', 'error')] };
  const { text, encoding } = decodePbn(content);
  return {
    text,
    problems: encoding === 'utf-8' ? [] : [fault(firstForeignLine(content), 'read-as-iso-8859-1', 'warning')],
  };
};
