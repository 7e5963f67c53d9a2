import { readPosition } from '@arbitre/events';
import type { ModelId, ReadModelChange } from '../projector';
import { Listener } from './listener';

type Payload = Omit<ReadModelChange, 'position'> & { readonly position: string };

export type ReadModelListener = { close(): Promise<void> };

/**
 * Calls `onChange` after each committed change of a read model. Resolves once it listens; comes back by itself when the
 * connection is lost, and then calls `onResumed`, because what changed meanwhile was not heard.
 */
export const listenReadModel = async (
  url: string,
  onChange: (change: ReadModelChange) => void,
  onResumed: () => void = () => undefined,
): Promise<ReadModelListener> => {
  let connections = 0;
  const listener = new Listener(
    url,
    'read_model',
    (payload) => {
      const change = JSON.parse(payload) as Payload & { readonly model: ModelId };
      onChange({ ...change, position: readPosition(change.position) });
    },
    () => {
      if (connections++ > 0) onResumed();
    },
  );
  await listener.start();
  return { close: () => listener.close() };
};
