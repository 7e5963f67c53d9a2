import { toEnglishPlace } from '../gcg/notation';
import type { PrintedGame } from './printed-game';

const english = <Placed extends { readonly place: string }>(placed: Placed): Placed => ({
  ...placed,
  place: toEnglishPlace(placed.place) ?? placed.place,
});

/**
 * A game with its places as English-language programs write them: `8D` across, `D8` down (SCR-GEN-15). The same text can name
 * another square, so that what is printed of it must say which it is.
 */
export const inEnglishNotation = (game: PrintedGame): PrintedGame => ({
  ...game,
  rounds: game.rounds.map((round) => ({
    ...round,
    tops: round.tops.map(english),
    retained: english(round.retained),
    slips: round.slips.map(english),
  })),
});
