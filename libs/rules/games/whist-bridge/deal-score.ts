import type { DealScore } from '@arbitre/rules/kernel/game';
import type { ResultRecorded } from './events';
import {
  type Announcement,
  announcementNotation,
  CONTRACTS,
  DAMES,
  type GameCode,
  isMade,
  isSoloGame,
} from './ladder';
import { failedDeclarers, type Outcome, pointsInOrder, resultKind } from './score/deal-points';
import { gridOf, type GridSetup } from './score/points';
import { indexOf, LEAST_AT_TABLE, orderOf, playersOf, type Seat, type Table } from './seats';

/** A line of the sheet: what was played, by whom, and how it ended. */
export type Line = {
  readonly contract: string;
  readonly declarers: readonly Seat[];
  readonly direct: boolean;
  readonly outcome: Outcome<Seat>;
};

type Contract = { readonly game: GameCode | typeof DAMES; readonly suit: Announcement['suit'] };

const READ: ReadonlyMap<string, Contract> = new Map(
  CONTRACTS.map((contract) => [announcementNotation(contract), contract]),
);

/** `E8-H`: its game and its suit. */
export const readContract = (contract: string): Contract => READ.get(contract) ?? takenApart(contract);

/** A contract of no ladder that this club plays. */
const takenApart = (contract: string): Contract => {
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
  return {
    notation: `${contract}${players} ${outcomeText(outcome)}`,
    result: game === 'S8' ? { contract, declarers, direct, ...outcome, failed } : plainResult(line, failed),
    scores: bySeat(table, (seat) => points[indexOf(order, seat)] ?? 0),
  };
};

/** One piece where it can be: a spread takes longer than what it holds. */
const plainResult = ({ contract, declarers, outcome }: Line, failed: readonly Seat[]): DealScore['result'] =>
  'tricks' in outcome
    ? { contract, declarers, tricks: outcome.tricks, failed }
    : { contract, declarers, ...outcome, failed };

/** The points of whoever sits at a table. */
const bySeat = ({ players }: Table, of: (seat: Seat) => number): DealScore['scores'] => {
  const four = { 1: of('1'), 2: of('2'), 3: of('3'), 4: of('4') };
  return players === LEAST_AT_TABLE ? four : { ...four, 5: of('5') };
};

/** Nobody scores in a deal that the arbiter has cancelled (WB-18-GAP-2). */
export const cancelledScore = (table: Table, article: string): DealScore => ({
  notation: 'X',
  result: { cancelled: article, failed: [] },
  scores: bySeat(table, () => 0),
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
