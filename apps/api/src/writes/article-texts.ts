import type { Facts } from '@arbitre/rules';
import type { ProblemTexts } from './problem-texts';

/** The sentences of a rulebook's article, null when the code names none. */
export const articleTexts = (_article: string, _facts: Facts): ProblemTexts | null => null;
