import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import { readPosition } from '../position';
import type { StoredEvent } from './contract';

/**
 * An event as the client gives it; null for what has no event (a link to something deleted).
 * @throws NotAPosition
 */
export const storedEvent = (resolved: ResolvedEvent | AllStreamResolvedEvent): StoredEvent | null => {
  const { event, commitPosition } = resolved;
  if (event === undefined) return null;
  return {
    id: event.id,
    stream: event.streamId,
    revision: Number(event.revision),
    position: readPosition(event.position?.commit ?? commitPosition),
    type: event.type,
    data: event.data,
    metadata: event.metadata,
  };
};

/** Statistics, stream metadata, links: the store's own affairs. */
export const isSystemEvent = ({ type, stream }: StoredEvent): boolean =>
  type.startsWith('$') || stream.startsWith('$');
