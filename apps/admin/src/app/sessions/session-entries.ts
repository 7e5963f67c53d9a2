/** Who plays in a session, by the entry's id. */
export type SessionEntry = {
  readonly number: number;
  readonly name: string;
  readonly club: string | null;
  /** A player, a pair or a team. */
  readonly kind: string;
  /** It plays today: neither withdrawn nor waiting nor known to be away. */
  readonly present: boolean;
  /** Its persons by name, in order: null for who is erased. */
  readonly persons: readonly (string | null)[];
};
export type SessionEntries = ReadonlyMap<string, SessionEntry>;

/** `12 Name`, or the bare id where the competition does not know the entry. */
export const entryName = (entries: SessionEntries, id: string): string => {
  const entry = entries.get(id);
  return entry === undefined ? id : `${entry.number} ${entry.name}`;
};
