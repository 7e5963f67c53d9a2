import type { DomainEvent, Violation } from '@arbitre/rules';
import { catalogue } from '../catalogue/catalogue';
import { NO_HASH, seal, type UnsealedEvent } from '../chain/seal';
import { isUuid, uuidV5 } from '../identity/uuid-v5';
import type { EventStore, LoadedStream } from '../store/contract';
import { UnwritableEvent } from '../store/errors';
import type { CommandContext, WriteOutcome } from './contract';
import { inLine } from './in-line';
import { answerToRepeated } from './repeated';

/** What a command makes of a stream: the events to append, or the act that stands in the way. */
export type Decided =
  | { readonly ok: true; readonly events: readonly DomainEvent[] }
  | { readonly ok: false; readonly act: number; readonly violation: Violation };

export type Decide = (loaded: LoadedStream) => Decided;

/** After so many lost races something else is wrong; the sender hears of a conflict. */
const MOST_RACES = 20;

const metadataOf = (context: CommandContext, type: string): UnsealedEvent['metadata'] => {
  const version = catalogue.currentVersion(type) ?? 1;
  return {
    $correlationId: context.correlationId ?? context.commandId,
    $causationId: context.commandId,
    actor: { id: context.actor.id, role: context.actor.role },
    time: context.time,
    commandId: context.commandId,
    ...(version > 1 ? { version } : {}),
  };
};

/** Events as they will lie in the stream: ids from the command, chained to what is there. */
const proposed = (loaded: LoadedStream, events: readonly DomainEvent[], context: CommandContext) =>
  seal(
    loaded.stream,
    { revision: loaded.revision, previousHash: loaded.events.at(-1)?.metadata.hash ?? NO_HASH },
    events.map(({ type, data }, index) => ({
      id: uuidV5(context.commandId, `${loaded.stream}#${index}`),
      type,
      data,
      metadata: metadataOf(context, type),
    })),
  );

const attempts = async (
  store: EventStore,
  stream: string,
  context: CommandContext,
  decide: Decide,
): Promise<WriteOutcome> => {
  let lastSeen = -1;
  for (let race = 0; race < MOST_RACES; race++) {
    const loaded = await store.load(stream);
    const before = answerToRepeated(loaded, context, decide);
    if (before !== null) return before;
    if (context.expectedRevision !== undefined && context.expectedRevision !== loaded.revision)
      return { kind: 'conflict', expected: context.expectedRevision, actual: loaded.revision };
    const decided = decide(loaded);
    if (!decided.ok) return { kind: 'refused', act: decided.act, violation: decided.violation };
    if (decided.events.length === 0) throw new UnwritableEvent(stream, 'the command led to no event');
    const outcome = await store.append(stream, proposed(loaded, decided.events, context), loaded.revision);
    if (outcome.kind === 'appended')
      return { kind: 'committed', stream, revision: outcome.revision, position: outcome.position };
    lastSeen = outcome.actual;
  }
  return { kind: 'conflict', expected: lastSeen, actual: lastSeen };
};

/**
 * Load, decide, append, one write to a stream after the other. A command that was handled before is answered as it was
 * then; `command-id-reused` when its id was that of another. A race lost to another process is run again unless the
 * sender named the revision that it has seen.
 */
export const write = async (
  store: EventStore,
  stream: string,
  context: CommandContext,
  decide: Decide,
): Promise<WriteOutcome> => {
  if (!isUuid(context.commandId))
    return {
      kind: 'refused',
      act: 0,
      violation: { article: 'invalid-command-id', facts: { given: context.commandId.slice(0, 80) } },
    };
  return inLine(store, stream, () => attempts(store, stream, context, decide));
};
