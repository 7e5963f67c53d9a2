import type { Lexicon } from './lexicon';
import { sha256 } from './sha256';

/** A lexicon with what the search of the tops reads. */
export interface CompiledLexicon extends Lexicon {
  readonly words: readonly string[];
}

/** A lexicon from words A-Z of 2 to 15 letters, in any order, each once. */
export const compileLexicon = (name: string, words: Iterable<string>): CompiledLexicon => {
  const sorted = [...new Set(words)].sort();
  const known = new Set(sorted);
  return {
    name,
    fingerprint: sha256(new TextEncoder().encode(sorted.map((word) => `${word}\n`).join(''))),
    wordCount: sorted.length,
    has: (word) => known.has(word.toUpperCase()),
    words: sorted,
  };
};
