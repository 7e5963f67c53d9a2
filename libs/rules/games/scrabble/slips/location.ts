import { isEmptyBoard, type Board } from '../board/board';
import { readPlace } from '../board/place';
import { connectingAt, lengthened, NEEDED } from './connecting';
import { judgeLocated } from './joker-ways';
import { type Position, type Reading, readAt, readingsOf, turned } from './reading';
import { type Doubt, type Judgement, nullity, paidWhole, type Solution } from './slip';

/** What one mode of locating led to. */
export type Located =
  /** The slip does not use this mode. */
  | { readonly kind: 'unused' }
  | { readonly kind: 'found'; readonly judgement: Judgement }
  /** It does not name a right place; `reading`: how the word reads at the one that it names. */
  | { readonly kind: 'wrong'; readonly reading: Reading | null };

const found = (judgement: Judgement | null): Located =>
  judgement === null ? { kind: 'wrong', reading: null } : { kind: 'found', judgement };

/** A word that is not admitted, or forms one, at the place that the slip names (SCR-BUL-NUL-8). */
const judgeReading = (reading: Reading, solution: Solution, faults: readonly string[]): Located => {
  if (reading.kind === 'legal') return found(judgeLocated(solution, reading.play, reading.ways, faults));
  return reading.kind === 'not-admitted'
    ? found(nullity('SCR-BUL-NUL-8', [reading.word]))
    : { kind: 'wrong', reading };
};

/** The claim decides where it is right for one; otherwise the lowest counts, with a warning. */
const lowestUnlessClaimed = (judgements: readonly Judgement[], claim: number | undefined, fault: string) => {
  const claimed = judgements.find(({ points }) => points === claim);
  if (claimed !== undefined) return claimed;
  const [lowest] = [...judgements].sort((a, b) => a.points - b.points);
  if (lowest === undefined || lowest.paid === null || judgements.length < 2) return lowest ?? null;
  return paidWhole({ ...lowest.paid, score: lowest.points }, [fault, ...lowest.articles]);
};

/** One of word and reference turned round: both readings are tried (SCR-BUL-6). */
const inverted = (position: Position, solution: Solution, place: string): Located => {
  const both = [place, turned(place)].map((each) => readAt(position, solution.word, each));
  const legal = both.flatMap((reading) => (reading.kind === 'legal' ? [reading] : []));
  if (legal.length === 0) return { kind: 'wrong', reading: both[1] ?? null };
  const judgements = legal.flatMap((reading) => {
    const judgement = judgeLocated(solution, reading.play, reading.ways, ['SCR-BUL-6']);
    return judgement === null ? [] : [judgement];
  });
  return found(lowestUnlessClaimed(judgements, solution.score, 'SCR-BUL-6'));
};

/** SCR-4A: the square of the first letter. */
export const byReference = (position: Position, solution: Solution): Located => {
  const { place, word, direction } = solution;
  if (place === undefined) return { kind: 'unused' };
  if (direction !== undefined && readPlace(place)?.direction !== direction)
    return inverted(position, solution, place);
  return judgeReading(readAt(position, word, place), solution, []);
};

/** Two letters are enough in round 2 when the first word has only two (SCR-4B-GAP-1). */
const neededOn = (board: Board, round: number): number =>
  round === 2 && !isEmptyBoard(board) && board.filter((tile) => tile !== 0).length === 2 ? 2 : NEEDED;

/** Every place where the written letters stand as they do on the board, with what the word is worth there. */
const placesByLetters = (position: Position, solution: Solution) => {
  const { connecting, word, direction } = solution;
  const needed = neededOn(position.board, position.round);
  const judgements: Judgement[] = [];
  const doubts: Doubt[] = [];
  for (const { at, place, reading } of readingsOf(position, word, direction)) {
    const count = connectingAt(position.board, at, word.length, connecting ?? []);
    if (count === null || count < (connecting === undefined ? NEEDED : 2)) continue;
    if (reading.kind === 'not-admitted') doubts.push({ place, word: reading.word });
    if (reading.kind !== 'legal') continue;
    const faults = count < needed ? ['SCR-FADOQ-4'] : [];
    const judgement = judgeLocated(solution, reading.play, reading.ways, faults);
    if (judgement !== null) judgements.push(judgement);
  }
  return { judgements, doubts };
};

/** SCR-4B: letters of the board copied beside the word; three, or two with a warning (SCR-FADOQ-4). */
export const byConnectingLetters = (position: Position, solution: Solution): Located => {
  if (solution.connecting === undefined && solution.place !== undefined) return { kind: 'unused' };
  const { judgements, doubts } = placesByLetters(position, solution);
  if (judgements.length === 0) {
    const [doubt] = doubts;
    if (doubt !== undefined) return found(nullity('SCR-BUL-NUL-8', [doubt.word]));
    return solution.connecting === undefined ? { kind: 'unused' } : { kind: 'wrong', reading: null };
  }
  const judgement = lowestUnlessClaimed(judgements, solution.score, 'SCR-BUL-10');
  const open = judgement !== null && judgement.points !== solution.score && doubts.length > 0;
  return found(open ? { ...judgement, doubts } : judgement);
};

const LONG_WORD = 3;

/** A word of three letters or more is lengthened: its letters locate the slip, whatever is written (SCR-4B-GAP-2). */
export const byLengthening = (position: Position, solution: Solution): Located => {
  const judgements: Judgement[] = [];
  for (const { at, reading } of readingsOf(position, solution.word)) {
    if (reading.kind !== 'legal' || lengthened(position.board, at, solution.word.length) < LONG_WORD)
      continue;
    const judgement = judgeLocated(solution, reading.play, reading.ways);
    if (judgement !== null) judgements.push(judgement);
  }
  return judgements.length === 0
    ? { kind: 'unused' }
    : found(lowestUnlessClaimed(judgements, solution.score, 'SCR-BUL-10'));
};
