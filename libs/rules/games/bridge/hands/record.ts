import type { Call } from '@arbitre/rules/kernel/auction/calls';
import type { DEALING } from './fields';

/** What the director looks at once the deal is scored (BD-L13A2, BD-L13B1, BD-L13C), or at once (BD-L15A3). */
export type Review = { readonly article: string; readonly at: 'end' | 'once' };

/** What was said of the hands and the board of a deal. Never changed in place: `evolve` puts another in its stead. */
export type HandRecord = {
  readonly dealing: { readonly method: (typeof DEALING)[number]; readonly sides: number } | null;
  /** A wrong number that waits for the director: the cards by seat, as far as they were counted, and the law. */
  readonly wrong: {
    readonly counts: Readonly<Partial<Record<string, number>>>;
    readonly article: string;
  } | null;
  readonly reviews: readonly Review[];
  /** By which law the board was cancelled; it has no result of its own any more. */
  readonly cancelled: string | null;
  /** What seats called at another board with the cards of this one (BD-L15A3). */
  readonly elsewhere: readonly { readonly seat: string; readonly call: Call; readonly board: number }[];
  /** Seats whose hands are back in their pockets (BD-L7C). */
  readonly returned: readonly string[];
};

export const NOTHING_SAID: HandRecord = {
  dealing: null,
  wrong: null,
  reviews: [],
  cancelled: null,
  elsewhere: [],
  returned: [],
};

export const withoutReview = (record: HandRecord, article: string): HandRecord => ({
  ...record,
  reviews: record.reviews.filter((each) => each.article !== article),
});

/** The director looks at it at once. */
export const toReview = (record: HandRecord, article: string): HandRecord => ({
  ...record,
  reviews: [...record.reviews, { article, at: 'once' }],
});
