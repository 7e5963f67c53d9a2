import type { ResultAct } from './typed-result';

/** What is stored at the server for a line that somebody else filled meanwhile. */
export type Theirs = {
  readonly deal: string;
  readonly version: number;
  readonly notation: string;
  readonly actor: string;
};

/** A write on its way: sent again with the same ids after a lost answer, so that it counts once. */
export type Writing = {
  readonly mutation: string;
  readonly act: ResultAct;
  /** Notation of the result that was meant. */
  readonly notation: string;
  /** Present when a stored result is replaced. */
  readonly correction: {
    readonly deal: string;
    readonly version: number;
    readonly reason: string;
    readonly from: string;
  } | null;
};

/** What a line shows beside its typed text. Nothing typed is ever thrown away by a refusal. */
export type LineState =
  | { readonly kind: 'rest' }
  | { readonly kind: 'saving'; readonly writing: Writing }
  | { readonly kind: 'waiting'; readonly writing: Writing }
  | { readonly kind: 'stored'; readonly corrected: boolean }
  | { readonly kind: 'refused'; readonly writing: Writing; readonly reason: string }
  | { readonly kind: 'conflict'; readonly writing: Writing; readonly theirs: Theirs };

export const rest: LineState = { kind: 'rest' };
