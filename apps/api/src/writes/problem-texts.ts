import { CODES, type Facts } from '@arbitre/rules';
import { messages } from './messages';

export type ProblemTexts = { readonly code: string; readonly messageFr: string; readonly messageEn: string };

const fill = (template: string, facts: Facts): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    return Array.isArray(fact) ? fact.join(', ') : String(fact ?? '…');
  });

const isArticle = (code: string): boolean => /^[A-Z]{2}/.test(code);

/** What the rules say of the code by itself, or what there is to say when no catalogue has it. */
const plain = (code: string): readonly [fr: string, en: string] => {
  const text = CODES.get(code);
  if (text !== undefined) return [text.fr, text.en];
  return isArticle(code)
    ? [`Contraire à l’article ${code}.`, `Against article ${code}.`]
    : [`Refusé (${code}).`, `Refused (${code}).`];
};

/** The sentences for a code of this API or of the write side. */
export const textsOf = (code: string, facts: Facts): ProblemTexts => {
  const [fr, en] = messages[code] ?? plain(code);
  return { code, messageFr: fill(fr, facts), messageEn: fill(en, facts) };
};
