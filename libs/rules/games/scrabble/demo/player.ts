import { placeMove } from '../moves/check-move';
import type { Move } from '../moves/move';
import type { Board } from '../board/board';
import type { PlayRules } from '../moves/play-rules';
import type { Seeded } from '@arbitre/rules/kernel/seeded';

/** A player of a simulated game. `skill`: 0 to 99, how often the next better solution is found. */
export type SimulatedPlayer = { readonly entry: string; readonly skill: number };

/** What a player writes: arguments of `enter-slip`; null hands in none. */
export type WrittenSlip = Readonly<Record<string, unknown>> | null;

/** Solutions by score downwards, one a score where there are many, so that a step down costs points. */
export const distinctScores = (solutions: readonly Move[], most: number): readonly Move[] => {
  const kept: Move[] = [];
  for (const move of solutions) {
    if (move.score !== kept.at(-1)?.score) kept.push(move);
    if (kept.length >= most) break;
  }
  return kept;
};

const HUNDRED = 100;
const THOUSAND = 1000;

/** How much harder a hidden top is to find than the solution below it. */
const HIDDEN = 16;

/** How far down the list of scores a player of this skill ends: a step down for every miss. */
const depthOf = (skill: number, hidden: boolean, random: Seeded, most: number): number => {
  let depth = 0;
  while (depth < most - 1 && random(HUNDRED * (hidden && depth === 0 ? HIDDEN : 1)) >= skill) depth++;
  return depth;
};

/** Mistakes that people make on slips, in thousandths. */
const NO_SLIP = 4;
const WRONG_WORD = 25;
const WRONG_PLACE = 8;
const WRONG_SCORE = 25;
const NO_CIRCLE = 80;

/** A letter of the word put wrong: most often no word at all. */
const misspelt = (word: string, random: Seeded): string => {
  const at = random(word.length);
  const letter = String.fromCharCode(65 + random(26));
  return `${word.slice(0, at)}${letter}${word.slice(at + 1)}`;
};

/** The place one square on: a shifted reference. */
const shifted = (place: string): string =>
  place.replace(/\d+/, (number) => String(Number(number) < 15 ? Number(number) + 1 : Number(number) - 1));

const withMistakes = ({ place, word, score }: Move, random: Seeded): WrittenSlip => {
  const mistake = random(THOUSAND);
  const down = /^\d/.test(place);
  const slip = { place, word, score, direction: down ? 'down' : 'across' };
  if (mistake < NO_SLIP) return null;
  if (mistake < NO_SLIP + WRONG_WORD) return { ...slip, word: misspelt(word, random) };
  if (mistake < NO_SLIP + WRONG_WORD + WRONG_PLACE) return { ...slip, place: shifted(place) };
  if (mistake < NO_SLIP + WRONG_WORD + WRONG_PLACE + WRONG_SCORE)
    return { ...slip, score: score + 1 + random(9) };
  return /[a-z]/.test(word) && random(THOUSAND) < NO_CIRCLE ? { ...slip, word: word.toUpperCase() } : slip;
};

/** A joker that already lies on the board needs no circle: it is written like any letter. */
const circledOnlyNew = (board: Board, move: Move, rules: PlayRules): Move => {
  const placed = placeMove(board, move, rules);
  if (!placed.ok) return move;
  const { at, tiles } = placed.play;
  const step = at.direction === 'across' ? 1 : 15;
  const first = at.row * 15 + at.column;
  const fresh = new Set(tiles.map(({ square }) => (square - first) / step));
  const word = Array.from(move.word, (letter, index) =>
    fresh.has(index) ? letter : letter.toUpperCase(),
  ).join('');
  return { ...move, word };
};

/** What players look at; of a hidden top hardly anybody thinks, so that it may be a solo. */
export type SimulatedPosition = {
  readonly board: Board;
  readonly rules: PlayRules;
  readonly hidden: boolean;
};

/** What a player of this skill hands in, given the scores that can be made. */
export const slipOf = (
  { skill }: SimulatedPlayer,
  scores: readonly Move[],
  position: SimulatedPosition,
  random: Seeded,
): WrittenSlip => {
  const found = scores[depthOf(skill, position.hidden, random, scores.length)];
  return found === undefined
    ? null
    : withMistakes(circledOnlyNew(position.board, found, position.rules), random);
};
