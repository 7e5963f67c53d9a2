import { SKAT_ARTICLES } from './articles';
import { acts } from './acts';
import { events } from './events';
import { skat } from './game';
import { improbableGames } from './improbable';
import { issProblems } from './iss/problems';
import { skatSeegerFabian } from './methods/seeger-fabian';
import { skatRefusals } from './refusals';
import { scoreSkat } from './score-entry';
import { setupFields } from './setup';
import { acts as tournamentActs } from './tournament/acts';
import { events as tournamentEvents } from './tournament/events';
import { skatOrder } from './tournament/session';
import { plannedFields, setupFields as sessionSetupFields } from './tournament/setup';
import { skatWords } from './words';
import { defineGame } from '@arbitre/rules/kernel/manifest';

/** Skat, at the table and as a series of a tournament. */
export default defineGame({
  id: 'skat',
  name: { fr: 'Skat', en: 'Skat' },
  ruleset: 'skat@1',
  play: { rules: skat, setup: setupFields, acts, events, improbable: improbableGames },
  session: {
    rules: skatOrder,
    setup: sessionSetupFields,
    planned: plannedFields,
    acts: tournamentActs,
    events: tournamentEvents,
    name: { fr: 'le tournoi', en: 'the tournament' },
  },
  articles: SKAT_ARTICLES,
  refusals: { ...issProblems, ...skatRefusals },
  words: skatWords,
  methods: [skatSeegerFabian],
  scale: { percent: false, least: -10_000, most: 10_000, step: 1 },
  scoreEntry: scoreSkat,
  demo: () => import('./demo/generate-session'),
});

export type * as SkatTournament from './tournament/events';
export { acts as skatSessionActs } from './tournament/acts';
export { events as skatSessionEvents } from './tournament/events';
export { noticeFields as skatNoticeFields, person as skatPerson } from './tournament/fields';
export { NOTICE_DEFAULTS as skatNoticeDefaults } from './tournament/notice';
export { setupFields as skatTournamentFields } from './tournament/setup';
export type { SheetViewLine, SkatSheetView } from './score-sheet/view';
export { acts as skatActs } from './acts';
export { events as skatEvents } from './events';
export { skat } from './game';
export { improbableGames as improbableSkatGames } from './improbable';
export { lotCommitment as skatLotCommitment } from './tournament/decide-lots';
export { skatOrder } from './tournament/session';
export { sheetOfDeals as skatSheetOfDeals } from './score-sheet/of-deals';
export type * from './iss/game';
export * from './iss/read';
export * from './iss/write';
export * from './iss/play-game';
export * from './iss/compare';
export * from './iss/lists';
export * from './iss/of-events';
export { type DemoSkatSession, generateSession as generateSkatSession } from './demo/generate-session';
export { valueTable as skatValueTable, type TableRow as SkatValueRow } from './value-table';
/** Contracts and values of skat: `skatValue.gameValue(contract, 2, 'simple')`. */
export * as skatContract from './contract';
export * as skatValue from './value';
export type { GameColumns as SkatGameColumns } from './score-sheet/entry';
