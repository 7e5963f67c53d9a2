import type { SessionEntries } from '../../sessions/session-entries';

/** A player's name: that of his entry where he is alone in it, else the one that the session gives him. */
export const playerName = (
  player: string,
  entryOf: Readonly<Record<string, string>>,
  entries: SessionEntries,
): string => {
  const entry = entryOf[player] ?? player;
  const alone = Object.values(entryOf).filter((each) => each === entry).length === 1;
  return (alone ? entries.get(entry)?.name : undefined) ?? player;
};
