import type { Texts } from './texts/texts';

/** Where a command writes, in which language, and the store and word lists that it works on. */
export type Terminal = {
  readonly texts: Texts;
  readonly storeUrl: string;
  readonly wordsDirectory: string;
  /** The variables of whoever runs it. */
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  /** Results: one call, one line. */
  readonly print: (line: string) => void;
  /** What is wrong, and what goes on. */
  readonly complain: (line: string) => void;
  /** A line that the next one replaces, where somebody watches. */
  readonly progress: (line: string) => void;
};

/** Where text goes: standard output and error, or a test's. */
export type Output = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly watched: boolean;
};

export const standardOutput: Output = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  watched: process.stderr.isTTY,
};

export const terminal = (
  texts: Texts,
  places: Pick<Terminal, 'storeUrl' | 'wordsDirectory' | 'environment'>,
  { out, err, watched }: Output,
): Terminal => ({
  texts,
  ...places,
  print: (line) => {
    out(`${line}\n`);
  },
  complain: (line) => {
    err(`${line}\n`);
  },
  progress: (line) => {
    if (watched) err(`\r\u001b[K${line}`);
  },
});
