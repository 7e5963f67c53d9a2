import type { DealScore } from '@arbitre/rules/kernel/game';
import type { ResultRecorded } from './events';
import { type Announcement, announcementNotation, DAMES, type GameCode, isMade, isSoloGame } from './ladder';
import { failedDeclarers, type Outcome, pointsInOrder, resultKind } from './score/deal-points';
import { gridOf, type GridSetup } from './score/points';
import { indexOf, orderOf, playersOf, type Seat, seatsAt, type Table } from './seats';

/** A line of the sheet: what was played, by whom, and how it ended. */
export type Line = {
  readonly contract: string;
  readonly declarers: readonly Seat[];
  readonly direct: boolean;
  readonly outcome: Outcome<Seat>;
};

/** `E8-H`: its game and its suit. */
export const readContract = (
  contract: string,
): { readonly game: GameCode | typeof DAMES; readonly suit: Announcement['suit'] } => {
  const dash = contract.indexOf('-');
  if (dash < 0) return { game: contract as GameCode, suit: null };
  return {
    game: contract.slice(0, dash) as GameCode,
    suit: contract.slice(dash + 1) as Announcement['suit'],
  };
};

export const contractText = (game: GameCode | typeof DAMES, suit: Announcement['suit']): string =>
  game === DAMES ? DAMES : announcementNotation({ game, suit });

export const outcomeText = (outcome: Outcome<Seat>): string => {
  if ('tricks' in outcome) return String(outcome.tricks);
  if ('made' in outcome) return outcome.made.map((made) => (made ? '+' : '-')).join('');
  return Object.entries(outcome.queens)
    .filter(([, taken]) => taken !== 0)
    .map(([seat, taken]) => `${seat}:${taken}`)
    .join(' ');
};

/** Who sits out scores nothing (WB-13-GAP-1). `failed`: whose solo game counts for WB-15.b. */
export const dealScore = (table: Table, setup: GridSetup, line: Line): DealScore => {
  const { contract, declarers, direct, outcome } = line;
  const { game } = readContract(contract);
  const points = pointsInOrder(playersOf(table), { game, declarers, direct }, outcome, gridOf(setup));
  const failed = isSoloGame(game) ? failedDeclarers({ game, declarers }, outcome) : [];
  const players = declarers.length === 0 ? '' : ` ${declarers.join('+')}`;
  const order = orderOf(table);
  const scores: Record<string, number> = {};
  for (const seat of seatsAt(table.players)) scores[seat] = points[indexOf(order, seat)] ?? 0;
  const played = game === 'S8' ? { contract, declarers, direct } : { contract, declarers };
  return {
    notation: `${contract}${players} ${outcomeText(outcome)}`,
    result: { ...played, ...outcome, failed },
    scores,
  };
};

/** Nobody scores in a deal that the arbiter has cancelled (WB-18-GAP-2). */
export const cancelledScore = (table: Table, article: string): DealScore => ({
  notation: 'X',
  result: { cancelled: article, failed: [] },
  scores: Object.fromEntries(seatsAt(table.players).map((seat) => [seat, 0])),
});

/** What tricks come to in a game: the sum of the pair, or who of the declarers made it. */
export const outcomeOfTricks = (game: GameCode, tricks: readonly number[]): Outcome<Seat> =>
  resultKind(game) === 'tricks'
    ? {
        tricks: Math.min(
          13,
          tricks.reduce((sum, each) => sum + each, 0),
        ),
      }
    : { made: tricks.map((each) => isMade(game, each)) };

/** The line of a sheet, as it was recorded. */
export const recordedLine = (data: ResultRecorded['data']): Line => {
  const { contract, declarers = [], direct = true, tricks = 0, made, queens } = data;
  const { game } = readContract(contract);
  if (game === DAMES) return { contract, declarers, direct: false, outcome: { queens: queens ?? {} } };
  return {
    contract,
    declarers,
    direct,
    outcome: made === undefined ? outcomeOfTricks(game, [tricks]) : { made },
  };
};
