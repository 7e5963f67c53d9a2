/** What a deal remembers of the claims (article 54); replaced, never changed in place. */
export type Claims = Readonly<Record<never, never>>;

export const NO_CLAIMS: Claims = {};
