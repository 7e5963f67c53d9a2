import { Injectable, inject } from '@angular/core';
import { Kept, type Box } from '../../../kept/kept';
import type { ResultAct } from './judged-game';

/** A line of a list on its way. */
export type ListWriting = {
  readonly deal: number;
  /** `<session>-r1-t2-b3` */
  readonly id: string;
  readonly place: {
    readonly session: number;
    readonly round: number;
    readonly table: string;
    readonly board: number;
  };
  readonly seating: readonly { readonly seat: string; readonly entry: string }[];
  readonly players: number;
  /** The deal with which the table began as it is, where that is not the first. */
  readonly first?: number;
  readonly act: ResultAct;
  readonly typed: string;
  /** Present when a stored result is replaced: the version that was seen, and why. */
  readonly replaces: { readonly version: number; readonly reason: string } | null;
};

export type ListState =
  | { readonly kind: 'saving' | 'waiting' | 'stored'; readonly writing: ListWriting }
  | { readonly kind: 'refused'; readonly writing: ListWriting; readonly reason: string };

/** A line with the id of its write; `refused` once it has been, with the sentence that says why. */
export type Sending = ListWriting & { readonly mutation: string; readonly refused?: string };

/** A game that is being typed. */
export type ListDraft = {
  /** 0 where the list is complete: a jump to a game can still be typed. */
  readonly deal: number;
  readonly typed: string;
  /** Version of the stored game that was there when typing began; null where there was none. */
  readonly seen: number | null;
  readonly reason: string | null;
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isDraft = (value: unknown): value is ListDraft =>
  isFields(value) &&
  typeof value.deal === 'number' &&
  typeof value.typed === 'string' &&
  (value.seen === null || typeof value.seen === 'number') &&
  (value.reason === null || typeof value.reason === 'string');

const isSending = (value: unknown): value is Sending =>
  isFields(value) &&
  ['id', 'typed', 'mutation'].every((name) => typeof value[name] === 'string') &&
  typeof value.deal === 'number' &&
  isFields(value.place) &&
  isFields(value.act) &&
  Array.isArray(value.seating) &&
  (value.replaces === null || isFields(value.replaces));

/** What the lists of a tournament keep in the browser: the game being typed on each, and writes without an answer. */
@Injectable()
export class KeptLists {
  private readonly kept = inject(Kept);

  writings(session: string): readonly Sending[] {
    return this.box(session, 'writes')
      .entries()
      .flatMap(([, value]) => (isSending(value) ? [value] : []));
  }

  keepWriting(session: string, writing: Sending | null, id: string): void {
    const box = this.box(session, 'writes');
    if (writing === null) box.drop(id);
    else box.put(id, writing);
  }

  draft(session: string, list: string): ListDraft | null {
    const found = this.box(session, 'drafts')
      .entries()
      .find(([key]) => key === list)?.[1];
    return isDraft(found) ? found : null;
  }

  keepDraft(session: string, list: string, draft: ListDraft | null): void {
    const box = this.box(session, 'drafts');
    if (draft === null) box.drop(list);
    else box.put(list, draft);
  }

  private box(session: string, what: string): Box {
    return this.kept.box(`skat.${session}.${what}`);
  }
}
