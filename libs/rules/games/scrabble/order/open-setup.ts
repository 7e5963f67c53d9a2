import { isRecord } from '@arbitre/rules/kernel/act-shape';
import type { ScrabbleState } from './state';

type Given = Readonly<Record<string, unknown>>;

/** A recorded round as far as it was played: its letters once they were drawn, its word once it was retained. */
const openRoundOf = (given: unknown, index: number, state: ScrabbleState | null): unknown => {
  const round = state?.rounds[index];
  if (!isRecord(given) || round === undefined) return { letters: null, place: null, word: null };
  const drawn = round.rack !== null || round.thrownBack.length > 0;
  const { letters, place, word } = given;
  return {
    letters: drawn ? letters : null,
    place: round.retained === null ? null : place,
    word: round.retained === null ? null : word,
  };
};

/**
 * The setup of a game as anybody may read it: a recorded game shows no rack before it is drawn and no word before it is
 * retained (SCR-TOUR-GAP-8). How many rounds it has is no secret.
 */
export const openSetup = (setup: Given, state: ScrabbleState | null): Given =>
  Array.isArray(setup.recorded)
    ? {
        ...setup,
        recorded: setup.recorded.map((round: unknown, index) => openRoundOf(round, index, state)),
      }
    : setup;
