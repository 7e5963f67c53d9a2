import { type DomainEvent, type Origin, refuse, type Violation } from '@arbitre/rules';
import type { StreamRules } from '../catalogue/catalogue';
import { NO_HASH, seal, type UnsealedEvent } from '../chain/seal';
import { isUuid } from '../identity/uuid-v5';
import type { EventStore, LoadedStream, ProposedEvent } from '../store/contract';
import { UnwritableEvent } from '../store/errors';
import { claim } from './claim';
import type { CommandContext, WriteOutcome } from './contract';
import { originOf, refusedOutcome } from './decide-acts';
import { inLine } from './in-line';
import { forget, remember, remembered } from './remembered';
import { answerToRepeated, isReused } from './repeated';

/** What a command makes of a stream: the events to append, or the act that stands in the way. */
export type Decided =
  | { readonly ok: true; readonly events: readonly DomainEvent[] }
  | {
      readonly ok: false;
      readonly act: number;
      readonly violation: Violation;
      readonly game?: string;
    };

/** `again`: the command was handled before, by that origin, and is only compared with what it led to then. */
export type Decide = (loaded: LoadedStream, origin: Origin, again?: boolean) => Decided | Promise<Decided>;

/** After so many lost races something else is wrong; the sender hears of a conflict. */
const MOST_RACES = 20;

const metadataOf = (context: CommandContext, version: number): UnsealedEvent['metadata'] => ({
  $correlationId: context.correlationId ?? context.commandId,
  $causationId: context.commandId,
  actor: { id: context.actor.id, role: context.actor.role },
  time: context.time,
  commandId: context.commandId,
  ...(version > 1 ? { version } : {}),
});

/** Events as they will lie in the stream, chained to what is there. */
const proposed = (
  { catalogue }: EventStore,
  loaded: LoadedStream,
  events: readonly DomainEvent[],
  context: CommandContext,
) => {
  const opening = loaded.events[0] ?? events[0];
  const rules: StreamRules = opening === undefined ? null : catalogue.rulesOpenedBy(opening);
  return seal(
    loaded.stream,
    { revision: loaded.revision, previousHash: loaded.events.at(-1)?.metadata.hash ?? NO_HASH },
    events.map(({ type, data }) => ({
      type,
      data,
      metadata: metadataOf(context, catalogue.currentVersion(type, rules) ?? 1),
    })),
  );
};

/** What the command makes of the stream: events to append, or the answer when there are none. */
const judged = async (
  store: EventStore,
  loaded: LoadedStream,
  context: CommandContext,
  decide: Decide,
): Promise<readonly ProposedEvent[] | WriteOutcome> => {
  const before = await answerToRepeated(store, loaded, context, decide);
  if (before !== null) return before;
  if (context.expectedRevision !== undefined && context.expectedRevision !== loaded.revision)
    return { kind: 'conflict', expected: context.expectedRevision, actual: loaded.revision };
  const decided = await decide(loaded, originOf(context));
  if (!decided.ok) {
    const { act, violation, game = null } = decided;
    return { kind: 'refused', act, violation, game };
  }
  if (decided.events.length === 0) throw new UnwritableEvent(loaded.stream, 'the command led to no event');
  return proposed(store, loaded, decided.events, context);
};

/** Another write to the stream came first. */
type Lost = { readonly kind: 'lost'; readonly actual: number };

/** One attempt on a stream as it was read or is remembered. */
const attempt = async (
  store: EventStore,
  loaded: LoadedStream,
  context: CommandContext,
  decide: Decide,
): Promise<WriteOutcome | Lost> => {
  const events = await judged(store, loaded, context, decide);
  if ('kind' in events) return events;
  if (!(await claim(store, loaded.stream, context))) return isReused(context);
  forget(store, loaded.stream);
  const outcome = await store.append(loaded.stream, events, loaded.revision);
  if (outcome.kind === 'conflict') return { kind: 'lost', actual: outcome.actual };
  remember(store, loaded, events, outcome);
  return { kind: 'committed', stream: loaded.stream, revision: outcome.revision, position: outcome.position };
};

const attempts = async (
  store: EventStore,
  stream: string,
  context: CommandContext,
  decide: Decide,
  beside: Promise<unknown> | null,
): Promise<WriteOutcome> => {
  const known = remembered(store, stream);
  if (known !== null) {
    await beside;
    const outcome = await attempt(store, known, context, decide);
    // Only what was written is sure: anything else may come of a write by another process.
    if (outcome.kind === 'committed') return outcome;
  }
  let lastSeen = -1;
  for (let race = 0; race < MOST_RACES; race++) {
    const [loaded] = await Promise.all([store.load(stream), beside]);
    const outcome = await attempt(store, loaded, context, decide);
    if (outcome.kind !== 'lost') return outcome;
    lastSeen = outcome.actual;
  }
  return { kind: 'conflict', expected: lastSeen, actual: lastSeen };
};

/**
 * Load, decide, append, one write to a stream after the other. A command that was handled before is answered as it was
 * then; `command-id-reused` when its id was that of another. A race lost to another process is run again unless the
 * sender named the revision that it has seen. `beside`: what is read at the same time and must be there before `decide`.
 */
export const write = async (
  store: EventStore,
  stream: string,
  context: CommandContext,
  decide: Decide,
  beside: Promise<unknown> | null = null,
): Promise<WriteOutcome> => {
  // Whoever waits in line hears of its failure when the turn comes, and not before.
  beside?.catch(() => undefined);
  if (!isUuid(context.commandId))
    return refusedOutcome(refuse('invalid-command-id', { given: context.commandId.slice(0, 80) }));
  return inLine(store, stream, () => attempts(store, stream, context, decide, beside));
};
