import type { SessionContext } from '../../sessions/session-context';

/** A player's name: that of his entry where he is alone in it, else his own. */
export const playerName = (
  player: string,
  entryOf: Readonly<Record<string, string>>,
  { entries, person }: Pick<SessionContext, 'entries' | 'person'>,
): string => {
  const entry = entryOf[player] ?? player;
  const alone = Object.values(entryOf).filter((each) => each === entry).length === 1;
  // In a hall both of a pair go by its name.
  const named = alone || player.startsWith(`${entry}.`);
  return (named ? entries().get(entry)?.name : undefined) ?? person(player);
};
