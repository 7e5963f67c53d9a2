import { refused } from '../kernel/decider';
import type { GameId } from '../kernel/game';
import { type ScoreAnswer, scoreBridge } from '../bridge/score-entry';
import { scoreSkat } from '../skat/score-entry';
import { scoreWhist } from '../whist/score-entry';
import { scoreWhistMilitaire } from '../whist-militaire/score-entry';

/** Options as the command line gives them: `--vul NS` is `{ vul: 'NS' }`. */
export type ScoreOptions = Readonly<Record<string, string>>;

const ENTRIES: Partial<Record<GameId, (notation: string, options: ScoreOptions) => ScoreAnswer>> = {
  bridge: (notation, options) => scoreBridge(notation, options.vul ?? options.vulnerable),
  whist: scoreWhist,
  'whist-militaire': scoreWhistMilitaire,
  skat: scoreSkat,
};

/** The score of a contract and a result alone, as `arbitre score bridge 4SXN-1 --vul NS` asks for it. */
export const scoreOf = (game: string, notation: string, options: ScoreOptions = {}): ScoreAnswer => {
  const entry = Object.hasOwn(ENTRIES, game) ? ENTRIES[game as GameId] : undefined;
  return entry === undefined ? refused('no-scoring-entry', { game }) : entry(notation, options);
};
