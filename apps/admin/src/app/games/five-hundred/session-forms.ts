import { fiveHundredTournamentActs } from '@arbitre/rules/five-hundred';
import { defineSessionForms } from '../../sessions/acts/act-words';
import { en } from './act-words.en';
import { fr } from './act-words.fr';

const { game, table, deal, by } = fiveHundredTournamentActs['initial-deals'].fields;
const { reason } = fiveHundredTournamentActs['rule-deals'].fields;

export default defineSessionForms({
  // The lot has its key; a table has those of its sheet.
  elsewhere: ['commit-lot', 'draw-teams'],
  placed: [
    ...['call-game', 'draw-dealer', 'initial-deals', 'refuse-initials', 'rule-deals'],
    ...['reopen-deals', 'abandon-game', 'forfeit-game'],
  ],
  words: { fr, en },
  fields: {
    // The lines of a sheet are read from its deals, and typed nowhere.
    'initial-deals': { game, table, deal, by },
    'rule-deals': { game, table, deal, reason },
  },
  opening: () => ({ games: '3', initials: 'on-paper' }),
});
