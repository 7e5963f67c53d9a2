import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import { writeRecord } from '@arbitre/rules';
import {
  printedScrabble,
  printScrabble,
  scrabbleOrder,
  type ScrabbleSessionView,
  simulateScrabble,
  type SimulatedScrabble,
} from '@arbitre/rules/scrabble';
import { writeFile } from 'node:fs/promises';
import { CannotDo, type ExitStatus } from '../../exit-status';
import type { Terminal } from '../../terminal';
import { scrabbleTexts } from './texts';
import { wordsTexts } from './texts-words';
import { rankingLines, soloLines } from './ranking-text';

export type SimulateOptions = {
  readonly players: string;
  readonly seed: string;
  readonly list?: string;
  readonly format?: string;
  readonly joker?: boolean;
  readonly record?: string;
  readonly text?: string;
  readonly json?: boolean;
};

const MOST_PLAYERS = 2000;

const count = (text: string, least: number, most: number, what: string): number => {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  throw new CannotDo(`${what}: ${text} (${least}-${most})`);
};

/** The record of a simulated game, as `arbitre replay` reads it. */
const recordOf = ({ setup, steps }: SimulatedScrabble): string =>
  writeRecord({
    setup: { session: 'scrabble@1', setup },
    commands: steps.flat().map((command, index) => ({ line: index + 2, command })),
  });

const printGame = (game: SimulatedScrabble, { print, texts }: Terminal): void => {
  const said = scrabbleTexts[texts.language];
  const view = scrabbleOrder.view(game.state, { kind: 'staff' }, game.shelf) as ScrabbleSessionView;
  for (const { number, rack, retained } of view.rounds)
    if (retained !== null)
      print(
        `${String(number).padStart(2)}  ${(rack ?? '').padEnd(10)} ${retained.word.padEnd(15)} ${retained.place.padEnd(4)} ${retained.score}`,
      );
  const slips = view.rounds.reduce((sum, round) => sum + round.slips.length, 0);
  print(said.summary(view.rounds.length, view.top, view.players.length, slips));
  if (view.end !== null) print(said.ending(view.end.reason, view.end.left));
  for (const line of [...soloLines(view, said), ...rankingLines(view, said)]) print(line);
};

const printJson = (game: SimulatedScrabble, { print }: Terminal): void => {
  const view = scrabbleOrder.view(game.state, { kind: 'staff' }, game.shelf) as ScrabbleSessionView;
  for (const { number, rack, retained, solo } of view.rounds)
    print(JSON.stringify({ kind: 'round', number, rack, retained, solo }));
  for (const player of view.players) print(JSON.stringify({ kind: 'player', ...player }));
  print(JSON.stringify({ kind: 'game', top: view.top, end: view.end, wordList: view.wordList }));
};

/** `arbitre scrabble simulate`: a whole game by seed through the rules, with every player's slips. */
export const simulateCommand = async (options: SimulateOptions, terminal: Terminal): Promise<ExitStatus> => {
  const { texts, complain, wordsDirectory } = terminal;
  const said = scrabbleTexts[texts.language];
  const players = count(options.players, 1, MOST_PLAYERS, said.players);
  const seed = count(options.seed, 0, 2 ** 31, said.seed);
  const list = options.list ?? TRIAL_LIST;
  const lexicon = await loadLexicon(wordsDirectory, list);
  if (list === TRIAL_LIST && options.json !== true) complain(wordsTexts[texts.language].trial);
  const { format = 'normal', joker = false } = options;
  const startsAt = '2026-11-21T14:00:00Z';
  const game = simulateScrabble({ seed, players, lexicon, startsAt, setup: { format, joker } });
  (options.json === true ? printJson : printGame)(game, terminal);
  if (options.record !== undefined) await writeFile(options.record, recordOf(game));
  if (options.text !== undefined) await writeFile(options.text, printScrabble(printedScrabble(game.state)));
  return 0;
};
