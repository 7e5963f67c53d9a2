import type { Append, Expected, From, Operation, PlannedEvent } from './operations';

const CALLS = 40;
const STREAMS = ['a', 'b', 'c'] as const;
const TYPES = ['Moved', 'Moved', 'Ruled', 'Other-1', 'é-type', '$odd'] as const;
const METADATA = [
  { maxCount: 2 },
  { truncateBefore: 2 },
  { maxCount: 3, truncateBefore: 1 },
  { maxCount: 1 },
  { club: 'x' },
  { maxAge: 100000 },
  { cacheControl: 5 },
  {},
  { truncateBefore: 50 },
] as const;

/** Mulberry32: the same numbers for a seed on every machine. */
function random(start: number): () => number {
  let seed = start;
  return () => {
    seed = (Math.trunc(seed) + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The calls of the recorded sequence of a seed. They are not kept beside the answers: the same draws in the same order give
 * them again, so nothing here may draw more, less or in another order than the generator that the answers were recorded by.
 */
export const sequence = (seed: number): readonly Operation[] => new Generator(seed).sequence();

class Generator {
  private readonly draw: () => number;
  private readonly operations: Operation[] = [];
  private readonly sent: Append[] = [];
  private event = 0;

  constructor(seed: number) {
    this.draw = random(seed * 7919 + 13);
  }

  sequence(): readonly Operation[] {
    while (this.operations.length < CALLS) {
      const stream = this.pick(STREAMS);
      this.operations.push(this.operation(stream, this.draw()));
    }
    return this.operations;
  }

  private operation(stream: string, roll: number): Operation {
    if (roll < 0.34) return this.append(stream);
    if (roll < 0.44 && this.sent.length > 0) return this.again(stream);
    if (roll < 0.6) return this.read(stream);
    if (roll < 0.66) {
      const direction = this.pick(['forwards', 'backwards'] as const);
      const from = this.pick<From>(['start', 'end', this.int(8)]);
      const off = this.pick([0, 0, 0, 0, -1, 1]);
      return { op: 'readAll', direction, from, off, resolve: this.draw() < 0.2 };
    }
    if (roll < 0.71) return { op: 'delete', stream, expected: this.expected() };
    if (roll < 0.735) return { op: 'tombstone', stream, expected: this.expected() };
    if (roll < 0.79) {
      const expected = this.pick<Expected>(['any', 'any', 'no_stream', 'stream_exists', 0, 1]);
      return {
        op: 'setMeta',
        stream,
        expected,
        meta: this.pick<Readonly<Record<string, unknown>>>(METADATA),
      };
    }
    if (roll < 0.83) return { op: 'getMeta', stream };
    if (roll < 0.87) {
      const whole = { direction: 'forwards', from: 'start', maxCount: 10, resolve: false } as const;
      return { op: 'read', stream: '$$', of: stream, ...whole };
    }
    if (roll < 0.92) return this.subscribe(stream);
    return roll < 0.965 ? this.subscribeAll(stream) : this.group(stream);
  }

  private append(stream: string): Append {
    const expected = this.expected();
    const events = this.events();
    const append: Append = { op: 'append', stream, expected, events, classic: this.draw() < 0.35 };
    this.sent.push(append);
    return append;
  }

  /** An append that was sent before, whole or changed a little. */
  private again(stream: string): Append {
    const old = this.pick(this.sent);
    const cut = this.draw();
    const to = this.draw() < 0.9 ? old.stream : stream;
    const expected = cut < 0.5 ? old.expected : this.expected();
    const events =
      cut < 0.8
        ? old.events
        : [...old.events.slice(0, 1 + this.int(3)), ...(this.draw() < 0.5 ? this.events() : [])];
    return { op: 'append', stream: to, expected, events, classic: this.draw() < 0.35 };
  }

  private read(stream: string): Operation {
    const direction = this.pick(['forwards', 'backwards'] as const);
    const from = this.pick<From>(['start', 'end', this.int(6), this.int(6), 30]);
    const maxCount = this.pick([1, 2, 3, 100]);
    return { op: 'read', stream, direction, from, maxCount, resolve: this.draw() < 0.3 };
  }

  private subscribe(stream: string): Operation {
    const from = this.pick<From>(['start', 'end', this.int(5)]);
    const resolve = this.draw() < 0.3;
    return { op: 'subscribe', stream, from, resolve, then: this.follower(stream, ['Moved']) };
  }

  private subscribeAll(stream: string): Operation {
    const from = this.pick<From>(['start', 'end', this.int(8)]);
    const off = this.pick([0, 0, 0, 0, 0, -1, 1]);
    const filter = this.pick([
      null,
      'system',
      ['type', 'Mo'],
      ['typeRe', '^(Ruled|Other)'],
      ['stream', 'own'],
      ['streamRe', 'own'],
    ] as const);
    const interval = this.pick([1, 2, 32]);
    return {
      op: 'subscribeAll',
      from,
      off,
      filter,
      interval,
      then: this.follower(stream, ['Moved', 'Ruled']),
    };
  }

  /** What is appended while the subscription runs. */
  private follower(stream: string, types: readonly string[]): Append | null {
    if (this.draw() >= 0.6) return null;
    const events = types.map((type) => ({ n: this.event++, type, kind: 'json' as const }));
    return { op: 'append', stream, expected: 'any', events, classic: false };
  }

  private group(stream: string): Operation {
    const fromRevision = this.pick<From>(['start', 'end', 1]);
    const how = this.pick(['ack', 'park', 'skip', 'retry-then-ack'] as const);
    const max = this.pick([1, 3, 10]);
    return this.pick<Operation>([
      { op: 'group', call: 'create', stream, settings: { fromRevision } },
      { op: 'group', call: 'create', stream, settings: { fromRevision: 'start' } },
      { op: 'group', call: 'delete', stream },
      { op: 'group', call: 'info', stream },
      { op: 'group', call: 'list', stream },
      { op: 'group', call: 'update', stream, settings: { fromRevision: 'start', maxRetryCount: 3 } },
      { op: 'group', call: 'replay', stream },
      { op: 'consume', stream, how, max },
      { op: 'consume', stream, how: 'ack', max: 10 },
    ]);
  }

  private expected(): Expected {
    const near = -1 + this.int(3);
    const choices = ['any', 'any', 'no_stream', 'stream_exists', 'right', 'right', 'right', 'right'] as const;
    return this.pick<Expected>([...choices, near, this.int(6), 40]);
  }

  private events(): PlannedEvent[] {
    return Array.from({ length: this.pick([0, 1, 1, 1, 1, 2, 3, 5]) }, () => ({
      n: this.event++,
      type: this.pick(TYPES),
      kind: this.pick(['json', 'json', 'json', 'binary', 'link', 'empty'] as const),
      to: [this.pick(STREAMS), this.int(6)] as const,
    }));
  }

  private int(below: number): number {
    return Math.floor(this.draw() * below);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.int(items.length)] as Item;
  }
}
