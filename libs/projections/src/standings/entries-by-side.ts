import { gameOf, type Seating } from '@arbitre/rules';

/** The entry that plays each side, from who sits where. Throws when the ruleset is not known to this version. */
export const entriesBySide = (ruleset: string, seating: Seating): Readonly<Record<string, string>> => {
  const game = gameOf(ruleset);
  if (game === null)
    throw new Error(`No game is registered for the ruleset "${ruleset}": this version is too old.`);
  const entries: Record<string, string> = {};
  for (const seat of game.seats) {
    const entry = seating[seat];
    if (entry !== undefined) entries[game.sideOf(seat)] ??= entry;
  }
  return entries;
};
