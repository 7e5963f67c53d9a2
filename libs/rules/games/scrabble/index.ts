import { SCRABBLE_ARTICLES } from './articles';
import { scrabbleTotal } from './methods/total';
import { acts } from './order/acts';
import { events } from './order/events';
import { scrabbleOrder } from './order/scrabble-order';
import { plannedFields, setupFields, versionsOf } from './order/setup';
import { scrabbleProblems } from './problems';
import { scrabbleRefusals } from './refusals';
import { scrabbleWords } from './words';
import { defineGame } from '@arbitre/rules/kernel/manifest';

/** Duplicate Scrabble: a game is nothing but its sessions. */
export default defineGame({
  id: 'scrabble',
  name: { fr: 'Scrabble duplicate', en: 'Duplicate Scrabble' },
  ruleset: 'scrabble@1',
  session: {
    rules: scrabbleOrder,
    setup: setupFields,
    planned: plannedFields,
    versions: versionsOf,
    acts,
    events,
    name: { fr: 'une partie', en: 'a game' },
  },
  articles: SCRABBLE_ARTICLES,
  refusals: { ...scrabbleProblems, ...scrabbleRefusals },
  words: scrabbleWords,
  methods: [scrabbleTotal],
  demo: () => import('./demo/generate-session'),
});

export type {
  NextAct as ScrabbleNextAct,
  RoundView as ScrabbleRoundView,
  ScrabbleRoundSheet,
  ScrabbleSessionView,
} from './session-view';
export { acts as scrabbleActs } from './order/acts';
export { events as scrabbleEvents, type ScrabbleData } from './order/events';
export { oddSlip as oddScrabbleSlip } from './order/improbable';
export { scrabbleOrder } from './order/scrabble-order';
export { newShelf, type LexiconShelf, type LoadedLexicons } from './order/shelf';
export { commitmentOf as seedCommitment, drawLetters } from './draw/seeded-draw';
export {
  simulateGame as simulateScrabble,
  type SimulatedGame as SimulatedScrabble,
} from './demo/simulate-game';
export { inEnglishNotation as scrabbleInEnglishNotation } from './export/english-notation';
export { printedGame as printedScrabble, printGame as printScrabble } from './export/print-game';
export { type TopsDifference, topsDifferences } from './export/check-tops';
export { toppingSeconds } from './totals/ranking';
export { recordText as scrabbleRecordText } from './export/record-text';
export { readPrintedGame as readPrintedScrabble, recordedRounds } from './export/read-game';
export type { PrintedGame as PrintedScrabble } from './export/printed-game';
export { teamTotal } from './totals/percentage';
export { ranked as rankedByTotal } from './totals/ranking';
export type { ScrabbleState } from './order/state';
export { drawable as drawableLetters, lettersToDraw } from './order/decide-draw';
/** The grid, the letters in play and the moves of Scrabble: `scrabbleMoves.checkMove(board, move, rack, lexicon)`. */
export * as scrabbleBoard from './board/board';
export * as scrabbleRack from './tiles/rack';
export * as scrabbleMoves from './moves/check-move';
export type { Move as ScrabbleMove, Play as ScrabblePlay } from './moves/move';
export * from './moves/play-rules';
export type { Lexicon } from './lexicon/lexicon';
export { compileLexicon, type CompiledLexicon } from './lexicon/compile';
export { decodeLexicon, encodeLexicon, LEXICON_VERSION, type LexiconFault } from './lexicon/binary';
export * from './lexicon/word-list';
export { type ScoreLevel, solutionsOf, subTopsOf, topsOf } from './tops/tops';
/** Games for two in GCG, read for checking their scores. */
export type * from './gcg/game';
export { readGcg, type GcgReading } from './gcg/read-gcg';
export { checkScores, type CheckedTurn, type ScoreVerdict } from './gcg/check-scores';
/** What the pages draw: `scrabblePremiums.premiumAt(112)`, `scrabblePlaces.readPlace('H4')`, `scrabbleTiles.FRENCH_TILES`. */
export * as scrabblePremiums from './board/premiums';
export * as scrabblePlaces from './board/place';
export * as scrabbleTiles from './tiles/tile-set';
