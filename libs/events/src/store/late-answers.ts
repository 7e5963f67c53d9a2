import type { EventStoreDBClient } from '@eventstore/db-client';
import type { EventEmitter } from 'node:events';

type Listener = (message: unknown) => void;

/** Drops an answer that the client has nobody waiting for any more. */
const dropsStrangers = (answers: EventEmitter): void => {
  const listeners = answers.listeners('data') as Listener[];
  answers.removeAllListeners('data');
  answers.on('data', (message: unknown) => {
    for (const listener of listeners) {
      try {
        listener.call(answers, message);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    }
  });
};

/**
 * The client (6.2.1; its successor has mended it) keeps what waits for answers of appends in one place for the whole
 * process. One append call that breaks, of any client, empties it; the answers that other calls bring after that belong to
 * nobody, and the client throws where nothing can catch it: the process ends. Whoever waited was told that the
 * connection was lost and asks again, so the late answer is not needed.
 */
export const toleratingLateAnswers = (client: EventStoreDBClient): EventStoreDBClient => {
  /* eslint-disable @typescript-eslint/dot-notation -- not public: brackets are TypeScript's way in, checked all the same */
  const create = client['GRPCStreamCreator'];
  client['GRPCStreamCreator'] = (service, name, creator, cache) =>
    create(
      service,
      name,
      async (stub) => {
        const stream = await creator(stub);
        if (name === 'appendToStream') dropsStrangers(stream);
        return stream;
      },
      cache,
    );
  /* eslint-enable @typescript-eslint/dot-notation */
  return client;
};
