import { list, partial } from '@arbitre/rules/kernel/declare/compound';
import { skatNoticeFields, skatPerson, skatTournamentFields } from '@arbitre/rules/skat';
import { defineSessionForms } from '../../sessions/acts/act-words';
import { en } from './act-words.en';
import { fr } from './act-words.fr';

export default defineSessionForms({
  elsewhere: [
    'join-table',
    'announce-stop',
    'stop-play',
    'find-wrong-dealers',
    'agree-correction',
    'close-list',
  ],
  words: { fr, en },
  // A notice says by an article what it lacks: a form asks for all that it may hold.
  fields: {
    'publish-notice': { notice: partial(skatNoticeFields) },
    // SKWO-2.3: a tournament without a direction is not opened.
    'open-session': { ...skatTournamentFields, direction: list(skatPerson, { least: 1, most: 100 }) },
  },
  opening: (who) => ({ organiser: 'club', direction: who, evening: 'no', teams: 'no' }),
});
