/**
 * By which articles of a game its rights to a rectification are kept, waived and lost. Every game records these facts; one that
 * names no articles has them judged by those that the arbiter cites.
 */
export type RightArticles = {
  /** Only the arbiter decides about a rectification: what players agree on between themselves waits for him. */
  readonly agreed: string;
  /** By which he allows or cancels it. */
  readonly judged: string;
  /** Who acts before the ruling may lose the right. */
  readonly forfeited: string;
  /** Who is at fault and puts it right before the ruling. */
  readonly premature: string;
};

/** What players did about a rectification without the arbiter. */
export const AGREED = ['waived', 'enforced'] as const;
