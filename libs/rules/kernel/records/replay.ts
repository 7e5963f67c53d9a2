import type { DomainEvent } from '../decider';
import type { DealScore } from '../game';
import type { TableView } from '../table-view';
import { actOfDealEvent } from '../deal/audit';
import { decideDeal } from '../deal/decide';
import { type DealState, unopenedDeal } from '../deal/state';
import { dealTableView } from '../deal/table-view';
import { evolveDeal } from '../deal/evolve';
import type { Games } from '../games';
import { EMPTY_SHELF, type Shelf } from '../session/shelf';
import { readRecord } from './read';
import { replayLine, type ReplayStep } from './step';
import {
  type GameRecord,
  isSessionRecord,
  type RecordFault,
  type RecordLine,
  type RecordSetup,
} from './record';
import { replaySessionRecord, type SessionReplay } from './replay-session';

export type Replay = {
  /** Exit status of `arbitre replay`: 0 all accepted, 1 something refused, 2 the text cannot be read. */
  readonly status: 0 | 1 | 2;
  readonly fault: RecordFault | null;
  readonly steps: readonly ReplayStep[];
  readonly score: DealScore | null;
  /** The session at the end; null in the record of a deal. */
  readonly session: SessionReplay | null;
  /** The table at the end; null when the deal could not be opened. */
  readonly table: TableView | null;
};

/** A record is of a table alone: the deal decider sees it as the only deal of a competition named `record`. */
const openingOf = (games: Games, setup: RecordSetup): Record<string, unknown> => {
  const game = games.gameOf(setup.ruleset);
  const board = setup.setup.board;
  const reading = game?.readSetup(setup.setup);
  const seats = (reading?.ok === true ? game?.seatsAt?.(reading.setup) : undefined) ?? game?.seats ?? [];
  return {
    do: 'open-deal',
    competition: 'record',
    game: setup.game,
    ruleset: setup.ruleset,
    policy: setup.policy,
    grain: setup.grain ?? 'full',
    place: { session: 1, round: 1, table: '1', board: Number.isSafeInteger(board) ? board : 1 },
    seating: Object.fromEntries(seats.map((seat) => [seat, game?.sideOf(seat)])),
    setup: setup.setup,
  };
};

const take = (state: DealState, { line, command }: RecordLine): ReplayStep =>
  replayLine(line, decideDeal(state, command), (event) => evolveDeal(state, event));

/** Plays a record by its rules. Pure: the same text always gives the same answer. */
export const replayGameRecord = (games: Games, { setup, commands }: GameRecord): Replay => {
  const state = unopenedDeal(games);
  const opening = take(state, { line: 1, command: openingOf(games, setup) as RecordLine['command'] });
  const steps =
    opening.kind === 'refusal' ? [opening] : [opening, ...commands.map((each) => take(state, each))];
  return {
    status: steps.some((step) => step.kind === 'refusal') ? 1 : 0,
    fault: null,
    steps,
    score: state.score,
    session: null,
    table: dealTableView(state),
  };
};

/** As `replayGameRecord`, of a deal or a session; pure, with the shelf that acts are judged by. */
export const replayRecord = (games: Games, text: string, shelf: Shelf = EMPTY_SHELF): Replay => {
  const reading = readRecord(games, text);
  if (!reading.ok)
    return { status: 2, fault: reading.fault, steps: [], score: null, session: null, table: null };
  const { record } = reading;
  if (!isSessionRecord(record)) return replayGameRecord(games, record);
  const { steps, session } = replaySessionRecord(games, record, shelf);
  const status = steps.some((step) => step.kind === 'refusal') ? 1 : 0;
  return { status, fault: null, steps, score: null, session, table: null };
};

/** The record of a deal's stream: its acts without the milestones. Null when the stream does not open a deal. */
export const recordOfStream = (games: Games, events: readonly DomainEvent[]): GameRecord | null => {
  const state = unopenedDeal(games);
  const commands: RecordLine[] = [];
  // A milestone is already counted in the act that it follows from; `report` would read it as an act of its own.
  let expected = 0;
  for (const event of events) {
    const act = expected > 0 ? null : actOfDealEvent(state, event);
    if (expected > 0) expected--;
    if (act !== null) {
      const decision = decideDeal(state, act);
      expected = decision.ok ? decision.events.length - 1 : 0;
      if (act.do !== 'open-deal') commands.push({ line: commands.length + 2, command: { ...act } });
    }
    evolveDeal(state, event);
  }
  if (state.opened === null) return null;
  const { game, ruleset, policy, grain, setup } = state.opened;
  return { setup: { game, ruleset, policy, grain, setup }, commands };
};
