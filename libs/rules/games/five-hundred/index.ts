import { teamPoints } from '@arbitre/rules/kernel/competition/team-points';
import { defineGame } from '@arbitre/rules/kernel/manifest';
import { acts } from './acts';
import { ARTICLES } from './articles';
import { events } from './events';
import { fiveHundred } from './game';
import { fiveHundredRefusals } from './refusals';
import { MOST_POINTS } from './score';
import { scoreFiveHundred } from './score-entry';
import { setupFields } from './setup';
import { acts as tournamentActs } from './tournament/acts';
import { events as tournamentEvents } from './tournament/events';
import { fiveHundredOrder } from './tournament/session';
import { setupFields as sessionSetupFields } from './tournament/setup';
import { fiveHundredWords } from './words';

/** Five hundred, at the table and as a tournament of teams of two. */
export default defineGame({
  id: 'five-hundred',
  name: { fr: '500', en: 'Five hundred' },
  ruleset: 'five-hundred@1',
  play: { rules: fiveHundred, setup: setupFields, acts, events },
  session: {
    rules: fiveHundredOrder,
    setup: sessionSetupFields,
    planned: sessionSetupFields,
    acts: tournamentActs,
    events: tournamentEvents,
    name: { fr: 'le tournoi', en: 'the tournament' },
  },
  articles: ARTICLES,
  refusals: fiveHundredRefusals,
  words: fiveHundredWords,
  methods: [teamPoints],
  scale: { percent: false, least: 0, most: MOST_POINTS, step: 10 },
  scoreEntry: scoreFiveHundred,
  demo: () => import('./demo/generate-session'),
});

export type * as FiveHundred from './events';
export { acts as fiveHundredActs } from './acts';
export { events as fiveHundredEvents } from './events';
export { fiveHundred } from './game';
export { cardWord as fiveHundredCardWord, WRITTEN_PACK as fiveHundredPack } from './cards';
export { bidWord, denominationWord } from './words';
export { dealScore as fiveHundredScore } from './score';
export { readLine as readFiveHundredLine } from './score-entry';
export { acts as fiveHundredTournamentActs } from './tournament/acts';
export { fiveHundredLotCommitment } from './tournament/draw';
export type {
  GameOfTournament as FiveHundredGameOfTournament,
  RunningLine as FiveHundredLine,
  TableOfGame as FiveHundredTable,
  TournamentView as FiveHundredTournamentView,
} from './tournament/view';
export { type DemoSession, generateSession as generateFiveHundredSession } from './demo/generate-session';
