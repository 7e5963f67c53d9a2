import { loadLexicon, shelfOf } from '@arbitre/events/games/scrabble';
import { readRecord } from '@arbitre/rules';
import {
  printedScrabble,
  printScrabble,
  readPrintedScrabble,
  scrabbleInEnglishNotation,
  scrabbleOrder,
  topsDifferences,
} from '@arbitre/rules/scrabble';
import type { ExitStatus } from '../../exit-status';
import { LONGEST, readTextFile } from '../../read-file';
import { reasonText } from '../../reason';
import type { Terminal } from '../../terminal';
import { scrabbleTexts } from './texts';

/** `arbitre scrabble export`: the record of a game as text. Exit status 1 when an act was refused, 2 when it is none. */
export const exportCommand = async (
  file: string,
  terminal: Terminal,
  { english = false }: { readonly english?: boolean } = {},
): Promise<ExitStatus> => {
  const { texts, print, complain, wordsDirectory } = terminal;
  const reading = readRecord(await readTextFile(file, terminal, LONGEST.record));
  if (!reading.ok) {
    complain(
      `${texts.line('record', reading.fault.line)}: ${reasonText(reading.fault.code, reading.fault.facts, texts, 'scrabble')}`,
    );
    return 2;
  }
  const setup = scrabbleOrder.readSetup(reading.record.setup.setup);
  if (!setup.ok) {
    complain(reasonText(setup.violation.article, setup.violation.facts, texts, 'scrabble'));
    return 2;
  }
  const shelf = await shelfOf(wordsDirectory, [setup.setup]);
  const state = scrabbleOrder.initial(setup.setup);
  let status: ExitStatus = 0;
  for (const { line, command } of reading.record.commands) {
    const decision = scrabbleOrder.decide(state, command, shelf);
    if (decision.ok) for (const event of decision.events) scrabbleOrder.evolve(state, event);
    else {
      complain(
        `${line}: ${texts.refused}: ${reasonText(decision.violation.article, decision.violation.facts, texts, 'scrabble')}`,
      );
      status = 1;
    }
  }
  if (status === 1) complain(scrabbleTexts[texts.language].notPlayed);
  const game = printedScrabble(state);
  const text = printScrabble(english ? scrabbleInEnglishNotation(game) : game);
  // A file in the other notation is told by its first line: read as ours, its places would be other squares.
  for (const [index, line] of text.trimEnd().split('\n').entries())
    print(english && index === 0 ? `${line} english` : line);
  return status;
};

/** Tells each round whose tops are others by a list; how many they are (SCR-GEN-16). */
const printDifferences = (
  game: Parameters<typeof topsDifferences>[0],
  lexicon: Parameters<typeof topsDifferences>[1],
  { texts, print, complain }: Terminal,
): ExitStatus => {
  const said = scrabbleTexts[texts.language];
  const differences = topsDifferences(game, lexicon);
  if (differences === null) {
    complain(said.jokerGameUnverified);
    return 2;
  }
  const line = (
    moves: readonly { readonly place: string; readonly word: string; readonly score: number }[],
  ) => moves.map(({ place, word, score }) => `${place} ${word} ${score}`).join(', ') || '-';
  for (const { round, recorded, found } of differences)
    print(said.otherTops(round, line(recorded), line(found)));
  print(said.verified(game.rounds.length, differences.length, lexicon.name));
  return differences.length === 0 ? 0 : 1;
};

/**
 * `arbitre scrabble read`: a printed game, with the score of every retained word checked; with `list` every round's tops too,
 * and status 1 when that list finds others. What is recorded stays.
 */
export const readCommand = async (
  file: string,
  { json = false, list }: { readonly json?: boolean; readonly list?: string },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts, print, complain, wordsDirectory } = terminal;
  const reading = readPrintedScrabble(await readTextFile(file, terminal, LONGEST.printed));
  if (!reading.ok) {
    const { line, code, facts } = reading.fault;
    complain(`${texts.line('record', line)}: ${reasonText(code, facts, texts, 'scrabble')}`);
    return 2;
  }
  const { rounds, top } = reading.game;
  print(json ? JSON.stringify(reading.game) : scrabbleTexts[texts.language].printed(rounds.length, top));
  return list === undefined
    ? 0
    : printDifferences(reading.game, await loadLexicon(wordsDirectory, list), terminal);
};
