import { gaddagOf } from '../testing/gaddag';
import { figureOf, type ScrabbleFigure } from './figure';
import { lexiconFigures } from './lexicon';
import { benchPositions } from './positions';
import { topsFigures } from './tops';
import { benchWords } from './word-list';

const POSITIONS = 200;
const SEED = 20_260;

/** Compilation, load and memory of a list of 311,509 words; all tops of 200 fixed positions beside a plain GADDAG. */
export default function* (): Generator<ScrabbleFigure> {
  const words = benchWords();
  const lexicon = yield* lexiconFigures(words);
  const start = performance.now();
  const gaddag = gaddagOf(words);
  yield figureOf('the plain GADDAG’s own compilation', 's', [(performance.now() - start) / 1000]);
  yield* topsFigures(benchPositions(lexicon, POSITIONS, SEED), lexicon, gaddag);
}
