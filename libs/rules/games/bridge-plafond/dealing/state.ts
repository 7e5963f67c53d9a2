/** What a deal remembers of the irregularities of cut and deal (articles 8 to 10, 38); replaced, never changed in place. */
export type Dealing = Readonly<Record<never, never>>;

export const NO_DEALING: Dealing = {};
