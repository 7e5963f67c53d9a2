import { Deadline } from '@arbitre/events';

type Line = {
  readonly running: Promise<unknown>;
  /** What all share who asked since it began. */
  next: Promise<unknown> | null;
};

/** In the time that one request may take, and on behalf of none: whoever asked first may go, the others still wait. */
const onBehalfOfAll = <Value>(read: () => Promise<Value>): Promise<Value> => {
  const asked = Deadline.current;
  if (asked === null) return read();
  const own = new Deadline(asked.ms);
  return own.run(read).finally(() => {
    own.done();
  });
};

/**
 * One read for all who ask the same meanwhile: while it runs, whoever asks waits for the next, so that nobody is answered by a
 * read that began before he asked. A hall that looks at its standings at once costs two reads.
 */
export class SharedReads {
  private readonly lines = new Map<string, Line>();

  of<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const line = this.lines.get(key);
    if (line === undefined) return this.begin(key, read);
    // One key names one read: whatever it gives is of one type.
    return (line.next ??= line.running.then(
      () => this.begin(key, read),
      () => this.begin(key, read),
    )) as Promise<Value>;
  }

  private begin<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const running = onBehalfOfAll(read);
    const line: Line = { running, next: null };
    this.lines.set(key, line);
    const done = (): void => {
      if (line.next === null) this.lines.delete(key);
    };
    running.then(done, done);
    return running;
  }
}
