import { shelveWordLists } from '@arbitre/events';
import {
  printedScrabble,
  printScrabble,
  readPrintedScrabble,
  readRecord,
  scrabbleOrder,
} from '@arbitre/rules';
import type { ExitStatus } from '../exit-status';
import { readTextFile } from '../read-file';
import { reasonText } from '../reason';
import type { Terminal } from '../terminal';
import { scrabbleTexts } from '../texts/scrabble';

/** `arbitre scrabble export`: the record of a game as text. Exit status 1 when an act was refused, 2 when it is none. */
export const exportCommand = async (file: string, terminal: Terminal): Promise<ExitStatus> => {
  const { texts, print, complain, wordsDirectory } = terminal;
  const reading = readRecord(await readTextFile(file, terminal));
  if (!reading.ok) {
    complain(
      `${texts.line('record', reading.fault.line)}: ${reasonText(reading.fault.code, reading.fault.facts, texts)}`,
    );
    return 2;
  }
  const setup = scrabbleOrder.readSetup(reading.record.setup.setup);
  if (!setup.ok) {
    complain(reasonText(setup.violation.article, setup.violation.facts, texts));
    return 2;
  }
  await shelveWordLists(wordsDirectory, [setup.setup.wordList.fingerprint]);
  const state = scrabbleOrder.initial(setup.setup);
  let status: ExitStatus = 0;
  for (const { line, command } of reading.record.commands) {
    const decision = scrabbleOrder.decide(state, command);
    if (decision.ok) for (const event of decision.events) scrabbleOrder.evolve(state, event);
    else {
      complain(
        `${line}: ${texts.refused}: ${reasonText(decision.violation.article, decision.violation.facts, texts)}`,
      );
      status = 1;
    }
  }
  if (status === 1) complain(scrabbleTexts[texts.language].notPlayed);
  for (const line of printScrabble(printedScrabble(state)).trimEnd().split('\n')) print(line);
  return status;
};

/** `arbitre scrabble read`: a printed game, with the score of every retained word checked. */
export const readCommand = async (
  file: string,
  { json = false }: { readonly json?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const { texts, print, complain } = terminal;
  const reading = readPrintedScrabble(await readTextFile(file, terminal));
  if (!reading.ok) {
    const { line, code, facts } = reading.fault;
    complain(`${texts.line('record', line)}: ${reasonText(code, facts, texts)}`);
    return 2;
  }
  const { rounds, top } = reading.game;
  print(json ? JSON.stringify(reading.game) : scrabbleTexts[texts.language].printed(rounds.length, top));
  return 0;
};
