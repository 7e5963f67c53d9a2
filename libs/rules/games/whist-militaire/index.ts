import { WHIST_MILITAIRE_ARTICLES } from './articles';
import { acts } from './acts';
import { events } from './events';
import { whistMilitaire } from './game';
import { improbableDeals } from './improbable';
import { whistMilitaireRefusals } from './refusals';
import { scoreWhistMilitaire } from './score-entry';
import { setupFields } from './setup';
import { acts as tournamentActs } from './tournament/acts';
import { events as tournamentEvents } from './tournament/events';
import { setupFields as sessionSetupFields, whistMilitaireOrder } from './tournament/session';
import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { teamPoints } from '@arbitre/rules/kernel/competition/team-points';
import { defineGame } from '@arbitre/rules/kernel/manifest';

/** Whist militaire, at the table and as a tournament of teams. */
export default defineGame({
  id: 'whist-militaire',
  name: { fr: 'Whist militaire', en: 'Whist militaire' },
  ruleset: 'whist-militaire@1',
  play: { rules: whistMilitaire, setup: setupFields, acts, events, improbable: improbableDeals },
  session: {
    rules: whistMilitaireOrder,
    setup: sessionSetupFields,
    planned: sessionSetupFields,
    acts: tournamentActs,
    events: tournamentEvents,
    name: { fr: 'le tournoi', en: 'the tournament' },
  },
  articles: WHIST_MILITAIRE_ARTICLES,
  refusals: whistMilitaireRefusals,
  words: compassTableWords,
  methods: [teamPoints],
  // One point a deal, or none (WM-5.1).
  scale: { percent: false, least: 0, most: 1, step: 1 },
  scoreEntry: scoreWhistMilitaire,
  demo: () => import('./demo/generate-session'),
});

export type * as WhistMilitaire from './events';
export type { TournamentView } from './tournament/view';
export type * as WhistMilitaireActs from './acts';
export { acts as whistMilitaireActs } from './acts';
export { events as whistMilitaireEvents } from './events';
export { acts as whistMilitaireTournamentActs } from './tournament/acts';
export { events as whistMilitaireTournamentEvents } from './tournament/events';
export { whistMilitaire } from './game';
export { type DemoSession, generateSession as generateWhistMilitaireSession } from './demo/generate-session';
export { whistMilitaireTournament } from './tournament/decider';
export { SEASON_2026, type TournamentState } from './tournament/state';
