import type { EventStore } from '../store/contract';
import { Deadline } from '../store/deadline';
import { StoreUnavailable } from '../store/errors';

type Line = Map<string, Promise<unknown>>;

const lines = new WeakMap<EventStore, Line>();

const lineOf = (store: EventStore): Line => {
  const known = lines.get(store) ?? new Map<string, Promise<unknown>>();
  lines.set(store, known);
  return known;
};

const late = (stream: string, { ms }: Deadline): StoreUnavailable =>
  new StoreUnavailable(`waiting to write to ${stream}`, ms, 'the writes before it have not ended');

/**
 * Writes to one stream through one store, one after the other in the order in which they came: a hall full of players
 * who hand in their slips at once does not race against itself. Other processes still may win a race. Whoever waits no
 * longer leaves the line, and his work is not done.
 */
export const inLine = async <Result>(
  store: EventStore,
  stream: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const line = lineOf(store);
  const deadline = Deadline.current;
  const before = line.get(stream);
  const mine =
    before === undefined
      ? work()
      : before.then(() => {
          if (deadline?.isOver) throw late(stream, deadline);
          return work();
        });
  // Who comes next waits for the end of this work, whatever it was.
  const over = mine.catch(() => undefined);
  line.set(stream, over);
  void over.then(() => {
    if (line.get(stream) === over) line.delete(stream);
  });
  return before === undefined || deadline === null
    ? await mine
    : await deadline.race(mine, () => late(stream, deadline));
};
