import type { SheetLine } from './score-sheet';
import type { ResultAct } from './result-grammar';

/** A write on its way: sent again with the same ids after a lost answer, so that it counts once. */
export type Writing = {
  readonly mutation: string;
  readonly act: ResultAct;
  /** Notation of the result that was meant. */
  readonly notation: string;
  /** As it was typed: a refusal puts it back. */
  readonly typed: string;
  /** The side that entered it, on a telephone at the table: sent again as it was sent. */
  readonly side?: string | null;
  /** Present when a stored result is replaced. */
  readonly correction: {
    readonly deal: string;
    readonly version: number;
    readonly reason: string;
    readonly from: string;
    /** By whoever entered it, who corrects nothing else. */
    readonly own?: boolean;
  } | null;
};

/** What a line shows beside its text. */
export type LineState =
  | { readonly kind: 'rest' }
  | { readonly kind: 'saving'; readonly writing: Writing }
  | { readonly kind: 'waiting'; readonly writing: Writing }
  | { readonly kind: 'stored'; readonly corrected: boolean }
  | { readonly kind: 'refused'; readonly reason: string; readonly code: string };

export const rest: LineState = { kind: 'rest' };

/** Text that somebody has typed on a line and that is not sent: neither a live update nor leaving the page takes it. */
export type Draft = {
  readonly text: string;
  /** Version of the stored result that was there when typing began; null when there was none. */
  readonly seen: number | null;
  /** Why a stored result is to be replaced; null as long as nobody has changed the usual reason. */
  readonly reason: string | null;
};

/** Version of the result that stands on a line; null before there is one. */
export const standing = ({ deal }: SheetLine): number | null =>
  typeof deal?.notation === 'string' ? deal.version : null;

/** The code by which something was refused; empty where another version stood in the way. */
export const refusedBy = (outcome: { readonly code?: string } | object): string =>
  'code' in outcome && typeof outcome.code === 'string' ? outcome.code : '';
