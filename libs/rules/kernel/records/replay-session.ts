import type { Act, DomainEvent } from '../decider';
import type { Games } from '../games';
import { actOfSessionEvent } from '../session/audit';
import type { SessionStanding, SessionView } from '../session/contract';
import { decideSession } from '../session/decide';
import { evolveSession } from '../session/evolve';
import { EMPTY_SHELF, type Shelf } from '../session/shelf';
import { type SessionState, sessionView, unopenedSession } from '../session/state';
import type { RecordLine, SessionRecord, SessionRecordSetup } from './record';
import { replayLine, type ReplayStep } from './step';

/** A session at the end of its record, as its arbiter sees it. */
export type SessionReplay = { readonly view: SessionView; readonly standing: SessionStanding };

/** A record is of a session alone: the only one of a competition named `record`. */
const openingOf = (games: Games, { session, setup }: SessionRecordSetup): Act => {
  const game = games.sessionRulesOf(session)?.game ?? 'unknown';
  const opening = { competition: 'record', number: 1, game, ruleset: session, setup };
  return { do: 'open-session', ...opening };
};

const take = (state: SessionState, line: number, command: Act, shelf: Shelf): ReplayStep =>
  replayLine(line, decideSession(state, command, shelf), (event) => evolveSession(state, event));

/** Plays a session's record by its rules. Pure; when the session does not open, no line is looked at. */
export const replaySessionRecord = (
  games: Games,
  { setup, commands }: SessionRecord,
  shelf: Shelf,
): { readonly steps: readonly ReplayStep[]; readonly session: SessionReplay | null } => {
  const state = unopenedSession(games);
  const opening = take(state, 1, openingOf(games, setup), shelf);
  const steps =
    opening.kind === 'refusal'
      ? [opening]
      : [opening, ...commands.map(({ line, command }) => take(state, line, command, shelf))];
  const view = sessionView(state, { kind: 'staff', judge: { plays: [] } }, shelf);
  return { steps, session: view === null ? null : { view, standing: state.standing } };
};

/** The record of a session's stream: its acts without the milestones. Null when the stream does not open a session. */
export const recordOfSession = (
  games: Games,
  events: readonly DomainEvent[],
  shelf: Shelf = EMPTY_SHELF,
): SessionRecord | null => {
  const state = unopenedSession(games);
  const commands: RecordLine[] = [];
  // A milestone is already counted in the act that it follows from.
  let expected = 0;
  for (const event of events) {
    const act = expected > 0 ? null : actOfSessionEvent(state, event);
    if (expected > 0) expected--;
    if (act !== null) {
      const decision = decideSession(state, act, shelf);
      expected = decision.ok ? decision.events.length - 1 : 0;
      if (act.do !== 'open-session') commands.push({ line: commands.length + 2, command: { ...act } });
    }
    evolveSession(state, event);
  }
  return state.opened === null
    ? null
    : { setup: { session: state.opened.ruleset, setup: state.opened.setup }, commands };
};
