import { Injectable, inject } from '@angular/core';
import { Kept, type Box } from '../kept/kept';
import type { Draft, Writing } from './line-state';
import type { PlannedLine, SheetLine } from './score-sheet';

export type KeptWriting = { readonly line: SheetLine; readonly writing: Writing };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isSeating = (value: unknown): value is Readonly<Record<string, string>> =>
  isFields(value) && Object.values(value).every((entry) => typeof entry === 'string');

const isDraft = (value: unknown): value is Draft =>
  isFields(value) &&
  typeof value.text === 'string' &&
  (value.seen === null || typeof value.seen === 'number') &&
  (value.reason === null || typeof value.reason === 'string');

const isPlace = (value: unknown): value is Fields =>
  isFields(value) &&
  typeof value.table === 'string' &&
  typeof value.board === 'number' &&
  isSeating(value.seating);

const isPlanned = (value: unknown): value is PlannedLine =>
  isPlace(value) && typeof value.session === 'number' && typeof value.round === 'number';

const isWriting = (value: unknown): value is KeptWriting =>
  isFields(value) &&
  isPlace(value.line) &&
  isFields(value.writing) &&
  typeof value.writing.mutation === 'string' &&
  typeof value.writing.notation === 'string' &&
  typeof value.writing.typed === 'string' &&
  isFields(value.writing.act) &&
  (value.writing.correction === null || isFields(value.writing.correction));

const readAll = <Kind>(box: Box, is: (value: unknown) => value is Kind): ReadonlyMap<string, Kind> =>
  new Map(box.entries().flatMap(([key, value]) => (is(value) ? [[key, value] as const] : [])));

/** What the entry page keeps of one competition: opened lines, typed text, and writes without an answer. */
@Injectable()
export class KeptResults {
  private readonly kept = inject(Kept);

  drafts(competition: string): ReadonlyMap<string, Draft> {
    return readAll(this.box(competition, 'drafts'), isDraft);
  }
  planned(competition: string): ReadonlyMap<string, PlannedLine> {
    return readAll(this.box(competition, 'lines'), isPlanned);
  }
  writings(competition: string): ReadonlyMap<string, KeptWriting> {
    return readAll(this.box(competition, 'writes'), isWriting);
  }

  keep(competition: string, what: 'drafts', key: string, value: Draft | null): void;
  keep(competition: string, what: 'lines', key: string, value: PlannedLine | null): void;
  keep(competition: string, what: 'writes', key: string, value: KeptWriting | null): void;
  keep(competition: string, what: string, key: string, value: unknown): void {
    const box = this.box(competition, what);
    if (value === null) box.drop(key);
    else box.put(key, value);
  }

  private box(competition: string, what: string): Box {
    return this.kept.box(`entry.${competition}.${what}`);
  }
}
