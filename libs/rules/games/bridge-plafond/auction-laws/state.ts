/** A call that broke the rules and waits: for a choice, a correction, or somebody who notices. */
export type PendingCall = {
  /** Its place on the record, from 0. */
  readonly index: number;
  readonly article: string;
  /** An insufficient bid that another player pointed out (BP-40-1). */
  readonly pointedOut: boolean;
};

/** What a deal remembers of the irregularities of the auction (articles 39 to 43); replaced, never changed in place. */
export type CallLaws = { readonly pending: PendingCall | null };

export const NO_CALL_LAWS: CallLaws = { pending: null };
