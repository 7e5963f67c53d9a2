import type { EventStore } from '../store/contract';

type Line = Map<string, Promise<unknown>>;

const lines = new WeakMap<EventStore, Line>();

const lineOf = (store: EventStore): Line => {
  const known = lines.get(store) ?? new Map<string, Promise<unknown>>();
  lines.set(store, known);
  return known;
};

/**
 * Writes to one stream through one store, one after the other in the order in which they came: a hall full of players
 * who hand in their slips at once does not race against itself. Other processes still may win a race.
 */
export const inLine = async <Result>(
  store: EventStore,
  stream: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const line = lineOf(store);
  const mine = (line.get(stream) ?? Promise.resolve()).then(work);
  // Who comes next waits for the end of this work, whatever it was.
  const over = mine.catch(() => undefined);
  line.set(stream, over);
  try {
    return await mine;
  } finally {
    if (line.get(stream) === over) line.delete(stream);
  }
};
