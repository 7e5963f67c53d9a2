import { plafondEveningActs } from '@arbitre/rules/bridge-plafond';
import { defineSessionForms } from '../../sessions/acts/act-words';
import { en } from './act-words.en';
import { fr } from './act-words.fr';

const { partie, table } = plafondEveningActs['change-partners'].fields;

export default defineSessionForms({
  // Who is there and the lot of a partie have their keys; cards and lines have fields of their own.
  elsewhere: [
    ...['enter-players', 'commit-lot', 'call-partie', 'draw-cards'],
    ...['write-line', 'correct-line', 'rule-line', 'insert-line', 'rule-insertion'],
  ],
  placed: [
    ...['withdraw-player', 'lay-packs', 'set-rate', 'choose-seat', 'choose-pack', 'seat-substitute'],
    ...['change-partners', 'end-partie', 'take-deal', 'note-dealer', 'accept-totals', 'rule-totals'],
    ...['break-off', 'resume-rubber'],
  ],
  words: { fr, en },
  fields: {
    // Who changes follows from the rubber that is over (BP-TABLE-6, BP-TABLE-7).
    'change-partners': { partie, table },
  },
  opening: () => ({ rotation: 'order' }),
});
