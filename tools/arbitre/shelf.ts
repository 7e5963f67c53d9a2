import type { Shelf } from '@arbitre/rules';
import { GAME_LINES } from './games.generated';
import type { Terminal } from './terminal';

/** What the sessions with these setups are judged by: it must be at hand before they are. */
export const shelfFor = async (
  setups: readonly unknown[],
  { wordsDirectory }: Pick<Terminal, 'wordsDirectory'>,
): Promise<Shelf> => {
  const shelves = await Promise.all(
    Object.values(GAME_LINES).map(async ({ shelf }) => (await shelf?.(wordsDirectory, setups)) ?? null),
  );
  return {
    get: (fingerprint) =>
      shelves.reduce<unknown>((found, shelf) => found ?? shelf?.get(fingerprint), null) ?? null,
  };
};
