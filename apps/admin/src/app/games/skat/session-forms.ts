import { list, object, optional, partial } from '@arbitre/rules/kernel/declare/compound';
import { oneOf, text } from '@arbitre/rules/kernel/declare/values';
import {
  skatNoticeDefaults,
  skatNoticeFields,
  skatPerson,
  skatSessionActs,
  skatTournamentFields,
} from '@arbitre/rules/skat';
import { defineSessionForms } from '../../sessions/acts/act-words';
import { en } from './act-words.en';
import { fr } from './act-words.fr';

const { series } = skatSessionActs['draw-seats'].fields;
const { order } = skatSessionActs['draw-lot'].fields;

export default defineSessionForms({
  elsewhere: [
    ...['check-in', 'commit-lot', 'take-seat', 'hand-in-list', 'close-series', 'announce-results'],
    ...['join-table', 'announce-stop', 'stop-play', 'find-wrong-dealers', 'agree-correction', 'close-list'],
    'release-prizes',
  ],
  placed: [
    ...['publish-notice', 'draw-seats', 'leave', 'decline-entry', 'stop-early'],
    ...['change-seats', 'declare-missing', 'appoint-substitute', 'send-away', 'agree-keeper', 'confirm-line'],
    ...['strike-deals', 'correct-list', 'report', 'call-referee', 'decide-case', 'appeal', 'rule-appeal'],
    ...[
      'object',
      'conciliate',
      'penalise',
      'exclude',
      'annul-series',
      'draw-lot',
      'render-account',
      'archive',
    ],
  ],
  words: { fr, en },
  fields: {
    // A notice says by an article what it lacks: a form asks for all that it may hold.
    'publish-notice': { notice: partial(skatNoticeFields) },
    // SKWO-2.3: a tournament without a direction is not opened.
    'open-session': {
      ...skatTournamentFields,
      direction: list(skatPerson, { least: 1, most: 100 }),
      // SKWO-1.4: a form asks for both parts; a circle that is missing or too many is refused by the article.
      access: optional(object({ kind: oneOf(['open', 'closed']), circle: optional(text('The circle', 80)) })),
    },
    // A lot by a seed has a key of its own: a form is for what was drawn in the hall, or set.
    'draw-seats': { series, by: oneOf(['lot', 'direction']), order },
    'draw-lot': { order },
  },
  opening: () => ({
    ...{ organiser: 'club', direction: 'director', evening: 'no', teams: 'no' },
    'access.kind': 'open',
  }),
  // SKWO-2.2: the tournament may be announced with it.
  wholes: { notice: skatNoticeDefaults },
});
