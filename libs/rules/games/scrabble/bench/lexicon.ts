import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeLexicon, encodeLexicon } from '../lexicon/binary';
import { compileLexicon, type CompiledLexicon } from '../lexicon/compile';
import { figureOf, type ScrabbleFigure } from './figure';

const RUNS = 5;
const MEGABYTE = 1_000_000;

/** What runs took in milliseconds: by the clock, and of the processor, which other programs lengthen less. */
type Times = { readonly clock: number[]; readonly processor: number[] };

const timed = <Result>({ clock, processor }: Times, doing: () => Result): Result => {
  const before = process.cpuUsage();
  const start = performance.now();
  const result = doing();
  clock.push(performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  processor.push((user + system) / 1000);
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
  const compiling: Times = { clock: [], processor: [] };
  for (let run = 1; run < RUNS; run++) timed(compiling, () => compileLexicon('bench', words));
  const compiled = timed(compiling, () => compileLexicon('bench', words));
  const seconds = (times: readonly number[]): readonly number[] => times.map((ms) => ms / 1000);
  const name = `compilation of ${compiled.wordCount} words`;
  yield figureOf(name, 's', seconds(compiling.clock), { target: 10 });
  yield figureOf(`${name}, processor time`, 's', seconds(compiling.processor));
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-bench-words-'));
  try {
    const file = join(folder, 'bench.lexicon');
    writeFileSync(file, encodeLexicon(compiled));
    const loading: Times = { clock: [], processor: [] };
    let lexicon = load(file);
    for (let run = 0; run < RUNS + 2; run++) lexicon = timed(loading, () => load(file));
    yield figureOf('load from the compiled file', 'ms', loading.clock, { target: 80 });
    yield figureOf('load, processor time', 'ms', loading.processor);
    // All tables are views on the file's bytes: the buffer is what the process holds on to.
    const bytes = lexicon.tables.letters.buffer.byteLength;
    yield figureOf('memory of the loaded list', 'MB', [bytes / MEGABYTE], { target: 60 });
    return lexicon;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
