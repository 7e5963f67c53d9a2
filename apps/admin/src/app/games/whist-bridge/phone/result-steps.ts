import { resultKind } from '@arbitre/rules/whist-bridge';
import type { Game } from './contract-steps';

/** What is said so far of how a deal ended. */
export type ResultDraft = {
  readonly tricks: number | null;
  /** Of each declarer, in order. */
  readonly made: readonly boolean[];
  /** Of each player in order, as far as they were asked. */
  readonly queens: readonly number[];
};

export const NO_RESULT: ResultDraft = { tricks: null, made: [], queens: [] };

/** The four queens are taken by somebody. */
const QUEENS = 4;

/** What is asked next: how many tricks, whether the declarer at that place made it, the queens of the player there; or all is said. */
export type ResultQuestion =
  | { readonly of: 'tricks' }
  | { readonly of: 'made'; readonly at: number }
  | { readonly of: 'queens'; readonly at: number; readonly left: number }
  | { readonly of: 'read' };

const taken = (queens: readonly number[]): number => queens.reduce((sum, each) => sum + each, 0);

/** What each player took once it follows from what was said: nobody is asked whose queens are known. */
export const allQueens = (told: readonly number[], players: number): readonly number[] | null => {
  const left = QUEENS - taken(told);
  if (told.length >= players) return told;
  if (left === 0) return [...told, ...Array.from({ length: players - told.length }, () => 0)];
  return told.length === players - 1 ? [...told, left] : null;
};

/** @param declarers how many play the contract @param players how many take tricks */
export const resultQuestion = (
  game: Game,
  declarers: number,
  players: number,
  { tricks, made, queens }: ResultDraft,
): ResultQuestion => {
  switch (resultKind(game)) {
    case 'tricks':
      return tricks === null ? { of: 'tricks' } : { of: 'read' };
    case 'made':
      return made.length < declarers ? { of: 'made', at: made.length } : { of: 'read' };
    case 'queens': {
      const known = allQueens(queens, players);
      return known === null
        ? { of: 'queens', at: queens.length, left: QUEENS - taken(queens) }
        : { of: 'read' };
    }
  }
};

/** The draft without the last answer. */
export const withoutLastResult = ({ made, queens }: ResultDraft): ResultDraft => ({
  ...{ tricks: null, made: made.slice(0, -1), queens: queens.slice(0, -1) },
});
