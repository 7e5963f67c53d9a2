import { scrabblePlaces, type ScrabbleSessionView } from '@arbitre/rules/scrabble';

type Round = ScrabbleSessionView['rounds'][number];

/** A moment of the game: the board before the first draw, a rack just drawn, or a word just laid. */
export type Moment =
  | { readonly kind: 'start' }
  | { readonly kind: 'rack' | 'word'; readonly round: Round; readonly index: number };

const empty: readonly string[] = Array.from({ length: 15 }, () => '.'.repeat(15));

/** Two moments a round as far as it has come: its rack, then its word. */
export const momentsOf = (rounds: readonly Round[]): readonly Moment[] => [
  { kind: 'start' },
  ...rounds.flatMap((round, index): readonly Moment[] => [
    ...(round.rack === null ? [] : [{ kind: 'rack', round, index } as const]),
    ...(round.retained === null ? [] : [{ kind: 'word', round, index } as const]),
  ]),
];

/** Moments at which a word lies, first and last included: where the arrows up and down stop. */
export const wordStops = (moments: readonly Moment[]): readonly number[] => [
  ...new Set([
    0,
    ...moments.flatMap(({ kind }, index) => (kind === 'word' ? [index] : [])),
    moments.length - 1,
  ]),
];

/** The moment that `?round=7` names: its word, else its rack; null for a round that there is not. */
export const momentOfRound = (moments: readonly Moment[], number: number): number | null => {
  const at = moments.findLastIndex((moment) => moment.kind !== 'start' && moment.round.number === number);
  return at < 0 ? null : at;
};

/** The board as it lies before a round. */
export const boardBefore = (rounds: readonly Round[], index: number): readonly string[] =>
  rounds.slice(0, index).findLast(({ boardAfter }) => boardAfter !== null)?.boardAfter ?? empty;

export const boardAt = (rounds: readonly Round[], moment: Moment): readonly string[] => {
  if (moment.kind === 'start') return empty;
  return moment.kind === 'word' ? (moment.round.boardAfter ?? empty) : boardBefore(rounds, moment.index);
};

/** The squares of a word by `row * 15 + column`, with its letters. Empty where the place names no square. */
export const squaresOf = ({
  place,
  word,
}: {
  readonly place: string;
  readonly word: string;
}): ReadonlyMap<number, string> => {
  const at = scrabblePlaces.readPlace(place);
  if (at === null) return new Map();
  const [first, step] = [scrabblePlaces.squareOf(at), scrabblePlaces.stepOf(at.direction)];
  return new Map(Array.from(word).map((letter, index) => [first + index * step, letter]));
};

/** Which of a word's squares were empty before it was laid. */
export const freshSquares = (
  before: readonly string[],
  word: { readonly place: string; readonly word: string },
): ReadonlySet<number> =>
  new Set(
    [...squaresOf(word).keys()].filter(
      (at) => !/[A-Za-z]/u.test(before[Math.floor(at / 15)]?.charAt(at % 15) ?? ''),
    ),
  );

/** A rack in parts: `AB+CDEFG` kept and drawn, `-ABCDEFG` drawn anew after a set was thrown back (SCR-RULESET-GAP-2). */
export const rackParts = (
  rack: string,
): { readonly kept: string; readonly drawn: string; readonly anew: boolean } => {
  const anew = rack.startsWith('-');
  const letters = anew ? rack.slice(1) : rack;
  const [before = '', after] = letters.split('+');
  return after === undefined ? { kept: '', drawn: before, anew } : { kept: before, drawn: after, anew };
};
