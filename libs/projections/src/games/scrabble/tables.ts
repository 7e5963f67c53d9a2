import { id, int, key, moment, optional, otherwise, position, says, text, yesNo } from '../../table/column';
import { type RowOf, table } from '../../table/table';

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
    /** `<competition>.s<number>`. */
    session: key(says('The game: a session.', id)),
    round: key(int),
    competition: text,
    entry: text,
    score: says('What the solution was worth.', int),
    points: says('The bonus: 10 from sixteen players on, else 0.', int),
    place: says('Where the solution lies: `H4` across, `4H` down.', text),
    word: says('The solution, a joker as a lower-case letter.', text),
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
