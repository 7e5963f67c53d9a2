import { bridgeDuplicate } from '@arbitre/rules/bridge';
import type { Act } from '@arbitre/rules/kernel/decider';
import type { Game } from '@arbitre/rules/kernel/game';
import type { BoardInPlay } from '../../../results/result-grammar';
import { resultsWorth } from './score-choices';
import { readTyped, type ResultAct, type ShortScore, type TypedLine, type Unfinished } from './typed-result';

const game: Game = bridgeDuplicate;

export type Ready = {
  readonly kind: 'ready';
  readonly act: ResultAct;
  readonly notation: string;
  readonly ns: number;
  readonly unusual: boolean;
  /** Its last key was the sign of a score that agrees: nothing can follow, so that it is stored at once. */
  readonly complete?: true;
};
export type Judged =
  | Ready
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'choices'; readonly choices: readonly Ready[] }
  | { readonly kind: 'none' };

export type Problem =
  | Unfinished
  | { readonly kind: 'nothingAbove' }
  | { readonly kind: 'noScore'; readonly score: number }
  | { readonly kind: 'check'; readonly ns: number }
  | { readonly kind: 'checkMissing' | 'contractToo' }
  | { readonly kind: 'rules'; readonly article: string };

const problem = (of: Problem): Judged => ({ kind: 'problem', problem: of });

/** Scores a result by the rules of the deal themselves: what the page echoes is what will be stored. */
export const judge = (line: TypedLine, board: BoardInPlay, above: ResultAct | null): Judged => {
  switch (line.kind) {
    case 'empty':
    case 'jump':
      return { kind: 'none' };
    case 'move':
      return line;
    case 'unfinished':
      return problem(line.problem);
    case 'copy':
      return above === null ? problem({ kind: 'nothingAbove' }) : judgeAct(above, board);
    case 'score':
      return board.both === true ? problem({ kind: 'contractToo' }) : judgeScore(line.score, board);
    case 'result':
      return checked(judgeAct(line.act, board), line, board);
  }
};

const nsPoints = ({ side, points }: ShortScore): number => (side === 'NS' ? points : -points);

/** BD-NOT-4: the score that a sheet states is that of its contract; where both are asked for, one alone is not enough. */
const checked = (
  judged: Judged,
  { check, act }: Extract<TypedLine, { kind: 'result' }>,
  { both }: BoardInPlay,
): Judged => {
  if (judged.kind !== 'ready') return judged;
  if (check === null)
    return both === true && act.declarer !== null ? problem({ kind: 'checkMissing' }) : judged;
  if (nsPoints(check) !== judged.ns) return problem({ kind: 'check', ns: judged.ns });
  return { ...judged, act: { ...judged.act, score: judged.ns }, complete: true };
};

const resultAct = (act: ResultAct): Act & ResultAct => ({ do: game.resultAct, ...act });

const judgeAct = (act: ResultAct, { ruleset, board, setup }: BoardInPlay): Judged => {
  const reading = game.readSetup({ board, ...setup });
  if (ruleset !== game.ruleset || !reading.ok) return problem({ kind: 'rules', article: 'unknown-ruleset' });
  let state = game.initial({ setup: reading.setup, policy: 'observed', grain: 'result' });
  const decision = game.decide(state, resultAct(act));
  if (!decision.ok) return problem({ kind: 'rules', article: decision.violation.article });
  for (const event of decision.events) state = game.evolve(state, event);
  const score = game.score(state);
  if (score === null) return problem({ kind: 'rules', article: 'no-result-in-act' });
  return {
    kind: 'ready',
    act,
    notation: score.notation,
    ns: score.scores.NS ?? 0,
    unusual: isUnusual(act),
  };
};

/** Doubled with two over, or more than two under: accepted, but worth a second look. */
const isUnusual = ({ contract, tricks }: ResultAct): boolean => {
  if (tricks === null) return false;
  const margin = tricks - 6 - Number(contract.charAt(0));
  return margin < -2 || (contract.includes('X') && margin >= 2) || margin > 4;
};

/** A score alone says neither contract nor declarer, which the log needs: one that fits alone is meant, several are offered. */
const judgeScore = (score: ShortScore, board: BoardInPlay): Judged => {
  const reading = game.readSetup({ board: board.board, ...board.setup });
  if (!reading.ok) return problem({ kind: 'rules', article: reading.violation.article });
  const { vulnerable } = reading.setup as { readonly vulnerable: string };
  const choices = resultsWorth(nsPoints(score), vulnerable, board.elsewhere);
  const judged = choices.flatMap((notation) => {
    const read = readTyped(notation, 'en');
    const each = read.kind === 'result' ? judgeAct(read.act, board) : null;
    return each?.kind === 'ready' ? [each] : [];
  });
  const [first] = judged;
  if (first === undefined) return problem({ kind: 'noScore', score: score.points });
  return judged.length === 1 ? first : { kind: 'choices', choices: judged };
};
