import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { WordEvent } from './events';

/** What was said of words so far, the last word on each. */
export type WordState = {
  readonly receipts: number;
  readonly regions: ReadonlyMap<string, string | null>;
  readonly clubs: ReadonlyMap<string, string | null>;
};

export const NO_WORDS: WordState = { receipts: 0, regions: new Map(), clubs: new Map() };

export const evolveWords = (state: WordState, { data }: WordEvent): WordState => ({
  receipts: state.receipts + 1,
  regions: new Map([...state.regions, ...data.regions.map(({ word, region }) => [word, region] as const)]),
  clubs: new Map([...state.clubs, ...data.clubs.map(({ word, club }) => [word, club] as const)]),
});

/** What is said of words, with how often competitions and entries say them. */
export type MatchedWords = Omit<WordEvent['data'], 'receipt'>;

const twice = (words: readonly string[]): string | null =>
  words.find((word, at) => words.indexOf(word) < at) ?? null;

/** A word that is left as it is, and was not before, is worth a receipt of its own. */
const leavesMore = (state: WordState, { regions, clubs }: MatchedWords): boolean =>
  regions.some(({ word, region }) => region === null && state.regions.get(word) !== null) ||
  clubs.some(({ word, club }) => club === null && state.clubs.get(word) !== null);

/** Why words are not matched so; null when they may be. */
export const wordsProblem = ({
  regions,
  clubs,
}: Readonly<Record<'regions' | 'clubs', readonly { readonly word: string }[]>>): Refusal | null => {
  const again = twice(regions.map(({ word }) => word)) ?? twice(clubs.map(({ word }) => word));
  return again === null ? null : refuse('word-twice', { word: again });
};

/** Pure. What changes nothing and leaves nothing more is refused, so that a receipt is of something. */
export const decideWords = (state: WordState, words: MatchedWords): Decision<WordEvent> =>
  wordsProblem(words) ??
  (words.competitions === 0 && !leavesMore(state, words)
    ? refuse('nothing-to-match')
    : accepted({ type: 'WordsMatched', data: { receipt: `w${state.receipts + 1}`, ...words } }));
