import { gameOf, type SeatedSides, seatedSides, type Seating } from '@arbitre/rules';

/** The entries that play each side, from who sits where. Throws when the ruleset is not known to this version. */
export const entriesBySide = (ruleset: string, seating: Seating): SeatedSides => {
  const game = gameOf(ruleset);
  if (game === null)
    throw new Error(`No game is registered for the ruleset "${ruleset}": this version is too old.`);
  return seatedSides(game, seating);
};
