import { whistBridgeMancheActs } from '@arbitre/rules/whist-bridge';
import { oneOf } from '@arbitre/rules/kernel/declare/values';
import { defineSessionForms } from '../../sessions/acts/act-words';
import { en } from './act-words.en';
import { fr } from './act-words.fr';

const { manche, table, deal, by, reason } = whistBridgeMancheActs['call-arbiter'].fields;
const { call, article } = whistBridgeMancheActs['rule-call'].fields;

export default defineSessionForms({
  // The telephone, the desk and the draw have places of their own; a line of the sheet is typed, not asked for part by part.
  elsewhere: [
    ...['commit-draw', 'draw-tables', 'announce', 'tell-result', 'undo', 'validate', 'tick'],
    ...['answer-call', 'correct-deal', 'rule-deal'],
  ],
  placed: [
    ...['record-draw', 'configure-table', 'assign-encoder', 'take-deal', 'settle-dispute'],
    ...['call-arbiter', 'rule-call', 'give-token', 'close-early'],
  ],
  words: { fr, en },
  fields: {
    // A contract that is wanted is pointed to on the telephone; here is whatever else the arbiter is called for.
    'call-arbiter': {
      ...{ manche, table, deal, by, reason },
      for: oneOf(['fault', 'dispute', 'uncovered'], 'What for'),
    },
    'rule-call': { manche, table, call, article, reason },
    // What was played card by card tells it all.
    'take-deal': { manche, table, deal },
  },
});
