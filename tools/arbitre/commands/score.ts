import { scoreOf, type ScoreOptions } from '@arbitre/rules';
import type { Command } from 'commander';
import { CannotDo, type ExitStatus, type Finish } from '../exit-status';
import { GAME_LINES } from '../games.generated';
import { reasonText } from '../reason';
import type { Terminal } from '../terminal';

type ScoreArguments = { readonly json?: boolean; readonly values?: boolean } & ScoreOptions;

const games = Object.entries(GAME_LINES);
const withValues = games.filter(([, { values }]) => values !== undefined).map(([game]) => game);

const printValues = (game: string, json: boolean, terminal: Terminal): void => {
  const values = GAME_LINES[game]?.values;
  if (values === undefined) throw new CannotDo(terminal.texts.valuesOnly(withValues.join(', ')));
  values(json, terminal);
};

const scoreCommand = (
  game: string,
  notation: string | undefined,
  { json = false, values = false, ...options }: ScoreArguments,
  terminal: Terminal,
): ExitStatus => {
  const { texts, print, complain } = terminal;
  if (values) {
    printValues(game, json, terminal);
    return 0;
  }
  if (notation === undefined) throw new CannotDo(texts.noNotation);
  const answer = scoreOf(game, notation, options);
  if (!answer.ok) {
    const { article, facts } = answer.violation;
    if (json) print(JSON.stringify({ kind: 'refusal', article, facts }));
    else complain(`${texts.refused}: ${reasonText(article, facts, texts, game)}`);
    return 1;
  }
  const { score } = answer;
  const sides = Object.entries(score.scores).map(([side, points]) => `${side} ${points}`);
  print(json ? JSON.stringify({ kind: 'score', ...score }) : `${score.notation}  ${sides.join('  ')}`);
  return 0;
};

/** `arbitre score GAME RESULT`, with the options of all games: an option that several have is one, in the words of each. */
export const addScore = (program: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  const options = games.flatMap(([game, { scoreOptions = [] }]) =>
    scoreOptions.map(({ flags, says }) => ({ flags, said: `${says[texts.language]} (${game})` })),
  );
  const score = program
    .command('score')
    .description(texts.score)
    .argument('<game>', texts.scoreGame)
    .argument('[result]', texts.scoreNotation);
  for (const [flags, same] of Map.groupBy(options, (option) => option.flags))
    score.option(flags, same.map(({ said }) => said).join('; '));
  score
    .option('--values', `${texts.values} (${withValues.join(', ')})`)
    .option('--json', texts.json)
    .action((game: string, result: string | undefined, given: ScoreArguments) =>
      finish(scoreCommand(game, result, given, terminal)),
    );
};
