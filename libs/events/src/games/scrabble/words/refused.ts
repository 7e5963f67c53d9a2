import { explain, type Violation } from '@arbitre/rules';
import type { WordListProblem } from '@arbitre/rules/scrabble';

type Facts = Violation['facts'];

/**
 * A word list that cannot be installed or used: a code with its facts, and for a list with faults the first of them and their
 * number. Nothing was written.
 */
export class WordListRefused extends Error {
  override readonly name = 'WordListRefused';
  constructor(
    readonly code: string,
    readonly facts: Facts,
    readonly problems: readonly WordListProblem[] = [],
    readonly wrong = problems.length,
  ) {
    super(`${code}: ${explain('scrabble', { article: code, facts }).en} ${JSON.stringify(facts)}`);
  }
}
