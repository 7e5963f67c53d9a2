import { Injectable, inject } from '@angular/core';
import { Kept, type Box } from '../../kept/kept';
import type { SessionAct } from '../session-context';

/** What a queue says of an entry to people and to itself, beside its acts. */
export type About = Readonly<Record<string, string | number>>;

/** Acts that the server has not taken: `key` is the id under which they are written once, however often they are sent. */
export type KeptActs<Of extends About = About> = Of & {
  readonly key: string;
  readonly acts: readonly SessionAct[];
  /** What it is, for people. */
  readonly label: string;
  readonly refused: boolean;
  readonly reason: string;
  /** The version that it went out on top of; null before. */
  readonly sent: number | null;
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isAct = (value: unknown): value is SessionAct => isFields(value) && typeof value.do === 'string';

const isKept = (value: unknown): value is KeptActs =>
  isFields(value) &&
  ['key', 'label', 'reason'].every((name) => typeof value[name] === 'string') &&
  typeof value.refused === 'boolean' &&
  Array.isArray(value.acts) &&
  value.acts.every(isAct);

const versionIn = ({ sent }: Fields): number | null => (typeof sent === 'number' ? sent : null);

/** Where a queue is kept: the game, the session, the table whose code the device has, and what the queue holds. */
export type QueuePlace = {
  readonly game: string;
  readonly session: string;
  readonly table: string | null;
  readonly what: string;
};

/** What the queues of sessions keep in the browser, each in the order in which it was given. */
@Injectable({ providedIn: 'root' })
export class KeptQueues {
  private readonly kept = inject(Kept);

  /** @param is whether it says of itself what this queue says */
  read<Of extends About>(place: QueuePlace, is: (value: Fields) => boolean): readonly KeptActs<Of>[] {
    return this.box(place)
      .entries()
      .flatMap(([, value]) =>
        isKept(value) && is(value) ? [{ ...(value as KeptActs<Of>), sent: versionIn(value) }] : [],
      );
  }

  keep(place: QueuePlace, acts: KeptActs): void {
    this.box(place).put(acts.key, acts);
  }

  drop(place: QueuePlace, key: string): void {
    this.box(place).drop(key);
  }

  /** A code that is over gives way to another one for the same table, which finds what was entered there. */
  private box({ game, session, table, what }: QueuePlace): Box {
    const name = `${game}.${session}.${what}`;
    return table === null ? this.kept.box(name) : this.kept.boxAt(table, name);
  }
}
