import type { RecordedEvent } from '@arbitre/events';
import type { Projector, ReadModelChange, Transaction } from '../projector';

/** An event that its own schema does not fit; it cannot be applied. */
export class UnreadableEvent extends Error {
  constructor(event: RecordedEvent) {
    super(
      `${event.type} (event ${event.revision} of ${event.stream}, position ${event.position.toString()}) ` +
        `does not fit its schema: ${event.problem ?? ''}`,
    );
  }
}

/** Hands a projector the events that it handles; an unreadable one among them fails the whole. */
export const applyEvents = async (
  tx: Transaction,
  projector: Projector,
  events: readonly RecordedEvent[],
): Promise<readonly ReadModelChange[]> => {
  const handled = events.filter((event) => projector.handles(event));
  const unreadable = handled.find((event) => event.problem !== undefined);
  if (unreadable !== undefined) throw new UnreadableEvent(unreadable);
  return handled.length === 0 ? [] : projector.apply(tx, handled);
};
