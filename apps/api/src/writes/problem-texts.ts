import type { Facts } from '@arbitre/rules';
import { messages } from './messages';

export type ProblemTexts = { readonly code: string; readonly messageFr: string; readonly messageEn: string };

/** French sets a narrow space before some marks; facts are inserted as they are. */
const fill = (template: string, facts: Facts): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    return Array.isArray(fact) ? fact.join(', ') : String(fact ?? '…');
  });

/** The sentences for a code of this API or of the write side. */
export const textsOf = (code: string, facts: Facts): ProblemTexts => {
  const [fr, en] = messages[code] ?? [`Refusé (${code}).`, `Refused (${code}).`];
  return { code, messageFr: fill(fr, facts), messageEn: fill(en, facts) };
};
