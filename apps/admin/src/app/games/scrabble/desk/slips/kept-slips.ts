import { Injectable, inject } from '@angular/core';
import { Kept, type Box } from '../../../../kept/kept';
import type { QueuedSlip, Sending } from './slip-queue';

/** A slip that the server has not answered for good, with the write that it went out with, if it did. */
export type KeptSlip = Omit<QueuedSlip, 'state'> & {
  readonly refused: boolean;
  readonly sent: Sending | null;
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isSent = (value: unknown): value is Sending | null =>
  value === null ||
  (isFields(value) && typeof value.mutation === 'string' && typeof value.expectedVersion === 'number');

const isSlip = (value: unknown): value is KeptSlip =>
  isFields(value) &&
  ['key', 'entry', 'typed', 'label', 'reason'].every((name) => typeof value[name] === 'string') &&
  typeof value.round === 'number' &&
  typeof value.refused === 'boolean' &&
  Array.isArray(value.acts) &&
  isSent(value.sent);

/** What a desk keeps in the browser: the slip being typed in each round, and slips that the server has not taken yet. */
@Injectable({ providedIn: 'root' })
export class KeptSlips {
  private readonly kept = inject(Kept);

  draft(session: string, round: number): string {
    const found = this.box(session, 'drafts')
      .entries()
      .find(([key]) => key === String(round))?.[1];
    return typeof found === 'string' ? found : '';
  }

  keepDraft(session: string, round: number, typed: string): void {
    const box = this.box(session, 'drafts');
    if (typed === '') box.drop(String(round));
    else box.put(String(round), typed);
  }

  /** In the order typed. */
  slips(session: string): readonly KeptSlip[] {
    return this.box(session, 'slips')
      .entries()
      .flatMap(([, value]) => (isSlip(value) ? [value] : []));
  }

  keepSlip(session: string, slip: KeptSlip): void {
    this.box(session, 'slips').put(slip.key, slip);
  }

  dropSlip(session: string, key: string): void {
    this.box(session, 'slips').drop(key);
  }

  private box(session: string, what: string): Box {
    return this.kept.box(`scrabble.${session}.${what}`);
  }
}
