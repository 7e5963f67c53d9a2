import { randomBytes } from 'node:crypto';
import {
  dealsCommitment,
  dealtBySeed,
  fingerprintOf,
  standardBoard,
  type WholeDeal,
} from '@arbitre/rules/bridge';
import { boardLines, readPbn } from '@arbitre/rules/games/bridge/pbn';
import { CannotDo, type ExitStatus } from '../../exit-status';
import type { Lines } from '../../game-lines';
import { LONGEST, readTextFile } from '../../read-file';
import type { Terminal } from '../../terminal';
import { fileTexts } from './texts';

type DealArguments = { readonly count?: string; readonly first?: string; readonly seed?: string };

const MOST_BOARDS = 999;

const numberIn = (text: string, option: string, { texts }: Terminal): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > MOST_BOARDS)
    throw new CannotDo(fileTexts[texts.language].notANumber(option, MOST_BOARDS));
  return value;
};

/** Hands as PBN; the seed and its hash beside them, where a dealing machine does not read them. */
const dealBoards = (given: DealArguments, terminal: Terminal): ExitStatus => {
  const count = numberIn(given.count ?? '26', '--count', terminal);
  const first = numberIn(given.first ?? '1', '--first', terminal);
  const seed = given.seed ?? randomBytes(32).toString('hex');
  const said = fileTexts[terminal.texts.language];
  terminal.complain(said.commitment(dealsCommitment(seed)));
  if (given.seed === undefined) terminal.complain(said.seed(seed));
  for (let number = first; number < first + count; number++)
    for (const line of [...boardLines(standardBoard(number), dealtBySeed(seed, number)), ''])
      terminal.print(line);
  return 0;
};

const isWhole = (hands: Readonly<Record<string, readonly string[] | null>>): hands is WholeDeal =>
  Object.values(hands).every((hand) => hand !== null);

/** One line a board: its number and its fingerprint. */
const printFingerprints = async (file: string, terminal: Terminal): Promise<ExitStatus> => {
  const { games } = readPbn(await readTextFile(file, terminal, LONGEST.printed));
  const lines = games.flatMap(({ tags, hands, dealer, vulnerable }) => {
    const number = Number(tags.get('Board')?.value);
    if (!Number.isInteger(number) || number < 1 || hands === null || !isWhole(hands)) return [];
    const standard = standardBoard(number);
    const setup = {
      board: number,
      dealer: dealer ?? standard.dealer,
      vulnerable: vulnerable ?? standard.vulnerable,
    };
    return [`${number} ${fingerprintOf(setup, hands)}`];
  });
  if (lines.length === 0) throw new CannotDo(fileTexts[terminal.texts.language].noDeals(file));
  for (const line of lines) terminal.print(line);
  return 0;
};

/** `arbitre boards deal`, `arbitre boards fingerprint FILE` */
export const addBoards = ({ program, terminal, finish }: Lines): void => {
  const said = fileTexts[terminal.texts.language];
  const boards = program.command('boards').description(said.boards);
  boards
    .command('deal')
    .description(said.deal)
    .option('--count <number>', said.count)
    .option('--first <number>', said.first)
    .option('--seed <seed>', said.bySeed)
    .action((options: DealArguments) => finish(dealBoards(options, terminal)));
  boards
    .command('fingerprint')
    .description(said.fingerprint)
    .argument('<file>', said.file)
    .action((file: string) => finish(printFingerprints(file, terminal)));
};
