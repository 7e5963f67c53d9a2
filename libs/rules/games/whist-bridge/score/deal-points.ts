import { DAMES, type GameCode, gameOf, isMade } from '../ladder';
import {
  type GridVariant,
  isFlat,
  type Points,
  pointsByOutcome,
  pointsByTricks,
  pointsOfQueens,
  PRINTED_GRID,
} from './points';

/** What was played: a game with its declarers, or Dames. Players are whatever names the caller has: seats, entries. */
export type Played<Player extends string = string> = {
  readonly game: GameCode | typeof DAMES;
  /** One, a pair, or two who each play for themselves; none at Dames. */
  readonly declarers: readonly Player[];
  /** A seul of 8 that was its player's first word. */
  readonly direct?: boolean;
};

/** How it ended: tricks of the side or of the one declarer; who of the declarers made it; the queens each player took. */
export type Outcome<Player extends string = string> =
  | { readonly tricks: number }
  | { readonly made: readonly boolean[] }
  | { readonly queens: Readonly<Partial<Record<Player, number>>> };

const sidePoints = (code: GameCode, played: Played, outcome: Outcome, variant: GridVariant): Points => {
  if ('made' in outcome) return pointsByOutcome(code, outcome.made);
  const tricks = 'tricks' in outcome ? outcome.tricks : 0;
  return pointsByTricks(code, tricks, played.direct === true, variant);
};

/** The points of the active players of a deal, in their order (article 13). */
export const pointsInOrder = <Player extends string>(
  players: readonly Player[],
  played: Played<Player>,
  outcome: Outcome<Player>,
  variant: GridVariant,
): readonly number[] => {
  const { game, declarers } = played;
  if (game === DAMES) {
    const queens = ('queens' in outcome ? outcome.queens : {}) as Readonly<Partial<Record<Player, number>>>;
    return pointsOfQueens(players.map((player) => queens[player] ?? 0));
  }
  const { declarers: own, each } = sidePoints(game, played, outcome, variant);
  return players.map((player) => {
    const at = declarers.indexOf(player);
    return at < 0 ? each : (own[at] ?? 0);
  });
};

/**
 * The points of every active player of a deal (article 13). Who sits out is not among `players` and scores nothing
 * (WB-13-GAP-1).
 */
export const dealPoints = <Player extends string>(
  players: readonly Player[],
  played: Played<Player>,
  outcome: Outcome<Player>,
  variant: GridVariant = PRINTED_GRID,
): ReadonlyMap<Player, number> => {
  const points = pointsInOrder(players, played, outcome, variant);
  return new Map(players.map((player, at) => [player, points[at] ?? 0]));
};

/** Which declarers failed, for the count of WB-15.b: in a game played by two each for himself. */
export const failedDeclarers = <Player extends string>(
  { game, declarers }: Played<Player>,
  outcome: Outcome<Player>,
): readonly Player[] => {
  if (game === DAMES) return [];
  if ('made' in outcome) return declarers.filter((_, at) => outcome.made[at] === false);
  return 'tricks' in outcome && !isMade(game, outcome.tricks) ? declarers : [];
};

/** How a result is asked for: by the queens, by who made it, by tricks. */
export const resultKind = (game: GameCode | typeof DAMES): 'queens' | 'made' | 'tricks' =>
  game === DAMES ? 'queens' : isFlat(game) ? 'made' : 'tricks';

/** How many declarers a game may have. */
export const declarersOf = (
  game: GameCode | typeof DAMES,
): { readonly least: number; readonly most: number } => {
  if (game === DAMES) return { least: 0, most: 0 };
  const { declarers } = gameOf(game);
  return { least: declarers === 'pair' ? 2 : 1, most: declarers === 'one' ? 1 : 2 };
};
