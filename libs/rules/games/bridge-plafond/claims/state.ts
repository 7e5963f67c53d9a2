/** A claim of further tricks (article 54). */
export type TrickClaim = {
  readonly by: number;
  /** Further tricks for his side. */
  readonly tricks: number;
  readonly complete: boolean;
  readonly accepted: readonly number[];
  /** The opponent who had it explained, and decides what is left in doubt (BP-54-2). */
  readonly asker: number | null;
  /** Played as it was stated (BP-54-1). */
  readonly asStated: boolean;
};

/** What a deal remembers of the claims (article 54); replaced, never changed in place. */
export type Claims = { readonly claim: TrickClaim | null };

export const NO_CLAIMS: Claims = { claim: null };
