import { int, key, moment, optional, otherwise, position, text, yesNo } from '../table/column';
import { type RowOf, table } from '../table/table';

/** Games of duplicate Scrabble. */
export const scrabbleGameTable = table('scrabble_game', {
  session: key(text),
  competition: text,
  players: optional(int),
  annulled: otherwise(false, yesNo),
  announcedAt: optional(moment),
  position,
});

/** Their rounds, with the words that were retained. */
export const scrabbleRoundTable = table('scrabble_round', {
  session: key(text),
  round: key(int),
  place: text,
  word: text,
  score: int,
});

/** A solo as it was announced. */
export const soloTable = table(
  'solo',
  {
    /** The game: `<competition>.s<number>`. */
    session: key(text),
    round: key(int),
    competition: text,
    entry: text,
    /** What the solution was worth. */
    score: int,
    /** The bonus: 10, or 0 with fewer than sixteen players. */
    points: int,
    place: text,
    word: text,
    awardedAt: moment,
    position,
  },
  {
    indexes: {
      solo_competition: ['competition', 'session', 'round'],
      solo_entry: ['competition', 'entry'],
    },
  },
);
export type SoloRow = RowOf<typeof soloTable>;

export const soloTables = [scrabbleGameTable, scrabbleRoundTable, soloTable];
