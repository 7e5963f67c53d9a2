import type { Field } from '@arbitre/rules/kernel/declare/field';
import type { RulingLaws } from '@arbitre/rules/kernel/laws/law';
import type { LanguageCode } from '../../language/plural';
import { wordsOf } from '../ruling/typed-facts';

type Words = {
  readonly language: LanguageCode;
  readonly yes: string;
  readonly no: string;
  readonly seat: (seat: string) => string;
};

type ToldFact = { readonly name: string; readonly says: string; readonly told: string };

const toldValue = (value: unknown, words: Words, field?: Field): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => toldValue(each, words, field?.each)).join('\n');
  if (typeof value !== 'object' || value === null) return String(value);
  // A line of a poll, in the order in which it is declared and typed: what is stored keeps none.
  const parts = value as Readonly<Record<string, unknown>>;
  const order = Object.keys(field?.parts ?? parts);
  return order.map((name) => String(parts[name])).join(' ');
};

/** What an arbiter found, in the order and the words of the game's laws; what they do not know is told by its name. */
export const toldFacts = (
  laws: RulingLaws | null,
  facts: Readonly<Record<string, unknown>>,
  words: Words,
): readonly ToldFact[] => {
  const order = Object.keys(laws?.facts ?? {});
  return Object.keys(facts)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => {
      const fact = laws?.facts[name];
      const value = facts[name];
      const word = typeof value === 'string' ? fact?.words?.[value]?.[words.language] : undefined;
      const isSeat = fact !== undefined && fact.words === undefined && wordsOf(fact.field).length > 0;
      const told = word ?? (isSeat ? words.seat(String(value)) : toldValue(value, words, fact?.field));
      return { name, says: fact?.says[words.language] ?? name, told };
    });
};
