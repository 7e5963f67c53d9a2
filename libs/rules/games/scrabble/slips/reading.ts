import type { Board } from '../board/board';
import { placeAt, placeText, readPlace, type Direction, type Place } from '../board/place';
import { SQUARES } from '../board/squares';
import type { Lexicon } from '../lexicon/lexicon';
import { placeMove } from '../moves/check-move';
import { waysToLay } from '../moves/joker-places';
import type { Play } from '../moves/move';
import type { PlayRules } from '../moves/play-rules';
import type { MoveRefusal } from '../moves/refusals';
import type { Rack } from '../tiles/rack';

/** What slips of a round are judged by. */
export type Position = {
  readonly board: Board;
  readonly rack: Rack;
  readonly lexicon: Lexicon;
  readonly rules: PlayRules;
  /** From 1. */
  readonly round: number;
  readonly unclearJoker: 'worst-position' | 'best';
};

/** A way to lay the word at a place: its jokers in lower case, and what it scores. */
export type Way = {
  readonly place: string;
  readonly word: string;
  readonly score: number;
  readonly jokers: string;
};

/** A word at one place. */
export type Reading =
  /** The board does not take it. */
  | { readonly kind: 'no-fit'; readonly refusal: MoveRefusal }
  /** The rack has not its letters. */
  | { readonly kind: 'no-letters' }
  /** A word that is formed is not admitted; `ways` are what it would score. */
  | { readonly kind: 'not-admitted'; readonly word: string; readonly ways: readonly Way[] }
  | { readonly kind: 'legal'; readonly ways: readonly Way[]; readonly play: Play };

/** Where new letters of a play are lower case: `0 3`; the empty text when none is. */
export const jokersOf = ({ at, tiles, word }: Play): string => {
  const step = at.direction === 'across' ? 1 : 15;
  const first = at.row * 15 + at.column;
  return tiles
    .map(({ square }) => (square - first) / step)
    .filter((index) => /[a-z]/.test(word[index] ?? ''))
    .join(' ');
};

/** How a word reads at a place (`H4`): everything that a corrector looks at, without a search. */
export const readAt = (position: Position, word: string, place: string): Reading => {
  const { board, rack, lexicon, rules } = position;
  const written = { place, word: word.toUpperCase() };
  const placed = placeMove(board, written, rules);
  if (!placed.ok) return { kind: 'no-fit', refusal: placed.refusal };
  const laid = waysToLay(board, written, rack, rules);
  if (laid.length === 0) return { kind: 'no-letters' };
  const ways = laid.flatMap((each): readonly Way[] => {
    const play = placeMove(board, { place, word: each }, rules);
    return play.ok ? [{ place, word: each, score: play.play.score, jokers: jokersOf(play.play) }] : [];
  });
  const bad = [placed.play, ...placed.play.crossWords].find((each) => !lexicon.has(each.word));
  return bad === undefined
    ? { kind: 'legal', ways, play: placed.play }
    : { kind: 'not-admitted', word: bad.word.toUpperCase(), ways };
};

const DIRECTIONS: readonly Direction[] = ['across', 'down'];

/** Every reading of a word on the board, in one direction or in both. */
export function* readingsOf(
  position: Position,
  word: string,
  direction?: Direction,
): Generator<{ readonly at: Place; readonly place: string; readonly reading: Reading }> {
  for (const way of direction === undefined ? DIRECTIONS : [direction])
    for (let square = 0; square < SQUARES; square++) {
      const at = placeAt(square, way);
      const place = placeText(at);
      const reading = readAt(position, word, place);
      if (reading.kind !== 'no-fit') yield { at, place, reading };
    }
}

/** The other reading of a reference: `H4` turned round is `4H`. */
export const turned = (place: string): string => {
  const read = readPlace(place);
  if (read === null) return place;
  return placeText({ ...read, direction: read.direction === 'across' ? 'down' : 'across' });
};
