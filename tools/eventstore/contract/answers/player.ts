import {
  ANY,
  BACKWARDS,
  binaryEvent,
  END,
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  type AppendExpectedRevision,
  type ReadRevision,
} from '@eventstore/db-client';
import type { Client } from '../contract';
import { all } from '../events';
import { Following, type Watched } from './following';
import { groupAnswer } from './groups';
import { KnownPlaces } from './known-places';
import { Naming, type Resolved } from './naming';
import { refusalOf } from './refusals';
import type { Answer, Append, Expected, From, Operation, PlannedEvent, Read, ReadAll } from './operations';

type Told = Readonly<Record<string, unknown>>;
const ADMIN = { credentials: { username: 'admin', password: 'changeit' } };

/** Plays one sequence on a server and tells its answers as the recordings do. */
export class Player {
  readonly names: Naming;
  readonly places = new KnownPlaces();
  readonly client: Client;
  /** A position before the sequence's first event: what others wrote to `$all` is not read. */
  readonly mark: bigint;
  private readonly revisions = new Map<string, number>();

  constructor(client: Client, prefix: string, mark: bigint) {
    this.client = client;
    this.names = new Naming(prefix);
    this.mark = mark;
  }

  /** @param recorded what the real server answered: how long a subscription is listened to */
  async play(operation: Operation, recorded: Answer): Promise<Told> {
    try {
      const told = await this.answer(operation, recorded ?? {});
      return JSON.parse(JSON.stringify(told)) as Told;
    } catch (error) {
      return refusalOf(error);
    }
  }

  async append({ stream, expected, events, classic }: Append): Promise<Told> {
    const answer = await this.client.appendToStream(
      this.names.stream(stream),
      events.map((event) => this.built(event)),
      { expectedRevision: this.expected(expected, stream), ...(classic && ADMIN) },
    );
    const next = Number(answer.nextExpectedRevision);
    this.revisions.set(stream, next);
    const last = events.at(-1);
    if (answer.position !== undefined && last !== undefined) {
      this.places.note(`e${last.n}:~${stream}/${next}`, answer.position.commit);
    }
    const position = answer.position === undefined ? 'none' : this.places.tell(answer.position.commit);
    return { next, success: answer.success, position };
  }

  /** What a reader of `$all` sees, for the positions that it tells. */
  remember({ event, link, commitPosition }: Resolved): void {
    const seen = link ?? event;
    if (seen === undefined) return;
    const position =
      'position' in seen ? (seen.position as { commit: bigint } | undefined)?.commit : undefined;
    const at = position ?? commitPosition;
    if (at !== undefined) this.places.note(this.names.placeOf(seen), at);
  }

  /** Where in `$all` a call begins. The start is that of the sequence. */
  from(from: From, off: number): typeof END | { readonly commit: bigint; readonly prepare: bigint } {
    if (from === 'end') return END;
    const known = typeof from === 'number' ? this.places.at(from) : undefined;
    const at = known === undefined ? this.mark : known + BigInt(off);
    return { commit: at, prepare: at };
  }

  private async answer(operation: Operation, recorded: Told): Promise<Told> {
    switch (operation.op) {
      case 'append':
        return this.append(operation);
      case 'read':
        return this.read(operation);
      case 'readAll':
        return this.readAll(operation);
      case 'delete':
      case 'tombstone':
        return this.remove(operation.op, operation.stream, operation.expected);
      case 'setMeta':
        return this.setMetadata(operation.stream, operation.expected, operation.meta);
      case 'getMeta':
        return this.getMetadata(operation.stream);
      case 'group':
        return groupAnswer(this, operation);
      default:
        return new Following(this, (recorded as Watched).log ?? []).answer(operation);
    }
  }

  private async read({ stream, of, direction, from, maxCount, resolve }: Read): Promise<Told> {
    const name = of === undefined ? this.names.stream(stream) : `$$${this.names.stream(of)}`;
    const events = await all(
      this.client.readStream(name, {
        direction: direction === 'forwards' ? FORWARDS : BACKWARDS,
        fromRevision: revision(from),
        maxCount,
        resolveLinkTos: resolve,
      }),
    );
    if (of === undefined) return { events: events.map((event) => this.names.tell(event)) };
    return {
      events: events.map(({ event }) => {
        const { revision: at, type, data } = event ?? {};
        return this.names.bare(`${String(at)}:${String(type)}:${JSON.stringify(data)}`);
      }),
    };
  }

  private async readAll({ direction, from, off, resolve }: ReadAll): Promise<Told> {
    const backwards = direction === 'backwards';
    const fromPosition = backwards && from === 'start' ? START : this.from(from, off);
    const reading = this.client.readAll({
      direction: backwards ? BACKWARDS : FORWARDS,
      fromPosition,
      maxCount: 100_000,
      resolveLinkTos: resolve,
    });
    const events: Resolved[] = [];
    for await (const each of reading) {
      if (((each.link ?? each.event)?.position.commit ?? 0n) < this.mark) break;
      if (this.names.isOwn(each)) events.push(each);
    }
    if (!resolve) for (const event of events) this.remember(event);
    return { events: events.map((event) => this.names.tell(event)) };
  }

  private async remove(how: 'delete' | 'tombstone', stream: string, expected: Expected): Promise<Told> {
    const [name, options] = [
      this.names.stream(stream),
      { expectedRevision: this.expected(expected, stream) },
    ];
    const { position } = await (how === 'delete'
      ? this.client.deleteStream(name, options as Parameters<Client['deleteStream']>[1])
      : this.client.tombstoneStream(name, options as Parameters<Client['tombstoneStream']>[1]));
    return { done: true, position: position === undefined ? 'none' : 'given' };
  }

  private async setMetadata(stream: string, expected: Expected, meta: Told): Promise<Told> {
    const answer = await this.client.setStreamMetadata(this.names.stream(stream), meta, {
      expectedRevision: this.expected(expected, stream),
    });
    return { next: Number(answer.nextExpectedRevision) };
  }

  private async getMetadata(stream: string): Promise<Told> {
    const { metastreamRevision, metadata } = await this.client.getStreamMetadata(this.names.stream(stream));
    const at = metastreamRevision === undefined ? null : Number(metastreamRevision);
    return {
      revision: (at ?? 0) > 1000 ? 'odd' : at,
      meta: metadata ?? null,
      deleted: null,
    };
  }

  private expected(expected: Expected, stream: string): AppendExpectedRevision {
    if (expected === 'any') return ANY;
    if (expected === 'stream_exists') return STREAM_EXISTS;
    const known = expected === 'right' ? (this.revisions.get(stream) ?? -1) : expected;
    return known === 'no_stream' || known < 0 ? NO_STREAM : BigInt(known);
  }

  private built({ n, type, kind, to }: PlannedEvent) {
    const id = this.names.idOf(n);
    switch (kind) {
      case 'link':
        return binaryEvent({
          id,
          type: '$>',
          data: Buffer.from(`${to?.[1]}@${this.names.stream(to?.[0] ?? '')}`),
        });
      case 'binary':
        return binaryEvent({ id, type, data: Buffer.from([0, 1, 254, n & 255]), metadata: Buffer.from([9]) });
      case 'empty':
        return jsonEvent({ id, type, data: {} });
      case 'json':
        return jsonEvent({ id, type, data: { n }, metadata: { by: 'x' } });
    }
  }
}

export const revision = (from: From): ReadRevision =>
  from === 'start' ? START : from === 'end' ? END : BigInt(from);
