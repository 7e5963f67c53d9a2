import {
  closeSession,
  loadCompetition,
  openCompetition,
  openSession,
  recordDeal,
  recordSessionActs,
  registerEntries,
  registerPlayers,
  sessionId,
  uuidV5,
  type Actor,
  type CommandContext,
  type EventStore,
  type GameAct,
  type OpenCompetitionInput,
  type OpenSessionInput,
  type RecordDealInput,
  type WriteOutcome,
} from '@arbitre/events';
import type { Entry, Shelf } from '@arbitre/rules';
import type { People } from './competition';

/** A whole competition of any game, as its generator draws it: every deal with everything that opens and records it. */
export type Session = Omit<OpenCompetitionInput, 'id' | 'name' | 'region'> & {
  readonly entries: readonly Entry[];
  readonly deals: readonly Omit<RecordDealInput, 'competition'>[];
  /** Its sessions under the game's own order, where it has one. */
  readonly sittings?: readonly Sitting[];
  /** What their acts are judged by beside their streams. */
  readonly shelf?: Shelf;
};

/** A session with the acts that each role records in it, in order, and why it is closed; it goes on where nothing says so. */
export type Sitting = Omit<OpenSessionInput, 'competition'> & {
  readonly steps: readonly {
    readonly role: 'club' | 'arbiter';
    /** The round whose deals have been played by then: they are written first, for its acts rest on them; nothing else without acts. */
    readonly played?: number;
    readonly acts: readonly GameAct[];
  }[];
  readonly closing?: string;
};

export type SessionOptions = {
  readonly competition: string;
  readonly name: string;
  readonly region: string;
  readonly actor: Actor;
  /** Who writes the deals down; the same actor unless it is another. */
  readonly scorer?: Actor;
  /** UTC, ISO 8601: of all writes, or of each as it comes. */
  readonly time: string | (() => string);
  readonly onProgress?: (deals: number, of: number) => void;
  readonly people?: People | undefined;
  /** After each deal that was new; whoever throws stops there. */
  readonly entered?: (() => Promise<void>) | undefined;
};

/** Namespace of the ids of the demo's commands: the same session gives the same ids, on any machine. */
const NAMESPACE = '0d7c5c0e-7a51-5f0c-8a86-3f3f1f6f0b52';

/** True where something was written; a session that its own rules refuse is a fault of its generator. */
const isWritten = (outcome: WriteOutcome, what: string): boolean => {
  if (outcome.kind === 'refused' || outcome.kind === 'conflict')
    throw new Error(`${what} of a demo session was not taken: ${JSON.stringify(outcome)}`);
  return outcome.kind === 'committed';
};

type Command = (what: string) => CommandContext;

/** Opens a sitting, records its acts by their roles, closes it; true where something was written. */
const writeSitting = async (
  store: EventStore,
  competition: string,
  { number, setup = {}, steps, closing }: Sitting,
  command: Command,
  playRound: (session: number, round: number) => Promise<boolean>,
  shelf: Shelf | undefined,
): Promise<boolean> => {
  const session = sessionId(competition, number);
  const opened = await openSession(store, { competition, number, setup }, command(`session ${number}`));
  let written = isWritten(opened, `session ${number}`);
  for (const [index, { role, played, acts }] of steps.entries()) {
    if (played !== undefined) written = (await playRound(number, played)) || written;
    if (acts.length === 0) continue;
    const what = `session ${number} step ${index + 1}`;
    const context = command(what);
    const actor = role === 'arbiter' ? { id: 'arbitre', role } : context.actor;
    const recorded = await recordSessionActs(store, { session, acts }, { ...context, actor }, shelf);
    written = isWritten(recorded, what) || written;
  }
  if (closing === undefined) return written;
  const closed = await closeSession(store, { session, reason: closing }, command(`session ${number} end`));
  return isWritten(closed, `the end of session ${number}`) || written;
};

/**
 * Writes a session through the write side: the competition, its entries, its sittings, its deals (last where no act rests
 * on them). Written again, it changes nothing.
 */
export const writeSession = async (
  store: EventStore,
  { entries, deals, sittings = [], shelf, game, ruleset, method, startsOn }: Session,
  { competition, name, region, actor, scorer = actor, time, onProgress, people, entered }: SessionOptions,
): Promise<'imported' | 'unchanged'> => {
  const namespace = uuidV5(NAMESPACE, competition);
  const command: Command = (what) => ({
    commandId: uuidV5(namespace, what),
    correlationId: namespace,
    actor,
    time: typeof time === 'string' ? time : time(),
  });
  const opening = { id: competition, name, region, game, ruleset, method, startsOn };
  let written = isWritten(await openCompetition(store, opening, command('open')), 'the opening');
  // A demo of an older version has its entries as that one recorded them.
  if (((await loadCompetition(store, competition))?.entries.size ?? 0) === 0) {
    const entered =
      people === undefined
        ? await registerEntries(store, { competition, entries }, command('entries'))
        : await registerPlayers(
            store,
            people.vault,
            { competition, entries: people.cast({ id: competition, region }, entries) },
            command('entries'),
          );
    written = isWritten(entered, 'the entries') || written;
  }
  const known = (await loadCompetition(store, competition)) ?? undefined;
  const left = new Set(deals);
  const play = async (wanted: (deal: Session['deals'][number]) => boolean): Promise<boolean> => {
    let some = false;
    for (const deal of deals.filter((each) => left.has(each) && wanted(each))) {
      const { session, round, table, board } = deal.place;
      const what = `deal s${session}-r${round}-t${table}-b${board}`;
      const context = { ...command(what), actor: scorer };
      const outcome = await recordDeal(store, { competition, ...deal }, context, known);
      const isNew = isWritten(outcome, what);
      some = isNew || some;
      left.delete(deal);
      onProgress?.(deals.length - left.size, deals.length);
      if (isNew) await entered?.();
    }
    return some;
  };
  const playRound = (session: number, round: number): Promise<boolean> =>
    play(({ place }) => place.session === session && place.round === round);
  for (const sitting of sittings)
    written = (await writeSitting(store, competition, sitting, command, playRound, shelf)) || written;
  written = (await play(() => true)) || written;
  return written ? 'imported' : 'unchanged';
};
