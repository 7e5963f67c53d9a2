import type { Facts } from './decider';
import type { Sentence } from './refusals';

export type Language = keyof Sentence;

/** How a game tells a fact in words, by the name of the fact: `card` is `♠R` in French. Without one a fact stands as it is. */
export type FactWords = Readonly<Record<string, (value: string, language: Language) => string>>;

/** The names of the facts that a sentence tells. */
export const holesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A sentence with its holes filled. */
export const told = (sentence: Sentence, facts: Facts, words: FactWords, language: Language): string =>
  sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? '…';
    const word = words[name];
    const tell = (each: string): string => word?.(each, language) ?? each;
    return typeof fact === 'object' ? fact.map(tell).join(', ') : tell(String(fact));
  });
