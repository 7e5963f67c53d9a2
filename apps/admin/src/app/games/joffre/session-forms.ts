import { joffrePack, joffreTournamentActs } from '@arbitre/rules/joffre';
import { partial } from '@arbitre/rules/kernel/declare/compound';
import { oneOf } from '@arbitre/rules/kernel/declare/values';
import { defineSessionForms } from '../../sessions/acts/act-words';
import { en } from './act-words.en';
import { fr } from './act-words.fr';

const { game, table, deals, cause } = joffreTournamentActs['close-game'].fields;
const drawn = oneOf(joffrePack);

export default defineSessionForms({
  // The lot of a game has its key; a table has those of its sheet.
  elsewhere: ['commit-lot', 'draw-game'],
  placed: [
    ...['draw-dealer', 'close-game', 'sign-sheet', 'refuse-signature', 'rule-sheet'],
    ...['seat-substitute', 'reopen-game', 'abandon-game'],
  ],
  words: { fr, en },
  fields: {
    // The lines of a sheet are read from its deals, and typed nowhere.
    'close-game': { game, table, deals, cause },
    // A card is chosen by its printed name.
    'draw-dealer': { game, table, cards: partial({ N: drawn, E: drawn, S: drawn, W: drawn }) },
  },
  opening: () => ({ games: '3', partners: 'drawn' }),
});
