import { cardNames } from './card-names';
import type { ActWords } from '../../sessions/acts/act-words';

/** The acts of a tournament of Joffre, in English. */
export const en: ActWords = {
  acts: {
    'seat-substitute': 'Let somebody play who sits out',
    'draw-dealer': 'Note the cards drawn for the deal',
    'close-game': 'Close the sheet of a table',
    'sign-sheet': 'Sign a sheet',
    'refuse-signature': 'Refuse to sign',
    'rule-sheet': 'Rule on a sheet',
    'reopen-game': 'Open a sheet again',
    'abandon-game': 'Abandon a game',
    warn: 'Warn a player',
    disqualify: 'Disqualify for cheating',
    'request-refund': 'Ask for a refund',
  },
  fields: {
    games: 'Number of games',
    partners: 'Partners',
    game: 'Game',
    table: 'Table',
    entry: 'Player',
    substitute: 'Who plays instead',
    'cards.N': 'Card of North',
    'cards.E': 'Card of East',
    'cards.S': 'Card of South',
    'cards.W': 'Card of West',
    deals: 'Number of deals played',
    cause: 'End of the game',
    by: 'Who signs',
    reason: 'Reason',
  },
  choices: {
    ...cardNames('en'),
    drawn: 'Drawn for each game',
    kept: 'Kept for the whole tournament',
    played: 'Played to its end',
    time: 'Stopped by the time',
  },
};
