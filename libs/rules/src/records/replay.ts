import type { DomainEvent, Violation } from '../kernel/decider';
import type { DealScore } from '../kernel/game';
import type { TableView } from '../kernel/table-view';
import { actOfDealEvent } from '../deal/audit';
import { dealDecider } from '../deal/decider';
import { type DealState, dealTableView, unopenedDeal } from '../deal/state';
import { evolveDeal } from '../deal/evolve';
import { gameOf } from '../registry';
import { readRecord } from './read';
import type { GameRecord, RecordFault, RecordLine, RecordSetup } from './record';

/** What a line of a record led to: the events that follow, or the refusal; a refused line changes nothing. */
export type ReplayStep =
  | { readonly kind: 'events'; readonly line: number; readonly events: readonly DomainEvent[] }
  | { readonly kind: 'refusal'; readonly line: number; readonly violation: Violation };

export type Replay = {
  /** Exit status of `arbitre replay`: 0 all accepted, 1 something refused, 2 the text cannot be read. */
  readonly status: 0 | 1 | 2;
  readonly fault: RecordFault | null;
  readonly steps: readonly ReplayStep[];
  readonly score: DealScore | null;
  /** The table at the end; null when the deal could not be opened. */
  readonly table: TableView | null;
};

/** A record is of a table alone: the deal decider sees it as the only deal of a competition named `record`. */
const openingOf = (setup: RecordSetup): Record<string, unknown> => {
  const game = gameOf(setup.ruleset);
  const board = setup.setup.board;
  return {
    do: 'open-deal',
    competition: 'record',
    game: setup.game,
    ruleset: setup.ruleset,
    policy: setup.policy,
    grain: setup.grain ?? 'full',
    place: { session: 1, round: 1, table: '1', board: Number.isSafeInteger(board) ? board : 1 },
    seating: Object.fromEntries((game?.seats ?? []).map((seat) => [seat, game?.sideOf(seat)])),
    setup: setup.setup,
  };
};

const take = (state: DealState, line: number, command: RecordLine['command']): ReplayStep => {
  const decision = dealDecider.decide(state, command);
  if (!decision.ok) return { kind: 'refusal', line, violation: decision.violation };
  for (const event of decision.events) evolveDeal(state, event);
  return { kind: 'events', line, events: decision.events };
};

/** Plays a record by its rules. Pure: the same text always gives the same answer. */
export const replayGameRecord = ({ setup, commands }: GameRecord): Replay => {
  const state = unopenedDeal();
  const opening = take(state, 1, openingOf(setup) as RecordLine['command']);
  const steps =
    opening.kind === 'refusal'
      ? [opening]
      : [opening, ...commands.map(({ line, command }) => take(state, line, command))];
  return {
    status: steps.some((step) => step.kind === 'refusal') ? 1 : 0,
    fault: null,
    steps,
    score: state.score,
    table: dealTableView(state),
  };
};

export const replayRecord = (text: string): Replay => {
  const reading = readRecord(text);
  return reading.ok
    ? replayGameRecord(reading.record)
    : { status: 2, fault: reading.fault, steps: [], score: null, table: null };
};

/** The record of a deal's stream: its acts without the milestones. Null when the stream does not open a deal. */
export const recordOfStream = (events: readonly DomainEvent[]): GameRecord | null => {
  const state = unopenedDeal();
  const commands: RecordLine[] = [];
  // A milestone is already counted in the act that it follows from; `report` would read it as an act of its own.
  let expected = 0;
  for (const event of events) {
    const act = expected > 0 ? null : actOfDealEvent(state, event);
    if (expected > 0) expected--;
    if (act !== null) {
      const decision = dealDecider.decide(state, act);
      expected = decision.ok ? decision.events.length - 1 : 0;
      if (act.do !== 'open-deal') commands.push({ line: commands.length + 2, command: { ...act } });
    }
    evolveDeal(state, event);
  }
  if (state.opened === null) return null;
  const { game, ruleset, policy, grain, setup } = state.opened;
  return { setup: { game, ruleset, policy, grain, setup }, commands };
};
