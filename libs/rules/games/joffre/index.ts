import { defineGame } from '@arbitre/rules/kernel/manifest';
import { acts } from './acts';
import { ARTICLES } from './articles';
import { events } from './events';
import { joffre } from './game';
import { joffreWins } from './methods/joffre-wins';
import { joffreRefusals } from './refusals';
import { scoreJoffre } from './score-entry';
import { setupFields } from './setup';
import { acts as tournamentActs } from './tournament/acts';
import { events as tournamentEvents } from './tournament/events';
import { joffreOrder } from './tournament/session';
import { setupFields as sessionSetupFields } from './tournament/setup';
import { joffreWords } from './words';

/** Joffre, at the table and as a tournament with partners drawn by lot. */
export default defineGame({
  id: 'joffre',
  name: { fr: 'Joffre', en: 'Joffre' },
  ruleset: 'joffre@1',
  play: { rules: joffre, setup: setupFields, acts, events },
  session: {
    rules: joffreOrder,
    setup: sessionSetupFields,
    planned: sessionSetupFields,
    acts: tournamentActs,
    events: tournamentEvents,
    name: { fr: 'le tournoi', en: 'the tournament' },
  },
  articles: ARTICLES,
  refusals: joffreRefusals,
  words: joffreWords,
  methods: [joffreWins],
  // What a seat scores in one deal: a bid of 12 made or failed (JOF-4.6).
  scale: { percent: false, least: -12, most: 12, step: 1 },
  scoreEntry: scoreJoffre,
  demo: () => import('./demo/generate-session'),
});

export type * as Joffre from './events';
export { acts as joffreActs } from './acts';
export { events as joffreEvents } from './events';
export { joffre } from './game';
export {
  cardTitle as joffreCardTitle,
  cardWord as joffreCardWord,
  countryWord,
  WRITTEN_PACK as joffrePack,
} from './cards';
export { readLine as readJoffreLine } from './score-entry';
export { acts as joffreTournamentActs } from './tournament/acts';
export { joffreLotCommitment } from './tournament/draw';
export { isGameOver as isJoffreGameOver } from './tournament/outcome';
export type {
  GameOfTournament as JoffreGameOfTournament,
  TableOfGame as JoffreTable,
  TournamentView as JoffreTournamentView,
} from './tournament/view';
export { type DemoSession, generateSession as generateJoffreSession } from './demo/generate-session';
