import type { Game, GameId, RulesetId } from './kernel/game';
import { bridgeDuplicate } from './bridge/game';
import { scrabbleOrder } from './scrabble/order/scrabble-order';
import type { SessionRules } from './session/contract';
import { skat } from './skat/game';
import { skatOrder } from './skat/tournament/session';
import { whistClassique } from './whist/game';
import { whistOrder } from './whist/session/order';
import { whistMilitaire } from './whist-militaire/game';
import { whistMilitaireOrder } from './whist-militaire/tournament/session';

/** A game as the outside knows it: its own setup, acts, events and state stay its own. */
export type AnyGame = Game;

/** The order of a game's sessions as the outside knows it. */
export type AnySessionRules = SessionRules;

/** One line a game and ruleset; a ruleset stays here for as long as a deal was played under it. */
const GAMES: readonly AnyGame[] = [bridgeDuplicate, whistMilitaire, whistClassique, skat];

/** One line an order of sessions, by the ruleset of the competitions that it runs. */
const ORDERS: readonly AnySessionRules[] = [whistMilitaireOrder, whistOrder, scrabbleOrder, skatOrder];

export const games = (): readonly AnyGame[] => GAMES;

/** The game that a ruleset id names, or null. */
export const gameOf = (ruleset: string): AnyGame | null =>
  GAMES.find((game) => game.ruleset === ruleset) ?? null;

export const sessionOrders = (): readonly AnySessionRules[] => ORDERS;

/** The order of the sessions of competitions under a ruleset, or null when it has none. */
export const sessionRulesOf = (ruleset: string): AnySessionRules | null =>
  ORDERS.find((order) => order.ruleset === ruleset) ?? null;

/** A ruleset that competitions may be opened with: that of a game, or of a game that is nothing but its sessions. */
export const rulesetOf = (ruleset: string): { readonly game: GameId; readonly ruleset: RulesetId } | null => {
  const game = gameOf(ruleset);
  if (game !== null) return { game: game.id, ruleset: game.ruleset };
  const order = sessionRulesOf(ruleset);
  return order === null ? null : { game: order.game, ruleset: order.ruleset };
};
