import { scoreOf, type ScoreOptions } from '@arbitre/rules';
import type { ExitStatus } from '../exit-status';
import { reasonText } from '../reason';
import type { Terminal } from '../terminal';

export const scoreCommand = (
  game: string,
  notation: string,
  { json = false, ...options }: { readonly json?: boolean } & ScoreOptions,
  { texts, print, complain }: Terminal,
): ExitStatus => {
  const answer = scoreOf(game, notation, options);
  if (!answer.ok) {
    const { article, facts } = answer.violation;
    if (json) print(JSON.stringify({ kind: 'refusal', article, facts }));
    else complain(`${texts.refused}: ${reasonText(article, facts, texts)}`);
    return 1;
  }
  const { score } = answer;
  const sides = Object.entries(score.scores).map(([side, points]) => `${side} ${points}`);
  print(json ? JSON.stringify({ kind: 'score', ...score }) : `${score.notation}  ${sides.join('  ')}`);
  return 0;
};
