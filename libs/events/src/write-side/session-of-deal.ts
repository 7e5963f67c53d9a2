import {
  type DealChange,
  type DealScore,
  type DealState,
  type DomainEvent,
  type OpenDeal,
  type PlannedSeating,
  plannedSeating,
  sessionRulesOf,
  type SessionState,
} from '@arbitre/rules';
import { sessionId, sessionStream } from '../stream-names';
import type { EventStore } from '../store/contract';
import type { WriteOutcome } from './contract';
import { notThere } from './not-there';
import { sessionStateOf } from './session-state';
import type { Decided } from './write';

type Accepted = Extract<Decided, { ok: true }>;

/** What the events of a deal change in the eyes of its session; null where they change no result. */
const kindOf = (events: readonly DomainEvent[], before: DealScore | null): DealChange['kind'] | null => {
  const has = (...types: readonly string[]): boolean => events.some(({ type }) => types.includes(type));
  if (has('DealOpened')) return 'opened';
  if (has('RulingGiven', 'RulingWithdrawn', 'AppealDecided')) return 'ruled';
  if (has('ResultCorrected') || (before !== null && has('ResultRecorded'))) return 'corrected';
  return has('DealScored') ? 'scored' : null;
};

/** The session that a deal belongs to, as far as it has a say; looked up once somebody asked. */
class SessionOfDeal {
  /** Null until it was looked up. */
  private loaded: { readonly state: SessionState | null } | null = null;
  private wanted: string | null = null;

  constructor(private readonly store: EventStore) {}

  /**
   * What was decided, or why the session does not let it happen; the deal as it was, and `state` after it. Not asked of a command that was
   * handled before: what the session says now it did not say then.
   */
  judged(
    { version, score: before }: { readonly version: number; readonly score: DealScore | null },
    state: DealState,
    decided: Accepted,
    act: number,
  ): Decided {
    const { opened, score } = state;
    const kind = kindOf(decided.events, before);
    if (opened === null || kind === null || sessionRulesOf(opened.ruleset)?.dealProblem === undefined)
      return decided;
    this.wanted = sessionId(opened.competition, opened.place.session);
    const session = this.loaded?.state ?? null;
    const { round, table, board } = opened.place;
    const change: DealChange = { place: { round, table, board }, kind, version, from: before, to: score };
    const problem = session?.rules?.dealProblem?.(session.rulesState, change) ?? null;
    // Nothing is written before it was looked up.
    if (this.loaded === null) return this.unknown(act);
    return problem === null ? decided : { ok: false, act, violation: problem.violation };
  }

  /**
   * Who sits where a deal is opened: as its session plans it, or as it was given where no session does. Null as long as the
   * session was not looked up: the attempt is made again.
   */
  seated({ competition, ruleset, place, seating }: OpenDeal): PlannedSeating | null {
    if (sessionRulesOf(ruleset)?.plan === undefined) return { ok: true, seating };
    this.wanted = sessionId(competition, place.session);
    if (this.loaded === null) return null;
    const { state } = this.loaded;
    return (state === null ? null : plannedSeating(state, place, seating)) ?? { ok: true, seating };
  }

  /** What an attempt comes to that asked for a session which was not looked up. */
  unknown(act: number): Decided {
    return { ...notThere('session', this.wanted ?? ''), act };
  }

  /** True where it was asked for and is known now. */
  async lookUp(): Promise<boolean> {
    if (this.wanted === null || this.loaded !== null) return false;
    const loaded = await this.store.load(sessionStream(this.wanted));
    this.loaded = { state: loaded.revision < 0 ? null : sessionStateOf(loaded) };
    return true;
  }
}

/**
 * A write to a deal that its session may have a say in. The write decides in one step that cannot wait: where it turns out
 * to change a result, the session is read and the write is made again.
 */
export const withSession = async (
  store: EventStore,
  attempt: (session: SessionOfDeal) => Promise<WriteOutcome>,
): Promise<WriteOutcome> => {
  const session = new SessionOfDeal(store);
  const outcome = await attempt(session);
  return (await session.lookUp()) ? attempt(session) : outcome;
};
