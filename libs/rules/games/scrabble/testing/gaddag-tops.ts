import type { Board } from '../board/board';
import { LETTER_MULTIPLIER, WORD_MULTIPLIER } from '../board/premiums';
import type { PlayRules } from '../moves/play-rules';
import type { Rack } from '../tiles/rack';
import type { Gaddag } from './gaddag';

const SIDE = 15;
const WIDTH = 27;
const ALL = 0x07fffffe;

/** The tops as the generator found them: the score, and each move as `A8 aNHELAI` without its order. */
export type GaddagTops = {
  readonly score: number;
  readonly moves: readonly string[];
  readonly generated: number;
};

type Line = {
  readonly letter: Uint8Array;
  readonly joker: Uint8Array;
  readonly value: Uint8Array;
  readonly crossMask: Int32Array;
  readonly crossSum: Int16Array;
  readonly anchor: Uint8Array;
};

/** Letters that a gap takes: straight from the word graph, backwards over what stands before, then after. */
const crossMaskOf = (
  { next, ends, root }: Gaddag,
  before: readonly number[],
  after: readonly number[],
): number => {
  let mask = 0;
  for (let letter = 1; letter <= 26; letter++) {
    let node = root;
    for (const each of [...before, letter, ...after].reverse()) node = next[node * WIDTH + each] ?? 0;
    if (node !== 0 && ends[node] === 1) mask |= 1 << letter;
  }
  return mask;
};

/** One direction of the board, line by line: `square(line, place)` gives the board's square. */
const lineOf = (board: Board, down: boolean, gaddag: Gaddag, rules: PlayRules): Line => {
  const at = (line: number, place: number): number => (down ? place * SIDE + line : line * SIDE + place);
  const size = SIDE * SIDE;
  const line = {
    letter: new Uint8Array(size),
    joker: new Uint8Array(size),
    value: new Uint8Array(size),
    crossMask: new Int32Array(size).fill(ALL),
    crossSum: new Int16Array(size).fill(-1),
    anchor: new Uint8Array(size),
  };
  const tile = (l: number, p: number): number =>
    l < 0 || p < 0 || l >= SIDE || p >= SIDE ? 0 : (board[at(l, p)] ?? 0);
  const valueOf = (each: number): number => (each > 32 ? 0 : (rules.tiles.values[each] ?? 0));
  for (let l = 0; l < SIDE; l++)
    for (let p = 0; p < SIDE; p++) {
      const index = l * SIDE + p;
      const here = tile(l, p);
      line.letter[index] = here & 31;
      line.joker[index] = here > 32 ? 1 : 0;
      line.value[index] = valueOf(here);
      if (here !== 0) continue;
      const before: number[] = [];
      const after: number[] = [];
      for (let other = l - 1; tile(other, p) !== 0; other--) before.unshift(tile(other, p));
      for (let other = l + 1; tile(other, p) !== 0; other++) after.push(tile(other, p));
      if (before.length + after.length > 0) {
        const letters = (tiles: readonly number[]): readonly number[] => tiles.map((each) => each & 31);
        line.crossMask[index] = crossMaskOf(gaddag, letters(before), letters(after));
        line.crossSum[index] = [...before, ...after].reduce((sum, each) => sum + valueOf(each), 0);
      }
      const beside = tile(l, p - 1) !== 0 || tile(l, p + 1) !== 0;
      line.anchor[index] = beside || before.length + after.length > 0 ? 1 : 0;
    }
  return line;
};

