import type { Texts } from './texts/texts';

/** Where a command writes, and in which language. */
export type Terminal = {
  readonly texts: Texts;
  /** Results: one call, one line. */
  readonly print: (line: string) => void;
  /** What is wrong, and what goes on. */
  readonly complain: (line: string) => void;
  /** A line that the next one replaces, where somebody watches. */
  readonly progress: (line: string) => void;
};

export const terminal = (texts: Texts): Terminal => ({
  texts,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  progress: (line) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  },
});
