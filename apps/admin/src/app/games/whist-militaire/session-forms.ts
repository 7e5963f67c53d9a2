import { SEASON_2026 } from '@arbitre/rules/whist-militaire';
import { defineSessionForms } from '../../sessions/acts/act-words';

/** Every act of a tournament is sent by the components of this folder; what it opens with has a form. */
export default defineSessionForms({
  elsewhere: [
    ...['enter-team', 'choose-partners', 'publish-schedule', 'admit-substitute', 'name-captain'],
    ...['announce-rotation', 'take-seat', 'send-away', 'write-box', 'correct-box', 'forfeit-table'],
    ...['sign-sheet', 'refuse-signature', 'rule-game', 'disqualify', 'take-measure', 'request-refund'],
  ],
  words: {
    fr: {
      acts: {},
      fields: {
        'season.from': 'Premier jour de la saison',
        'season.to': 'Dernier jour de la saison',
      },
      choices: {},
    },
    en: {
      acts: {},
      fields: {
        'season.from': 'First day of the season',
        'season.to': 'Last day of the season',
      },
      choices: {},
    },
  },
  // WM-0.1: that of the booklet, unless another is typed.
  opening: () => ({ 'season.from': SEASON_2026.season.from, 'season.to': SEASON_2026.season.to }),
});
