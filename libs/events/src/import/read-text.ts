import { decodeText } from '@arbitre/rules/kernel/decode-text';
import type { ImportProblem } from './contract';

/** What is wrong with the bytes of a file, whatever it holds. */
export type TextProblem = Pick<ImportProblem, 'line' | 'severity' | 'code' | 'facts'>;
export type TextReading = { readonly text: string; readonly problems: readonly TextProblem[] };

const fault = (line: number, code: string, severity: TextProblem['severity']): TextProblem => ({
  ...{ line, severity, code },
  facts: {},
});

/** Text in two-byte units: every second byte of plain letters is zero, and the others are not. */
export const isWide = (bytes: Uint8Array): boolean => {
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
  const { text, encoding } = decodeText(content);
  return {
    text,
    problems: encoding === 'utf-8' ? [] : [fault(firstForeignLine(content), 'read-as-iso-8859-1', 'warning')],
  };
};
