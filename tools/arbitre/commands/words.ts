import { randomUUID } from 'node:crypto';
import { matchWords } from '@arbitre/events';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tests of the read models start services of tools; nothing that runs goes round
import { type SaidWord, saidWords, type Saying, sayingWords } from '@arbitre/projections';
import { explain } from '@arbitre/rules';
import { federationRefusals } from '@arbitre/rules/federation';
import type { Command } from 'commander';
import { type Installed, withDatabase } from '../database';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import type { Terminal } from '../terminal';
import { wordsTexts } from '../texts/words';

type Options = {
  readonly region: readonly string[];
  readonly club: readonly string[];
  readonly proposed?: boolean;
  readonly dryRun?: boolean;
};
type Kind = SaidWord['kind'];
type Chosen = { readonly kind: Kind; readonly word: string; readonly means: string | null };

/** `Île-de-France=idf`; the last `=` parts them, since a word may have one. */
const chosenIn = (kind: Kind, given: string, said: (given: string) => string): Chosen => {
  const at = given.lastIndexOf('=');
  if (at < 1) throw new CannotDo(said(given));
  return { kind, word: given.slice(0, at), means: given.slice(at + 1).trim() || null };
};

/** What was given, and what is proposed for the rest where that is taken. */
const choicesOf = (
  { region, club, proposed = false }: Options,
  words: readonly SaidWord[],
  misspelt: (given: string) => string,
): readonly Chosen[] => {
  const given = [
    ...region.map((each) => chosenIn('region', each, misspelt)),
    ...club.map((each) => chosenIn('club', each, misspelt)),
  ];
  const isGiven = (said: SaidWord): boolean =>
    given.some(({ kind, word }) => kind === said.kind && word === said.word);
  const taken = words.flatMap((said) =>
    proposed && said.proposed !== null && !isGiven(said)
      ? [{ kind: said.kind, word: said.word, means: said.proposed }]
      : [],
  );
  return [...given, ...taken];
};

const tellWords = (words: readonly SaidWord[], terminal: Terminal): void => {
  const said = wordsTexts[terminal.texts.language];
  for (const { kind, word, competitions, entries, proposed, proposedName, left } of words) {
    const means = left
      ? said.left
      : proposed === null
        ? said.unknown
        : said.maybe(proposed, proposedName ?? '');
    terminal.print(said.word(said.kinds[kind], word, said.said(competitions, entries), means));
  }
  terminal.print(words.length === 0 ? said.none : said.how);
};

const tellChange = (choices: readonly Chosen[], saying: readonly Saying[], terminal: Terminal): void => {
  const said = wordsTexts[terminal.texts.language];
  for (const { kind, word, means } of choices) {
    if (means === null) terminal.print(said.stays(word));
    for (const { id, entries, ...each } of saying)
      if (means !== null && each.kind === kind && each.word === word)
        terminal.print(
          kind === 'region' ? said.change(id, word, means) : said.changeEntries(id, word, means, entries),
        );
  }
};

const run = async (
  options: Options,
  { store, database }: Installed,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const said = wordsTexts[terminal.texts.language];
  const words = await saidWords(database);
  const choices = choicesOf(options, words, said.misspelt);
  if (choices.length === 0) {
    tellWords(words, terminal);
    return 0;
  }
  const of = (kind: Kind) => choices.filter((each) => each.kind === kind);
  const changing = (kind: Kind) => of(kind).flatMap(({ word, means }) => (means === null ? [] : [word]));
  const saying = await sayingWords(database, { regions: changing('region'), clubs: changing('club') });
  tellChange(choices, saying, terminal);
  if (options.dryRun) {
    terminal.print(said.would);
    return 0;
  }
  const competitions = [...new Set(saying.map(({ id }) => id))];
  const outcome = await matchWords(
    store,
    {
      regions: of('region').map(({ word, means }) => ({ word, region: means })),
      clubs: of('club').map(({ word, means }) => ({ word, club: means })),
      competitions,
    },
    {
      ...{ commandId: randomUUID(), actor: { id: 'importer', role: 'importer' } },
      time: new Date().toISOString(),
    },
  );
  if (outcome.kind === 'refused') {
    terminal.complain(explain(null, outcome.violation, federationRefusals)[terminal.texts.language]);
    return 1;
  }
  terminal.print(said.written(competitions.length));
  return 0;
};

const another = (given: string, before: readonly string[]): readonly string[] => [...before, given];

/** `arbitre regions match`: whoever runs this on the installation's own machine says what words mean. */
export const addWords = (program: Command, terminal: Terminal, finish: Finish): void => {
  const said = wordsTexts[terminal.texts.language];
  program
    .command('regions')
    .description(said.regions)
    .command('match')
    .description(said.match)
    .option('--region <word=id>', said.region, another, [])
    .option('--club <word=number>', said.club, another, [])
    .option('--proposed', said.proposed)
    .option('--dry-run', said.dryRun)
    .action((options: Options) =>
      finish(withDatabase(terminal, (installed) => run(options, installed, terminal))),
    );
};
