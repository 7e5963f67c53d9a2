import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { defineGame } from '@arbitre/rules/kernel/manifest';
import { acts } from './acts';
import { ARTICLES } from './articles';
import { events } from './events';
import { cribbage } from './game';
import { gamePoints, gamesWon } from './methods/games-won';
import { cribbageRefusals } from './refusals';
import { HIGHEST } from './score';
import { scoreCribbage } from './score-entry';
import { setupFields } from './setup';
import { acts as tournamentActs } from './tournament/acts';
import { events as tournamentEvents } from './tournament/events';
import { cribbageOrder, setupFields as sessionSetupFields } from './tournament/session';

/** Cribbage for four in partnerships to 121, at the table and as a tournament of teams of two. */
export default defineGame({
  id: 'cribbage',
  name: { fr: 'Cribbage', en: 'Cribbage' },
  ruleset: 'cribbage@1',
  play: { rules: cribbage, setup: setupFields, acts, events },
  session: {
    rules: cribbageOrder,
    setup: sessionSetupFields,
    planned: sessionSetupFields,
    acts: tournamentActs,
    events: tournamentEvents,
    name: { fr: 'le tournoi', en: 'the tournament' },
  },
  articles: ARTICLES,
  refusals: cribbageRefusals,
  words: compassTableWords,
  methods: [gamesWon, gamePoints],
  scale: { percent: false, least: 0, most: HIGHEST, step: 1 },
  scoreEntry: scoreCribbage,
  demo: () => import('./demo/generate-session'),
});

export type * as Cribbage from './events';
export type { TournamentView as CribbageTournamentView } from './tournament/view';
export { acts as cribbageActs } from './acts';
export { acts as cribbageTournamentActs } from './tournament/acts';
export { generateSession as generateCribbageSession } from './demo/generate-session';
export { cribbage } from './game';
export { scoreCribbage } from './score-entry';
export { lotCommitment as cribbageLotCommitment } from './tournament/decide-entries';
