import {
  startEventStore,
  type ClusterControl,
  type EventStoreOptions,
  type RunningEventStore,
} from '../../eventstore/src/index';
import { givenEventStore } from './given-event-store';

export type EventStoreUnderTest = Pick<RunningEventStore, 'connectionString'> & {
  /** Null where the server is a given one: nobody moves its leader at a word. */
  readonly cluster: ClusterControl | null;
  stop(): Promise<void>;
};

/** The server that the environment gives, or the embedded store; what asks for options is about the embedded one. */
export const startEventStoreUnderTest = async (
  dataDir: string,
  options: Omit<EventStoreOptions, 'dataDir'> = {},
): Promise<EventStoreUnderTest> => {
  const given = Object.keys(options).length === 0 ? await givenEventStore() : null;
  return given === null ? startEventStore({ ...options, dataDir }) : { ...given, cluster: null };
};
