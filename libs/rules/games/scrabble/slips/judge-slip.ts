import { isEmptyBoard, tileAt } from '../board/board';
import { readPlace, squareOf, stepOf } from '../board/place';
import { characterOf, letterOf } from '../tiles/letters';
import { judgeFirstRound } from './first-round';
import { byConnectingLetters, byLengthening, byReference, type Located } from './location';
import { type Position, type Reading, readAt, readingsOf } from './reading';
import { type Doubt, type Judgement, nullity, penalised, type Slip, type Solution } from './slip';

/** The claimed score exists somewhere else in the direction written: it is paid less 5 (SCR-BUL-7). */
const elsewhere = (position: Position, solution: Solution): Judgement | null => {
  const { score: claim, word, place = '' } = solution;
  if (claim === undefined) return null;
  const direction = solution.direction ?? readPlace(place)?.direction;
  let paid = null;
  const doubts: Doubt[] = [];
  for (const { place: at, reading } of readingsOf(position, word, direction)) {
    if (reading.kind === 'no-fit' || reading.kind === 'no-letters') continue;
    const way = reading.ways.find(({ score }) => score === claim);
    if (way === undefined) continue;
    if (reading.kind === 'legal') paid ??= way;
    else if (reading.word !== word.toUpperCase()) doubts.push({ place: at, word: reading.word });
  }
  return paid === null ? null : penalised(paid, doubts);
};

/** The written word with the letters of the board put right; null where it does not clash. */
const recopied = ({ board }: Position, { word, place = '' }: Solution): string | null => {
  const at = readPlace(place);
  if (at === null) return null;
  const right = Array.from(word.toUpperCase(), (letter, index) => {
    const tile = tileAt(board, squareOf(at) + index * stepOf(at.direction));
    return tile === 0 ? letter : characterOf(letterOf(tile));
  }).join('');
  return right === word.toUpperCase() ? null : right;
};

/**
 * Whether a letter that clashes with the board was copied badly: other letters of the board were copied right beside it, or the
 * player did not hold it. One that he held was meant where nothing else was copied, and the word as written is judged: TAIK
 * with a K in the draw is not admitted, JOUEUZES is JOUEUSES miscopied (SCR-BUL-NUL-7, SCR-BUL-NUL-8).
 */
const isMiscopied = ({ board, rack }: Position, { word, place = '' }: Solution): boolean => {
  const at = readPlace(place);
  if (at === null) return false;
  const pairs = Array.from(word.toUpperCase(), (letter, index) => ({
    written: letter.charCodeAt(0) - 64,
    there: letterOf(tileAt(board, squareOf(at) + index * stepOf(at.direction))),
  }));
  const laid = (letter: number): number =>
    pairs.filter(({ written, there }) => written === letter && there !== letter).length;
  const clashes = pairs.filter(({ written, there }) => there !== 0 && there !== written);
  return (
    pairs.some(({ written, there }) => there === written) ||
    clashes.some(({ written }) => laid(written) > (rack[written] ?? 0))
  );
};

/** What is wrong beyond repair at the place that the slip names: these are nullities even if the word fits elsewhere. */
const fatal = (position: Position, solution: Solution, reading: Reading | null): Judgement | null => {
  if (reading?.kind !== 'no-fit') return null;
  const { code } = reading.refusal;
  if (code === 'not-whole-word' || code === 'too-short') return nullity('SCR-BUL-NUL-6');
  if (code === 'no-new-letter') return nullity('SCR-FADOQ-11');
  if (code !== 'clash-with-grid') return null;
  const right = recopied(position, solution);
  return right !== null &&
    isMiscopied(position, solution) &&
    position.lexicon.has(right) &&
    !position.lexicon.has(solution.word)
    ? nullity('SCR-BUL-NUL-7', [right])
    : null;
};

