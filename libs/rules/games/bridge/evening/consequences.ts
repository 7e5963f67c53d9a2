import { upTo } from '../movement/movement';
import { isPlayed, plannedTables, playedBefore, tablesOf, entriesAt, type EveningTable } from './tables';
import { type EveningState, type Left } from './state';

/** What the Laws make of something that went wrong: proposed to the arbiter, who decides. */
export type Consequence = {
  readonly article: string;
  readonly propose:
    | 'late-play'
    | 'result-cancelled'
    | 'artificial-score'
    | 'procedural-penalty'
    | 'results-stand'
    | 'results-cancelled';
  readonly entry: string;
  readonly round: number;
  readonly table: number;
  /** Absent where it is about all boards of the round. */
  readonly board?: number;
  /** Of an artificial score, in percent (BD-L12C2a). */
  readonly percent?: 40 | 50 | 60;
};

const isPresent = (entry: string | null): entry is string => entry !== null;

/** Who is left without that board in later rounds because one of these has seen it (BD-L15B3). */
const deprived = (
  state: EveningState,
  { round, board, spoilers }: { round: number; board: number; spoilers: readonly string[] },
): readonly Consequence[] =>
  upTo(state.setup.rounds - round).flatMap((at) =>
    tablesOf(state, round + at + 1)
      .filter(({ boards }) => boards.includes(board))
      .filter(
        (table) =>
          isPlayed(table) && entriesAt(table).some((each) => isPresent(each) && spoilers.includes(each)),
      )
      .flatMap((table) =>
        entriesAt(table)
          .filter(isPresent)
          .filter((entry) => !spoilers.includes(entry))
          .map((entry): Consequence => {
            const where = { round: round + at + 1, table: table.table, board };
            return { article: 'BD-L15B3', propose: 'artificial-score', entry, ...where, percent: 60 };
          }),
      ),
  );

const hasBeenPlayed = (state: EveningState, table: EveningTable, board: number): boolean =>
  entriesAt(table).some(
    (entry) => isPresent(entry) && playedBefore(state, entry, state.round + 1).has(board),
  );

/** BD-L15B2: boards of the round that the table has not played, unless one of them has in the meantime. */
const latePlays = (
  state: EveningState,
  round: number,
  planned: EveningTable,
  played: readonly number[],
): readonly Consequence[] =>
  planned.boards
    .filter((board) => !played.includes(board))
    .filter((board) => !hasBeenPlayed(state, planned, board))
    .flatMap((board) =>
      entriesAt(planned)
        .filter(isPresent)
        .map((entry): Consequence => {
          const where = { round, table: planned.table, board };
          return { article: 'BD-L15B2', propose: 'late-play', entry, ...where };
        }),
    );

/** Whoever sits at this table in every round of the movement (BD-L7D). */
const staysAt = (state: EveningState, table: number): readonly string[] => {
  const seated = upTo(state.setup.rounds).map((at) =>
    plannedTables(state, at + 1)
      .filter((each) => each.table === table)
      .flatMap(entriesAt)
      .filter(isPresent),
  );
  const [first = [], ...others] = seated;
  return others.length === 0 ? [] : first.filter((entry) => others.every((each) => each.includes(entry)));
};

const afterOtherwise = (state: EveningState, round: number, table: number): readonly Consequence[] => {
  const planned = plannedTables(state, round).find((each) => each.table === table);
  const actual = tablesOf(state, round).find((each) => each.table === table);
  if (planned === undefined || actual === undefined) return [];
  const spoilers = entriesAt(actual).filter(isPresent);
  const expected = entriesAt(planned);
  const strangers = spoilers.filter((entry) => !expected.includes(entry));
  return [
    ...strangers.map((entry): Consequence => {
      return { article: 'BD-L5B', propose: 'procedural-penalty', entry, round, table };
    }),
    // Who stays there should have seen that he met the wrong opponents.
    ...(strangers.length === 0
      ? []
      : staysAt(state, table)
          .filter((entry) => spoilers.includes(entry))
          .map((entry): Consequence => {
            return { article: 'BD-L7D', propose: 'procedural-penalty', entry, round, table };
          })),
    ...latePlays(state, round, planned, actual.boards),
    ...actual.boards
      .filter((board) => strangers.length > 0 || !planned.boards.includes(board))
      .flatMap((board) => deprived(state, { round, board, spoilers })),
  ];
};

/** A side at fault gets 40, the other 60; both at fault 40 each (BD-L12C2a). */
const percentOf = (atFault: readonly string[], side: 'NS' | 'EW'): 40 | 60 =>
  atFault.includes(side) ? 40 : 60;

const afterCancelled = (
  state: EveningState,
  { round, table, board, atFault }: EveningState['cancelled'][number],
): readonly Consequence[] => {
  const there = tablesOf(state, round).find((each) => each.table === table);
  if (there === undefined) return [];
  const at = { round, table, board };
  const sides = [
    ...(['NS', 'EW'] as const).map((side) => [side, there[side]] as const),
    ['NS', there.partners?.S ?? null] as const,
    ['EW', there.partners?.W ?? null] as const,
  ];
  const spoilers = entriesAt(there).filter(isPresent);
  return [
    ...spoilers.map((entry): Consequence => ({
      article: 'BD-L15B1',
      propose: 'result-cancelled',
      entry,
      ...at,
    })),
    // Whoever had not played it cannot any more.
    ...sides.flatMap(([side, entry]): readonly Consequence[] =>
      entry === null || playedBefore(state, entry, round).has(board)
        ? []
        : [
            {
              article: 'BD-L15B3',
              propose: 'artificial-score',
              entry,
              ...at,
              percent: percentOf(atFault, side),
            },
          ],
    ),
    ...deprived(state, { round, board, spoilers }),
  ];
};

/** Boards that a place has in these rounds, as the movement has them. */
const boardsIn = (state: EveningState, place: string, rounds: readonly number[]): number =>
  rounds
    .flatMap((round) => plannedTables(state, round))
    .filter(({ places }) => Object.values(places).includes(place))
    .reduce((sum, { boards }) => sum + boards.length, 0);

/** BD-MOVE-GAP-1: results stand where half of the boards were played; whoever waits for a pair that left is not at fault. */
const afterLeaving = (state: EveningState, { entry, from, place }: Left): readonly Consequence[] => {
  const rounds = upTo(state.setup.rounds).map((at) => at + 1);
  const played = boardsIn(
    state,
    place,
    rounds.filter((round) => round < from),
  );
  const propose = 2 * played >= boardsIn(state, place, rounds) ? 'results-stand' : 'results-cancelled';
  const about = { article: 'BD-MOVE-GAP-1' };
  return [
    { ...about, propose, entry, round: from, table: 0 },
    ...rounds
      .filter((round) => round >= from)
      .flatMap((round) =>
        tablesOf(state, round)
          .filter((each) => Object.values(each.places).includes(place) && !isPlayed(each))
          .flatMap((each) =>
            entriesAt(each)
              .filter(isPresent)
              .map((waiting): Consequence => {
                const where = { round, table: each.table };
                return { ...about, propose: 'artificial-score', entry: waiting, ...where, percent: 60 };
              }),
          ),
      ),
  ];
};

/** All that follows from what went wrong in the session so far, each once. */
export const consequencesOf = (state: EveningState): readonly Consequence[] => {
  const all = [
    ...[...state.otherwise.values()].flatMap(({ round, table }) => afterOtherwise(state, round, table)),
    ...state.cancelled.flatMap((each) => afterCancelled(state, each)),
    ...state.left.flatMap((each) => afterLeaving(state, each)),
  ];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
};
