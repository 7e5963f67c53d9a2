import { seedCommitment } from '@arbitre/rules/scrabble';
import type { GameRecord } from './read-record';

/** What the form of a new game asks for. */
export type GameChoices = {
  readonly list: string;
  readonly seconds: number;
  readonly format: string;
  readonly kind: string;
  readonly rules: string;
  readonly joker: boolean;
  readonly game: number;
  readonly games: number;
  /** What letters are drawn from; null where they come out of the bag. */
  readonly seed: string | null;
  /** What a record fixes; null where the centre draws and retains itself. */
  readonly record: GameRecord | null;
};

/** The setup that opens the game: the list goes by its name, the server adds the fingerprint of its words. */
export const gameSetup = ({
  list,
  seed,
  record,
  ...choices
}: GameChoices): Readonly<Record<string, unknown>> => ({
  ...choices,
  ...record?.setup,
  wordList: { name: list },
  // The hash alone: who reads the opening learns no letter from it (SCR-3A-GAP-3).
  ...(seed === null ? {} : { draws: 'platform', commitment: seedCommitment(seed) }),
});

/** The list that stands chosen at first: a federation's where there is one. */
export const firstChoice = (
  lists: readonly { readonly name: string; readonly official: boolean }[],
): string => (lists.find(({ official }) => official) ?? lists[0])?.name ?? '';
