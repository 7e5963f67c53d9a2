import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { type Amount, exactOf } from './amount';
import { contradiction, type RuleProblem } from './problems';

/** Whether a share lies outside 0 to 1. */
const isNoShare = (share: Amount): boolean => {
  const { num, den }: Exact = exactOf(share);
  return num < 0 || num > den;
};

export const shareProblems = (path: string, share: Amount | undefined): readonly RuleProblem[] =>
  share !== undefined && isNoShare(share) ? [contradiction(path, 'share-out-of-range', { share })] : [];
