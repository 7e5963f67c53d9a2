import { scoreOf, type ScoreOptions } from '@arbitre/rules';
import { skatValueTable, type SkatValueRow } from '@arbitre/rules/skat';
import { CannotDo, type ExitStatus } from '../exit-status';
import { reasonText } from '../reason';
import type { Terminal } from '../terminal';
import { issTexts } from '../texts/iss';

export type ScoreArguments = { readonly json?: boolean; readonly values?: boolean } & ScoreOptions;

const rowText = ({ game, cells }: SkatValueRow): string =>
  `${game.padEnd(4)}${cells.map(({ value }) => String(value).padStart(5)).join('')}`;

/** SKAT-5.6: every value that a game of skat can have. */
const printValues = (game: string, json: boolean, { texts, print }: Terminal): void => {
  if (game !== 'skat') throw new CannotDo(issTexts[texts.language].valuesOnly);
  for (const row of skatValueTable()) print(json ? JSON.stringify({ kind: 'values', ...row }) : rowText(row));
};

export const scoreCommand = (
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
  if (notation === undefined) throw new CannotDo(issTexts[texts.language].noNotation);
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
