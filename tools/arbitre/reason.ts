import { articlesById, CODES, type Violation } from '@arbitre/rules';
import type { Texts } from './texts/texts';

const articles = articlesById();

const factsText = (facts: Violation['facts']): string => {
  const told = Object.entries(facts).filter(([, value]) => value !== null);
  return told.length === 0 ? '' : ` ${told.map(([name, value]) => `${name}=${String(value)}`).join(' ')}`;
};

/** A code with its words and facts: `BD-L18D: A bid must be higher than the last. call=1H`. */
export const reasonText = (code: string, facts: Violation['facts'], texts: Texts): string => {
  const words = texts.codes[code] ?? (articles.get(code)?.text ?? CODES.get(code))?.[texts.language];
  return `${code}${words === undefined ? '' : `: ${words}`}${factsText(facts)}`;
};
