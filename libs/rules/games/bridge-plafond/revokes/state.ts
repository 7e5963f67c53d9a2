/** What a deal remembers of the revokes (article 55); replaced, never changed in place. */
export type Revokes = Readonly<Record<never, never>>;

export const NO_REVOKES: Revokes = {};
