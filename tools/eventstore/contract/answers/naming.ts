import { createHash } from 'node:crypto';
import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';

export type Resolved = ResolvedEvent | AllStreamResolvedEvent;
type Recorded = NonNullable<Resolved['event']>;

/** The names of one played sequence: streams and ids that no other has, and how answers call them. */
export class Naming {
  private readonly events = new Map<string, string>();
  private readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** The stream that the sequence calls by one letter; the beginning of all of them for none. */
  stream(letter: string): string {
    return this.prefix + letter;
  }

  /** `~a` for the stream of the letter a, wherever it stands in a text. */
  bare(text: string): string {
    return text.replaceAll(this.prefix, '~');
  }

  /** The id of the sequence's nth event. */
  idOf(n: number): string {
    const hash = createHash('sha1').update(`${this.prefix}${n}`).digest('hex');
    const parts = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`];
    const id = [...parts, hash.slice(20, 32)].join('-');
    this.events.set(id, `e${n}`);
    return id;
  }

  /** `eN:~STREAM/REVISION`, or `other:...` for what the store wrote itself. */
  placeOf(event: Recorded): string {
    return `${this.events.get(event.id) ?? 'other'}:${this.bare(event.streamId)}/${event.revision}`;
  }

  /** An event as answers tell it, with the link that it came by. */
  tell({ event, link }: Resolved): string {
    const one = (each: Recorded | undefined) =>
      each === undefined ? '-' : `${this.placeOf(each)}:${each.type}:${each.isJson ? 'j' : 'b'}`;
    return link === undefined ? one(event) : `${one(event)} by ${one(link)}`;
  }

  isOwn({ event, link }: Resolved): boolean {
    return [event, link].some((each) => each?.streamId.includes(this.prefix) === true);
  }
}
