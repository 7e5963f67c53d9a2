/** What a deal remembers of the irregularities of the auction (articles 39 to 43); replaced, never changed in place. */
export type CallLaws = Readonly<Record<never, never>>;

export const NO_CALL_LAWS: CallLaws = {};
