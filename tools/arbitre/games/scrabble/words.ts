import {
  installedLists,
  installWordList,
  loadLexicon,
  TRIAL_LIST,
  WordListRefused,
  type InstalledList,
} from '@arbitre/events/games/scrabble';
import { normalisedWord } from '@arbitre/rules/scrabble';
import type { Command } from 'commander';
import type { ExitStatus, Finish } from '../../exit-status';
import { LONGEST, readBytes } from '../../read-file';
import { reasonText } from '../../reason';
import type { Terminal } from '../../terminal';
import { wordsTexts } from './texts-words';

type Json = { readonly json?: boolean };

/** Says why a list was refused, every fault on its line. */
const tellRefusal = (
  { code, facts, problems, wrong }: WordListRefused,
  json: boolean,
  terminal: Terminal,
): void => {
  const { texts, print, complain } = terminal;
  if (json) {
    print(JSON.stringify({ kind: 'refusal', code, facts, problems, wrong }));
    return;
  }
  const said = wordsTexts[texts.language];
  if (problems.length === 0) complain(`${texts.refused}: ${reasonText(code, facts, texts, 'scrabble')}`);
  for (const problem of problems)
    complain(`${said.line(problem.line)}: ${reasonText(problem.code, problem.facts, texts, 'scrabble')}`);
  if (problems.length > 0) complain(said.nothingInstalled(wrong));
};

/** Runs what may be refused. @returns 1 when it was */
const orRefusal = async (
  json: boolean,
  terminal: Terminal,
  doing: () => Promise<ExitStatus>,
): Promise<ExitStatus> => {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof WordListRefused)) throw error;
    tellRefusal(error, json, terminal);
    return 1;
  }
};

export const installCommand = (
  file: string,
  { name, json = false }: Json & { readonly name: string },
  terminal: Terminal,
): Promise<ExitStatus> =>
  orRefusal(json, terminal, async () => {
    const { texts, print } = terminal;
    const said = wordsTexts[texts.language];
    const bytes = await readBytes(file, terminal, LONGEST.wordList);
    const { lexicon, merged, written } = await installWordList(terminal.wordsDirectory, name, bytes);
    const { wordCount: words, fingerprint } = lexicon;
    if (json) print(JSON.stringify({ kind: 'list', name, words, fingerprint, merged, written }));
    else {
      print((written ? said.installed : said.unchanged)(name, words, fingerprint));
      if (merged > 0) print(said.merged(merged));
    }
    return 0;
  });

const rowText = (list: InstalledList, { texts }: Terminal): string => {
  const said = wordsTexts[texts.language];
  if ('refused' in list) return `${list.name}  ${reasonText(list.refused.code, {}, texts, 'scrabble')}`;
  const row = said.row(list.name, list.words, list.fingerprint);
  return list.official ? row : `${row}\n  ${said.trial}`;
};

/** Exit status 1 when a list can no longer be used. */
export const listCommand = async ({ json = false }: Json, terminal: Terminal): Promise<ExitStatus> => {
  const lists = await installedLists(terminal.wordsDirectory);
  const said = wordsTexts[terminal.texts.language];
  if (lists.length === 0 && !json) terminal.print(said.noLists(terminal.wordsDirectory));
  for (const list of lists) {
    const told = 'refused' in list ? { name: list.name, code: list.refused.code } : list;
    terminal.print(json ? JSON.stringify({ kind: 'list', ...told }) : rowText(list, terminal));
  }
  return lists.some((list) => 'refused' in list) ? 1 : 0;
};

/** Exit status 1 when a word is not admitted. */
export const checkCommand = (
  words: readonly string[],
  { name = TRIAL_LIST, json = false }: Json & { readonly name?: string },
  terminal: Terminal,
): Promise<ExitStatus> =>
  orRefusal(json, terminal, async () => {
    const { texts, print, complain } = terminal;
    const said = wordsTexts[texts.language];
    const lexicon = await loadLexicon(terminal.wordsDirectory, name);
    if (name === TRIAL_LIST && !json) complain(said.trial);
    let all = true;
    for (const written of words) {
      const word = normalisedWord(written.trim());
      const admitted = lexicon.has(word);
      all &&= admitted;
      if (json)
        print(JSON.stringify({ kind: 'word', word, admitted, list: name, fingerprint: lexicon.fingerprint }));
      else print(admitted ? said.admitted(word) : said.notAdmitted(word));
    }
    return all ? 0 : 1;
  });

/** `arbitre words …` */
export const addWords = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  const said = wordsTexts[texts.language];
  const words = program.command('words').description(said.words);
  words
    .command('install')
    .description(said.install)
    .argument('<file>', said.listFile)
    .requiredOption('--name <name>', said.name)
    .option('--json', texts.json)
    .action((file: string, options: Json & { readonly name: string }) =>
      finish(installCommand(file, options, terminal)),
    );
  words
    .command('list')
    .description(said.list)
    .option('--json', texts.json)
    .action((options: Json) => finish(listCommand(options, terminal)));
  words
    .command('check')
    .description(said.check)
    .argument('<word...>', said.word)
    .option('--name <name>', said.checkName)
    .option('--json', texts.json)
    .action((given: readonly string[], options: Json & { readonly name?: string }) =>
      finish(checkCommand(given, options, terminal)),
    );
};
