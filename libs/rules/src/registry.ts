import type { Game } from './kernel/game';
import { bridgeDuplicate } from './bridge/game';
import { whistClassique } from './whist/game';
import { whistMilitaire } from './whist-militaire/game';

/** A game as the outside knows it: its own setup, acts, events and state stay its own. */
export type AnyGame = Game;

/** One line a game and ruleset; a ruleset stays here for as long as a deal was played under it. */
const GAMES: readonly AnyGame[] = [bridgeDuplicate, whistMilitaire, whistClassique];

export const games = (): readonly AnyGame[] => GAMES;

/** The game that a ruleset id names, or null. */
export const gameOf = (ruleset: string): AnyGame | null =>
  GAMES.find((game) => game.ruleset === ruleset) ?? null;
