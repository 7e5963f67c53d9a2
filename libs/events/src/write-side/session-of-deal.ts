import {
  type CompetitionState,
  correctionsOver,
  type DealChange,
  type DealScore,
  type DealState,
  type DomainEvent,
  type OpenDeal,
  type PlannedSeating,
  plannedSeating,
  type Refusal,
  sessionRulesOf,
  type SessionState,
} from '@arbitre/rules';
import { sessionId, sessionStream } from '../stream-names';
import type { EventStore } from '../store/contract';
import { loadCompetition } from './competition';
import type { CommandContext, WriteOutcome } from './contract';
import { notThere } from './not-there';
import { resultIn } from './result-in';
import { sessionStateOf } from './session-state';
import type { Decided } from './write';

type Accepted = Extract<Decided, { ok: true }>;

/** What the events of a deal change in the eyes of its session; null where they change no result. */
const kindOf = (events: readonly DomainEvent[], before: DealScore | null): DealChange['kind'] | null => {
  const has = (...types: readonly string[]): boolean => events.some(({ type }) => types.includes(type));
  if (has('DealOpened')) return 'opened';
  if (has('RulingGiven', 'RulingWithdrawn', 'AppealDecided')) return 'ruled';
  if (
    has('ResultCorrected', 'ResultWithdrawn', 'SeatingCorrected') ||
    (before !== null && has('ResultRecorded'))
  )
    return 'corrected';
  return has('DealScored') ? 'scored' : null;
};

const PENDING: ReadonlySet<string> = new Set(['ResultDisputed', 'ResultUpheld', 'RulingAppealed']);

/** Whether a result counts for nobody from now on, or again, or may come to be another. */
const isPending = (events: readonly DomainEvent[]): boolean => events.some(({ type }) => PENDING.has(type));

/** The competition of a deal and its session, as far as they have a say; looked up once somebody asked. */
class SessionOfDeal {
  /** Null until it was looked up. */
  private loaded: { readonly state: SessionState | null } | null = null;
  private wanted: string | null = null;
  /** The same of the competition. */
  private known: { readonly state: CompetitionState | null } | null = null;
  private changed: string | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly at: string,
  ) {}

  /**
   * What was decided, or why competition or session do not let it happen; the deal as it was, and `state` after it. Not asked of a
   * command that was handled before: what they say now they did not say then.
   */
  judged(
    before: { readonly version: number; readonly score: DealScore | null },
    state: DealState,
    decided: Accepted,
    act: number,
  ): Decided {
    const { opened } = state;
    const kind = kindOf(decided.events, before.score);
    if (opened === null || !(kind !== null || isPending(decided.events))) return decided;
    // A deal that is opened now has asked its competition.
    const over = kind === 'opened' ? null : this.corrected(opened.competition);
    if (over !== null) return { ok: false, act, violation: over.violation };
    const order = sessionRulesOf(opened.ruleset);
    const result = order?.resultProblem === undefined ? null : resultIn(state, decided.events);
    if (kind === null || (order?.dealProblem === undefined && result === null)) return decided;
    this.wanted = sessionId(opened.competition, opened.place.session);
    const session = this.loaded?.state ?? null;
    const { round, table, board } = opened.place;
    const { version, score: from } = before;
    const change: DealChange = { place: { round, table, board }, kind, version, from, to: state.score };
    const { rules } = session ?? {};
    const unfit = result === null ? null : rules?.resultProblem?.(session?.rulesState, change.place, result);
    const problem = rules?.dealProblem?.(session?.rulesState, change) ?? unfit ?? null;
    // Nothing is written before it was looked up.
    if (this.loaded === null) return this.unknown(act);
    return problem === null ? decided : { ok: false, act, violation: problem.violation };
  }

  /**
   * Who sits where a deal is opened, and what its session knows of its setup: as it plans it, or as it was given where no session does. Null as long as the
   * session was not looked up: the attempt is made again.
   */
  seated({ competition, ruleset, place, seating }: OpenDeal): PlannedSeating | null {
    const unplanned = { ok: true, seating, setup: {} } as const;
    if (sessionRulesOf(ruleset)?.plan === undefined) return unplanned;
    this.wanted = sessionId(competition, place.session);
    if (this.loaded === null) return null;
    const { state } = this.loaded;
    return (state === null ? null : plannedSeating(state, place, seating)) ?? unplanned;
  }

  /** What an attempt comes to that asked for a session which was not looked up. */
  unknown(act: number): Decided {
    return { ...notThere('session', this.wanted ?? ''), act };
  }

  /** Why a result of the competition may not change any more; not known before it was looked up. */
  private corrected(competition: string): Refusal | null {
    this.changed = competition;
    if (this.known === null) return notThere('competition', competition);
    return correctionsOver(this.known.state?.publication ?? null, this.at);
  }

  /** True where something was asked for that is known now. */
  async lookUp(): Promise<boolean> {
    const { changed, wanted } = this;
    const competition = changed !== null && this.known === null;
    const session = wanted !== null && this.loaded === null;
    if (competition) this.known = { state: await loadCompetition(this.store, changed) };
    if (session) {
      const loaded = await this.store.load(sessionStream(wanted));
      this.loaded = { state: loaded.revision < 0 ? null : sessionStateOf(loaded) };
    }
    return competition || session;
  }
}

/**
 * A write to a deal that its competition and session may have a say in. The write decides in one step that cannot wait: where it
 * turns out to change a result, they are read and the write is made again.
 */
export const withSession = async (
  store: EventStore,
  { time }: Pick<CommandContext, 'time'>,
  attempt: (session: SessionOfDeal) => Promise<WriteOutcome>,
): Promise<WriteOutcome> => {
  const session = new SessionOfDeal(store, time);
  let outcome = await attempt(session);
  while (await session.lookUp()) outcome = await attempt(session);
  return outcome;
};
