/** What an entry is. */
export const ENTRY_KINDS = ['player', 'pair', 'team'] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The most persons that a team has. */
export const LARGEST_TEAM = 12;

/** The highest starting number that is given. */
export const LARGEST_NUMBER = 99_999;

/** How many persons an entry has, where it has any. */
export const PERSONS_OF: Readonly<Record<EntryKind, readonly [least: number, most: number]>> = {
  player: [1, 1],
  pair: [2, 2],
  team: [2, LARGEST_TEAM],
};

/** What becomes of what an entry has played once it withdraws: all of it stands, or the entry is struck from the ranking. */
export const AFTER_WITHDRAWAL = ['stand', 'struck'] as const;
export type AfterWithdrawal = (typeof AFTER_WITHDRAWAL)[number];
