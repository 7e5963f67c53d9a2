import { decodePbn } from '@arbitre/rules/bridge';
import type { ImportProblem } from './contract';
import { otherKindOf } from './kind-of-file';

export type TextReading = { readonly text: string; readonly problems: readonly ImportProblem[] };

const fault = (line: number, code: string, severity: ImportProblem['severity']): ImportProblem => ({
  source: 'pbn',
  line,
  game: 0,
  severity,
  code,
  facts: {},
});

/** Text in two-byte units: every second byte of plain letters is zero, and the others are not. */
const isWide = (bytes: Uint8Array): boolean => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  const start = bytes.subarray(0, 1000);
  const zeros = (offset: number): number =>
    start.filter((byte, at) => at % 2 === offset && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const half = start.length / 2;
  return Math.max(even, odd) > half * 0.9 && Math.min(even, odd) < half * 0.1;
};

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

/** The text of a file's bytes; one in an encoding that cannot be read is told and not read at all. */
export const readText = (content: string | Uint8Array): TextReading => {
  if (typeof content === 'string') return { text: content, problems: [] };
  if (isWide(content)) return { text: '', problems: [fault(1, 'encoding-not-readable', 'error')] };
  const { text, encoding } = decodePbn(content);
  return {
    text,
    problems: encoding === 'utf-8' ? [] : [fault(firstForeignLine(content), 'read-as-iso-8859-1', 'warning')],
  };
};

/** The same for a PBN file: one of another kind is named in one line. */
export const readPbnText = (content: string | Uint8Array): TextReading => {
  const isText = typeof content === 'string' || !isWide(content);
  const other = isText ? otherKindOf(content) : null;
  return other === null ? readText(content) : { text: '', problems: [fault(1, other, 'error')] };
};
