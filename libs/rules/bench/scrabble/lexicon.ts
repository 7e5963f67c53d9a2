import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeLexicon, encodeLexicon } from '../../src/scrabble/lexicon/binary';
import { compileLexicon, type CompiledLexicon } from '../../src/scrabble/lexicon/compile';
import { figureOf, type ScrabbleFigure } from './figure';

const RUNS = 5;
const MEGABYTE = 1_000_000;

const timed = <Result>(times: number[], doing: () => Result): Result => {
  const start = performance.now();
  const result = doing();
  times.push(performance.now() - start);
  return result;
};

const load = (file: string): CompiledLexicon => {
  const reading = decodeLexicon(readFileSync(file));
  if (!reading.ok) throw new Error(reading.fault.code);
  return reading.lexicon;
};

/** Compilation, load from the compiled file, memory. @returns the lexicon as loaded, for what is measured next */
export const lexiconFigures = function* (
  words: readonly string[],
): Generator<ScrabbleFigure, CompiledLexicon> {
  const compiling: number[] = [];
  for (let run = 1; run < RUNS; run++) timed(compiling, () => compileLexicon('bench', words));
  const compiled = timed(compiling, () => compileLexicon('bench', words));
  const seconds = compiling.map((ms) => ms / 1000);
  yield figureOf(`compilation of ${compiled.wordCount} words`, 's', seconds, { target: 10 });
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-bench-words-'));
  try {
    const file = join(folder, 'bench.lexicon');
    writeFileSync(file, encodeLexicon(compiled));
    const loading: number[] = [];
    let lexicon = load(file);
    for (let run = 0; run < RUNS + 2; run++) lexicon = timed(loading, () => load(file));
    yield figureOf('load from the compiled file', 'ms', loading, { target: 80 });
    // All tables are views on the file's bytes: the buffer is what the process holds on to.
    const bytes = lexicon.tables.letters.buffer.byteLength;
    yield figureOf('memory of the loaded list', 'MB', [bytes / MEGABYTE], { target: 60 });
    return lexicon;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
