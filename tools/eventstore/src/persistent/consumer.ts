import type { Message } from './message';
import type { Throughput } from './throughput';
import type { Timings } from './timings';

/** A client that is connected to a group. */
export interface Consumer {
  readonly id: string;
  readonly from: string;
  readonly user: string;
  readonly connectionName: string;
  /** Messages that it takes without having acknowledged any. */
  readonly bufferSize: number;
  readonly inFlight: Map<string, Message>;
  readonly delivered: Throughput;
  /** Where the group keeps extra statistics. */
  readonly timings: Timings | undefined;
  deliver(message: Message): void;
  /** Ends its call with persistent-subscription-dropped. */
  drop(): void;
}

export const freeSlots = (consumer: Consumer): number =>
  Math.max(0, consumer.bufferSize - consumer.inFlight.size);
