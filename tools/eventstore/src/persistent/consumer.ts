import type { Message } from './message';
import type { Throughput } from './throughput';

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
  deliver(message: Message): void;
  /** Ends its call with persistent-subscription-dropped. */
  drop(): void;
}

export const freeSlots = (consumer: Consumer): number =>
  Math.max(0, consumer.bufferSize - consumer.inFlight.size);
