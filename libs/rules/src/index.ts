export * from './kernel/articles';
export * from './kernel/decider';
export * from './kernel/game';
export * from './kernel/table-view';
export * from './deal/contract';
export * from './deal/decider';
export * from './deal/state';
export { CONCEALED, conceal, concealEvents, mayRead, onlookerOf } from './deal/conceal';
export * from './deal/audit';
export * from './deal/reserved-acts';
export * from './competition/contract';
export * from './session/contract';
export * from './session/decider';
export * from './session/state';
export * from './session/audit';
export * from './session/reserved-acts';
export type { StreamAudit } from './kernel/audit';
export * from './registry';
export * from './article-registry';
export type * as Bridge from './bridge/events';
export type * as BridgeActs from './bridge/commands';
export { bridgeDuplicate } from './bridge/game';
/** Arithmetic on exact values: `fraction.toDecimal(row.total, 2)`. */
export * as fraction from './competition/exact';
export * from './competition/imps';
export * from './competition/methods';
export * from './competition/standings';
export * from './competition/state';
export * from './competition/decider';
export * from './bridge/pbn/decode';
export type * from './bridge/pbn/game';
export type { CompetitionHint } from './bridge/pbn/hint';
export * from './bridge/pbn/problem';
export * from './bridge/pbn/read';
export type * from './bridge/pbn/deal-record';
export * from './bridge/pbn/records';
export { type ScoreAnswer, scoreBridge } from './bridge/score-entry';
export * from './records/record';
export * from './records/read';
export * from './records/replay';
export * from './records/step';
export * from './records/replay-session';
export * from './records/score-of';
export type * as WhistMilitaire from './whist-militaire/events';
export type * as WhistMilitaireTournament from './whist-militaire/tournament/events';
export type { TournamentView } from './whist-militaire/tournament/view';
export type { EveningView } from './whist/session/view';
export type * as WhistMilitaireActs from './whist-militaire/commands';
export { whistMilitaire } from './whist-militaire/game';
export { WHIST_MILITAIRE_ARTICLES } from './whist-militaire/articles';
export { BRIDGE_ARTICLES } from './bridge/articles';
export * from './codes/codes';
export type * as Whist from './whist/events';
export type * as WhistDealing from './whist/events-dealing';
export type * as WhistClaims from './whist/events-claims';
export type * as WhistActs from './whist/commands';
export { whistClassique } from './whist/game';
export { whistSession } from './whist/session/decider';
export { whistOrder } from './whist/session/order';
export type * as WhistSession from './whist/session/contract';
export {
  type DemoSession,
  generateSession as generateWhistMilitaireSession,
} from './whist-militaire/demo/generate-session';
export { whistMilitaireTournament, type TournamentCommand } from './whist-militaire/tournament/decider';
export { SEASON_2026, type TournamentState } from './whist-militaire/tournament/state';
export { tournamentStandings } from './whist-militaire/tournament/standings';
export { WHIST_ARTICLES } from './whist/articles';
export { generateGeneralMatch as generateWhistGeneralMatch } from './whist/demo/generate-general';
export {
  type DemoWhistSession,
  generateSession as generateWhistSession,
} from './whist/demo/generate-session';
export type {
  NextAct as ScrabbleNextAct,
  RoundView as ScrabbleRoundView,
  ScrabbleSessionView,
} from './scrabble/session-view';
export type * as Scrabble from './scrabble/order/events';
export { scrabbleOrder, scrabbleOrderWith } from './scrabble/order/scrabble-order';
export { lexiconShelf, newShelf, type LexiconShelf } from './scrabble/order/shelf';
export { commitmentOf as seedCommitment, drawLetters } from './scrabble/draw/seeded-draw';
export { SCRABBLE_ARTICLES } from './scrabble/articles';
export {
  simulateGame as simulateScrabble,
  type SimulatedGame as SimulatedScrabble,
} from './scrabble/demo/simulate-game';
export { printedGame as printedScrabble, printGame as printScrabble } from './scrabble/export/print-game';
export { readPrintedGame as readPrintedScrabble, recordedRounds } from './scrabble/export/read-game';
export type { PrintedGame as PrintedScrabble } from './scrabble/export/printed-game';
export { percentOfTop } from './scrabble/totals/percentage';
export type { ScrabbleState } from './scrabble/order/state';
export { drawable as drawableLetters, lettersToDraw } from './scrabble/order/decide-draw';
export type * as SkatTournament from './skat/tournament/events';
export type { Notice as SkatNotice } from './skat/tournament/notice';
export type { SheetViewLine, SkatSheetView } from './skat/score-sheet/view';
export type * as Skat from './skat/events';
export type * as SkatDealing from './skat/events-dealing';
export type * as SkatFaults from './skat/events-faults';
export type * as SkatActs from './skat/commands';
export { skat } from './skat/game';
export { skatOrder } from './skat/tournament/session';
export { sheetOfDeals as skatSheetOfDeals } from './skat/score-sheet/of-deals';
export type * from './skat/iss/game';
export * from './skat/iss/read';
export * from './skat/iss/write';
export * from './skat/iss/play-game';
export * from './skat/iss/compare';
export * from './skat/iss/lists';
export * from './skat/iss/of-events';
export { type DemoSkatSession, generateSession as generateSkatSession } from './skat/demo/generate-session';
export { valueTable as skatValueTable, type TableRow as SkatValueRow } from './skat/value-table';
/** Contracts and values of skat: `skatValue.gameValue(contract, 2, 'simple')`. */
export * as skatContract from './skat/contract';
export * as skatValue from './skat/value';
/** The grid, the letters in play and the moves of Scrabble: `scrabbleMoves.checkMove(board, move, rack, lexicon)`. */
export * as scrabbleBoard from './scrabble/board/board';
export * as scrabbleRack from './scrabble/tiles/rack';
export * as scrabbleMoves from './scrabble/moves/check-move';
export type { Move as ScrabbleMove, Play as ScrabblePlay } from './scrabble/moves/move';
export * from './scrabble/moves/play-rules';
export type { Lexicon } from './scrabble/lexicon/lexicon';
export { compileLexicon, type CompiledLexicon } from './scrabble/lexicon/compile';
export { decodeLexicon, encodeLexicon, LEXICON_VERSION, type LexiconFault } from './scrabble/lexicon/binary';
export * from './scrabble/lexicon/word-list';
export { type ScoreLevel, solutionsOf, subTopsOf, topsOf } from './scrabble/tops/tops';
/** Games for two in GCG, read for checking their scores. */
export type * from './scrabble/gcg/game';
export { readGcg, type GcgReading } from './scrabble/gcg/read-gcg';
export { checkScores, type CheckedTurn, type ScoreVerdict } from './scrabble/gcg/check-scores';
/** What the pages draw: `scrabblePremiums.premiumAt(112)`, `scrabblePlaces.readPlace('H4')`, `scrabbleTiles.FRENCH_TILES`. */
export * as scrabblePremiums from './scrabble/board/premiums';
export * as scrabblePlaces from './scrabble/board/place';
export * as scrabbleTiles from './scrabble/tiles/tile-set';
export type { GameColumns as SkatGameColumns } from './skat/score-sheet/entry';