/** The reason of a nullity when no place was found: letters, words, or the board (SCR-BUL-13, SCR-BUL-14). */
const whyNot = (position: Position, solution: Solution, reading: Reading | null): Judgement => {
  const { word } = solution;
  if (!position.lexicon.has(word)) return nullity('SCR-BUL-NUL-8', [word.toUpperCase()]);
  if (reading?.kind === 'no-letters') return nullity('SCR-BUL-14');
  const kinds = new Set([...readingsOf(position, word)].map((each) => each.reading.kind));
  if (kinds.has('legal')) return nullity('SCR-BUL-7');
  if (reading?.kind === 'no-fit' && reading.refusal.code === 'clash-with-grid') return nullity('SCR-BUL-13');
  if (kinds.has('not-admitted')) return nullity('SCR-BUL-NUL-8');
  return nullity(kinds.has('no-letters') ? 'SCR-BUL-14' : 'SCR-BUL-13');
};

/** Of the readings of one word the one that gives most (SCR-BUL-11). */
const better = (one: Judgement, other: Judgement | null): Judgement =>
  other !== null && other.points > one.points ? other : one;

const withFault = (judgement: Judgement, fault: string): Judgement =>
  judgement.verdict === 'ok' || judgement.verdict === 'warning'
    ? { ...judgement, verdict: 'warning', articles: [...judgement.articles, fault] }
    : judgement;

/** A mode is right where it leads to a place at which the word is paid: a nullity there is a wrong place. */
const isRight = (located: Located): located is Located & { readonly kind: 'found' } =>
  located.kind === 'found' && located.judgement.verdict !== 'nullity';

/** Both modes were used: one wrong costs a warning; with both wrong the milder sanction stands (SCR-4B-GAP-3). */
const together = (reference: Located, letters: Located): Located => {
  if (reference.kind === 'unused') return letters.kind === 'unused' ? reference : letters;
  if (letters.kind === 'unused' || (isRight(reference) && isRight(letters))) return reference;
  const right = [reference, letters].find(isRight);
  if (right !== undefined) return { kind: 'found', judgement: withFault(right.judgement, 'SCR-4B-GAP-3') };
  return reference.kind === 'found' ? reference : letters;
};

const isExact = (judgement: Judgement, { score }: Solution): boolean =>
  judgement.verdict === 'nullity' || judgement.points === score;

/** Two or more words on a slip were written in full; a word of one letter is none (SCR-BUL-NUL-6). */
const judgeLaterRound = (position: Position, solution: Solution): Judgement => {
  if (solution.word.length < 2) return nullity('SCR-BUL-NUL-6');
  const reference = byReference(position, solution);
  const located = together(reference, byConnectingLetters(position, solution));
  if (located.kind === 'found')
    return isExact(located.judgement, solution)
      ? located.judgement
      : better(located.judgement, elsewhere(position, solution));
  const reading = reference.kind === 'wrong' ? reference.reading : null;
  const end = fatal(position, solution, reading);
  const longer = byLengthening(position, solution);
  if (longer.kind === 'found' && end?.articles[0] !== 'SCR-BUL-NUL-6') return longer.judgement;
  return end ?? elsewhere(position, solution) ?? whyNot(position, solution, reading);
};

/** What one solution is worth. */
export const judgeSolution = (position: Position, solution: Solution): Judgement =>
  isEmptyBoard(position.board) ? judgeFirstRound(position, solution) : judgeLaterRound(position, solution);

/** Whether a word could be laid where it is written, letters and place alone: what an electronic slip is refused for. */
export const laysAt = (position: Position, { word, place = '' }: Solution): Reading =>
  readAt(position, word, place);

/**
 * Corrects a slip: of several solutions the lowest counts, nullity included (SCR-5A-1, SCR-BUL-12); what is crossed out is
 * not there (SCR-5A-2). Pure and without a search (SCR-GEN-17).
 */
export const judgeSlip = (position: Position, slip: Slip): Judgement => {
  if (slip.several === true) return nullity('SCR-BUL-NUL-3');
  const written = slip.solutions.filter(({ struck = false }) => !struck);
  const judgements = written.map((solution) => judgeSolution(position, solution));
  const [lowest] = judgements.sort(
    (a, b) => a.points - b.points || Number(b.verdict === 'nullity') - Number(a.verdict === 'nullity'),
  );
  if (lowest === undefined) return nullity('SCR-BUL-NUL-2');
  const judged = judgements.length > 1 ? { ...lowest, articles: [...lowest.articles, 'SCR-5A-1'] } : lowest;
  return slip.hardToRead === true ? withFault(judged, 'SCR-FADOQ-7') : judged;
};
