import type { Catalogue, StreamRules } from '../catalogue/catalogue';
import type { RecordedEvent } from '../recorded-event';
import type { ProposedEvent, StoredEvent } from './contract';

/** Streams whose rules are remembered: a hall's evening many times over, and some megabytes at most. */
const MOST_STREAMS = 10_000;

type Opening = Pick<StoredEvent, 'type' | 'data'>;

/**
 * Events under the rules of their streams. The first event of a stream names them and is seen by whoever reads or writes
 * the stream from its beginning; who meets a stream in its middle (a subscription that resumes in `$all`) reads that one
 * event, once, and only when an event comes that cannot be understood without.
 */
export class Codec {
  private readonly known = new Map<string, StreamRules>();

  /** `firstOf` reads the first event of a stream; null when there is none. */
  constructor(
    readonly catalogue: Catalogue,
    private readonly firstOf: (stream: string) => Promise<Opening | null>,
  ) {}

  /** A stream from its first event on. */
  readStream(stream: string, events: readonly StoredEvent[]): readonly RecordedEvent[] {
    const [first] = events;
    if (first === undefined) return [];
    const rules = this.learn(stream, first);
    return events.map((event) => this.catalogue.decode(event, rules));
  }

  /** Events of any streams, in the order of `$all`. */
  async read(events: readonly StoredEvent[]): Promise<readonly RecordedEvent[]> {
    const decoded: RecordedEvent[] = [];
    for (const event of events) {
      const rules =
        event.revision === 0 ? this.learn(event.stream, event) : this.rulesAtHand(event.stream, event.type);
      decoded.push(this.catalogue.decode(event, rules === undefined ? await this.ask(event.stream) : rules));
    }
    return decoded;
  }

  /** Why events must not be written to the end of a stream, in words; null when they may. */
  async problem(
    stream: string,
    events: readonly ProposedEvent[],
    expectedRevision: number,
  ): Promise<string | null> {
    const [first] = events;
    for (const { type, data } of events) {
      const opened =
        expectedRevision < 0 && first !== undefined ? this.catalogue.rulesOpenedBy(first) : undefined;
      const rules = opened ?? this.rulesAtHand(stream, type);
      const problem = this.catalogue.problem(
        type,
        data,
        rules === undefined ? await this.ask(stream) : rules,
      );
      if (problem !== null) return problem;
    }
    return null;
  }

  /** Undefined when they must be asked for. */
  private rulesAtHand(stream: string, type: string): StreamRules | undefined {
    return this.catalogue.needsRules(type) ? this.known.get(stream) : null;
  }

  private async ask(stream: string): Promise<StreamRules> {
    const first = await this.firstOf(stream);
    return first === null ? null : this.learn(stream, first);
  }

  private learn(stream: string, first: Opening): StreamRules {
    const rules = this.catalogue.rulesOpenedBy(first);
    this.known.set(stream, rules);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_STREAMS && oldest !== undefined) this.known.delete(oldest);
    return rules;
  }
}
