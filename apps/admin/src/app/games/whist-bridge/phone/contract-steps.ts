import { DAMES, gameOf, type GameCode, type LadderGame, type Suit } from '@arbitre/rules/whist-bridge';

/** A game of the ladder, or the queens. */
export type Game = GameCode | typeof DAMES;

/** What is said so far of a contract that is entered before play; in the order in which it is asked for. */
export type ContractDraft = {
  readonly game: Game | null;
  readonly suit: Suit | null;
  /** Who plays it: the one who proposed or holds three aces first, then the partner, or whoever plays the same misère. */
  readonly by: readonly string[];
  /** Nobody joins a misère. */
  readonly alone: boolean;
  /** A solo of 8 as the first call; null where nobody has said. */
  readonly direct: boolean | null;
};

export const NOTHING_SAID: ContractDraft = { game: null, suit: null, by: [], alone: false, direct: null };

export type ContractQuestion = 'game' | 'suit' | 'first' | 'second' | 'direct' | 'read';

/** `none`: nobody announced anything, the queens are played. */
const declarersOf = (game: Game): LadderGame['declarers'] | 'none' =>
  game === DAMES ? 'none' : gameOf(game).declarers;

const isSuited = (game: Game): boolean => game !== DAMES && gameOf(game).suited;

/** The next thing to ask. */
export const contractQuestion = ({ game, suit, by, alone, direct }: ContractDraft): ContractQuestion => {
  if (game === null) return 'game';
  if (isSuited(game) && suit === null) return 'suit';
  const declarers = declarersOf(game);
  if (declarers !== 'none' && by.length === 0) return 'first';
  if (declarers === 'pair' && by.length < 2) return 'second';
  if (declarers === 'joint' && by.length < 2 && !alone) return 'second';
  return game === 'S8' && direct === null ? 'direct' : 'read';
};

/** The draft without the last answer. */
export const withoutLast = (draft: ContractDraft): ContractDraft => {
  const { suit, by, alone, direct } = draft;
  if (direct !== null) return { ...draft, direct: null };
  if (alone) return { ...draft, alone: false };
  if (by.length > 0) return { ...draft, by: by.slice(0, -1) };
  return suit === null ? NOTHING_SAID : { ...draft, suit: null };
};
