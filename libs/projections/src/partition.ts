import { type KeyKind, type RecordedEvent, streams } from '@arbitre/events';
import type { Projector } from './projector';

/**
 * The partition (0 to `count` - 1) that a key's events go through: FNV-1a over its id. All events of one key share a
 * partition, so they are applied in order.
 */
export const partitionOf = (id: string, count: number): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) {
    hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash % count;
};

/** One of the queues that the log is cut into: a partition of the keys of one kind. */
export type Lane = { readonly key: KeyKind; readonly partition: number; readonly partitions: number };

/** How many partitions the keys of a kind have; `partitions`: as many as competitions are cut into. */
export const partitionsOf = (key: KeyKind, partitions: number): number =>
  key === 'competition' ? partitions : 1;

/** Every lane that these models take their events from. */
export const lanesOf = (projectors: readonly Projector[], partitions: number): readonly Lane[] =>
  [...new Set(projectors.map(({ key }) => key))].flatMap((key) => {
    const count = partitionsOf(key, partitions);
    return Array.from({ length: count }, (_, partition) => ({ key, partition, partitions: count }));
  });

/** Which lanes an event goes to: that of each of its keys under which one of these models handles it. */
export class Routing {
  private readonly byKey: readonly (readonly [KeyKind, readonly Projector[]])[];

  constructor(projectors: readonly Projector[]) {
    this.byKey = [...Map.groupBy(projectors, ({ key }) => key)];
  }

  /** The id of the event's key of this kind; null where no model of that key handles it. */
  keyOf(event: Pick<RecordedEvent, 'type' | 'stream'>, kind: KeyKind): string | null {
    const id = streams.keyOf(event.stream, kind);
    if (id === null) return null;
    const models = this.byKey.find(([key]) => key === kind)?.[1] ?? [];
    return models.some((projector) => projector.handles(event)) ? id : null;
  }

  /** The events that go to a lane, in their order. */
  eventsFor(
    { key, partition, partitions }: Lane,
    events: readonly RecordedEvent[],
  ): readonly RecordedEvent[] {
    return events.filter((event) => {
      const id = this.keyOf(event, key);
      return id !== null && partitionOf(id, partitions) === partition;
    });
  }
}

/** The key of an event in a model: what is parked when the event cannot be applied. */
export const keyIn = ({ key }: Projector, { stream }: Pick<RecordedEvent, 'stream'>): string =>
  streams.keyOf(stream, key) ?? '';
