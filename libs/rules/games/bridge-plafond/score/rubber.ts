import { otherSide, type Side } from '@arbitre/rules/kernel/compass';
import {
  dealPoints,
  type DealPart,
  type DealResult,
  type Points,
  type ScorePart,
  sumOf,
} from './deal-points';
import { SCORE_TABLE } from './table';

/** A figure of the sheet: of a deal, or below the line a game, the rubber, a rubber that was broken off. */
export type SheetPart = ScorePart<DealPart | 'game' | 'rubber' | 'broken-off'>;

const BELOW: readonly SheetPart['part'][] = ['tricks', 'game', 'rubber', 'broken-off'];

/** BP-COLONNE-1: trick points, games and rubber below the line, everything else above it. */
export const isBelow = ({ part }: Pick<SheetPart, 'part'>): boolean => BELOW.includes(part);

/** A deal on the sheet of its rubber. */
export type RubberLine = {
  readonly result: DealResult;
  readonly parts: readonly SheetPart[];
  /** The game that it belongs to, from 1. */
  readonly game: number;
  /** The side that won that game with this deal. */
  readonly won: Side | null;
  /** Towards the game that goes on after it. */
  readonly partScores: Points;
  /** The rubber was over before: it counts for nothing. */
  readonly beyond: boolean;
};

export type RubberSheet = {
  readonly lines: readonly RubberLine[];
  readonly state: 'playing' | 'over' | 'broken-off';
  readonly games: Points;
  /** Towards the game that is played (BP-PARTIE-GAP-1, GAP-2). */
  readonly partScores: Points;
  /** What breaking off brought, after the last line. */
  readonly closing: readonly SheetPart[];
  readonly below: Points;
  readonly above: Points;
  readonly totals: Points;
  /** The side with two games. */
  readonly winner: Side | null;
  /** The higher total once the rubber has ended; null before, and where it is drawn (BP-PARTIE-GAP-5). */
  readonly onPoints: Side | null;
};

const NOTHING: Points = { NS: 0, EW: 0 };
const GAMES = 2;

const plus = (a: Points, b: Points): Points => ({ NS: a.NS + b.NS, EW: a.EW + b.EW });

type Running = Pick<RubberSheet, 'games' | 'partScores' | 'winner'>;

/** BP-MARQUE-2, BP-MARQUE-3: the first game of a side, or its second, which is the rubber. */
const gamePart = (side: Side, second: boolean): SheetPart =>
  second
    ? { part: 'rubber', side, points: SCORE_TABLE.secondGame }
    : { part: 'game', side, points: SCORE_TABLE.firstGame };

const lineAfter = ({ games, partScores, winner }: Running, result: DealResult): RubberLine => {
  const game = games.NS + games.EW + 1;
  if (winner !== null) return { result, parts: [], game: game - 1, won: null, partScores, beyond: true };
  const { parts, below } = dealPoints(result);
  const reached = plus(partScores, below);
  const won = (['NS', 'EW'] as const).find((side) => reached[side] >= SCORE_TABLE.game) ?? null;
  return won === null
    ? { result, parts, game, won, partScores: reached, beyond: false }
    : {
        ...{ result, game, won, partScores: NOTHING, beyond: false },
        parts: [...parts, gamePart(won, games[won] === GAMES - 1)],
      };
};

const after = ({ games, winner }: Running, { won, partScores }: RubberLine): Running => {
  if (won === null) return { games, partScores, winner };
  const now = { ...games, [won]: games[won] + 1 };
  return { games: now, partScores, winner: now[won] === GAMES ? won : null };
};

/** BP-ROBRE-1, BP-ROBRE-GAP-1: to each side with one game. */
const brokenOffParts = ({ games }: Running): readonly SheetPart[] =>
  (['NS', 'EW'] as const)
    .filter((side) => games[side] === 1)
    .map((side) => ({ part: 'broken-off', side, points: SCORE_TABLE.brokenOff }));

const ahead = ({ NS, EW }: Points): Side | null => (NS === EW ? null : NS > EW ? 'NS' : 'EW');

/**
 * The sheet of a rubber after these deals. `brokenOff`: somebody decided so (BP-ROBRE-GAP-2); of a rubber that its games ended
 * it changes nothing.
 */
export const rubberSheet = (results: readonly DealResult[], brokenOff = false): RubberSheet => {
  let running: Running = { games: NOTHING, partScores: NOTHING, winner: null };
  const lines = results.map((result) => {
    const line = lineAfter(running, result);
    running = after(running, line);
    return line;
  });
  const state = running.winner !== null ? 'over' : brokenOff ? 'broken-off' : 'playing';
  const closing = state === 'broken-off' ? brokenOffParts(running) : [];
  const parts = [...lines.flatMap((line) => line.parts), ...closing];
  const below = sumOf(parts.filter(isBelow));
  const above = sumOf(parts.filter((part) => !isBelow(part)));
  const totals = plus(below, above);
  return {
    ...running,
    ...{ lines, state, closing, below, above, totals },
    onPoints: state === 'playing' ? null : ahead(totals),
  };
};

/** BP-REGLEMENT-1, GAP-1: what each player of a side is credited, by the totals alone; nothing while the rubber goes on. */
export const settlementOf = ({ state, totals }: RubberSheet, side: Side): number =>
  state === 'playing' ? 0 : totals[side] - totals[otherSide(side)];