/** Every move, each once for each choice of jokers; the best are kept. */
export const gaddagTops = (gaddag: Gaddag, board: Board, rack: Rack, rules: PlayRules): GaddagTops => {
  const { next, ends, letters, root } = gaddag;
  const counts = [...rack];
  const values = rules.tiles.values;
  const size = counts.reduce((sum, each) => sum + each, 0);
  const most = Math.min(size, rules.mostTiles);
  const isFirst = board.every((tile) => tile === 0);
  let best = -1;
  let generated = 0;
  let moves: string[] = [];
  const word = new Uint8Array(SIDE);
  /** Letters held (bits 1 to 26), as `counts` goes. */
  let held = counts.reduce((mask, count, each) => (each > 0 && count > 0 ? mask | (1 << each) : mask), 0);

  const searchLine = (line: Line, start: number, down: boolean, anchorsGiven: readonly number[]): void => {
    const end = start + SIDE;
    const { letter, joker, value, crossMask, crossSum } = line;
    const squareOf = (at: number): number => (down ? (at - start) * SIDE + start / SIDE : at);

    const record = (
      first: number,
      last: number,
      sum: number,
      times: number,
      crosses: number,
      laid: number,
    ): void => {
      if (last === first || laid === 0) return;
      generated++;
      const score = sum * times + crosses + (rules.bonus[laid] ?? 0);
      if (score < best) return;
      if (score > best) {
        best = score;
        moves = [];
      }
      const row = start / SIDE;
      const place = first - start;
      const name = down
        ? `${row + 1}${String.fromCharCode(65 + place)}`
        : `${String.fromCharCode(65 + row)}${place + 1}`;
      let text = '';
      for (let at = first; at <= last; at++) text += String.fromCharCode(64 + (word[at - start] ?? 0));
      moves.push(`${name} ${text}`);
    };

    for (const anchor of anchorsGiven) {
      const previous = anchorsGiven.filter((each) => each < anchor).at(-1) ?? start - 1;

      const goOn = (
        at: number,
        node: number,
        first: number,
        sum: number,
        times: number,
        crosses: number,
        laid: number,
      ): void => {
        if (at <= anchor) {
          const clearLeft = at === start || letter[at - 1] === 0;
          const clearRight = anchor + 1 === end || letter[anchor + 1] === 0;
          if (ends[node] === 1 && clearLeft && clearRight) record(at, anchor, sum, times, crosses, laid);
          if (at > start && (letter[at - 1] !== 0 || at - 1 > previous))
            generate(at - 1, node, at - 1, sum, times, crosses, laid);
          const turned = next[node * WIDTH] ?? 0;
          if (turned !== 0 && clearLeft && anchor + 1 < end)
            generate(anchor + 1, turned, at, sum, times, crosses, laid);
          return;
        }
        const clearRight = at + 1 === end || letter[at + 1] === 0;
        if (ends[node] === 1 && clearRight) record(first, at, sum, times, crosses, laid);
        if (at + 1 < end) generate(at + 1, node, first, sum, times, crosses, laid);
      };

      const lay = (
        at: number,
        tile: number,
        node: number,
        first: number,
        sum: number,
        times: number,
        crosses: number,
        laid: number,
      ): void => {
        const square = squareOf(at);
        const worth = tile > 32 ? 0 : (values[tile] ?? 0);
        const points = worth * (LETTER_MULTIPLIER[square] ?? 1);
        const wordTimes = WORD_MULTIPLIER[square] ?? 1;
        const crossed = crossSum[at] ?? -1;
        word[at - start] = tile;
        goOn(
          at,
          node,
          first,
          sum + points,
          times * wordTimes,
          crossed < 0 ? crosses : crosses + (crossed + points) * wordTimes,
          laid + 1,
        );
      };

      const generate = (
        at: number,
        node: number,
        first: number,
        sum: number,
        times: number,
        crosses: number,
        laid: number,
      ): void => {
        const there = letter[at] ?? 0;
        if (there !== 0) {
          const child = next[node * WIDTH + there] ?? 0;
          word[at - start] = there | ((joker[at] ?? 0) << 5);
          if (child !== 0) goOn(at, child, first, sum + (value[at] ?? 0), times, crosses, laid);
          return;
        }
        if (laid === most) return;
        const jokers = counts[0] ?? 0;
        let mask = (crossMask[at] ?? 0) & (letters[node] ?? 0);
        if (jokers === 0) mask &= held;
        for (; mask !== 0; mask &= mask - 1) {
          const each = 31 - Math.clz32(mask & -mask);
          const own = counts[each] ?? 0;
          const child = next[node * WIDTH + each] ?? 0;
          if (own > 0) {
            counts[each] = own - 1;
            if (own === 1) held ^= 1 << each;
            lay(at, each, child, first, sum, times, crosses, laid);
            if (own === 1) held ^= 1 << each;
            counts[each] = own;
          }
          if (jokers > 0) {
            counts[0] = jokers - 1;
            lay(at, each | 32, child, first, sum, times, crosses, laid);
            counts[0] = jokers;
          }
        }
      };

      generate(anchor, root, anchor, 0, 1, 0, 0);
    }
  };

  for (const down of [false, true]) {
    if (isFirst && down && rules.firstAcross) continue;
    const line = lineOf(board, down, gaddag, rules);
    if (isFirst) line.anchor[7 * SIDE + 7] = 1;
    for (let start = 0; start < SIDE * SIDE; start += SIDE) {
      const anchors: number[] = [];
      for (let at = start; at < start + SIDE; at++) if (line.anchor[at] === 1) anchors.push(at);
      searchLine(line, start, down, anchors);
    }
  }
  return { score: best, moves, generated };
};
