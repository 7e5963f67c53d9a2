import { PBN_CODES } from './pbn';
import { REFUSALS } from './refusals';

export type CodeText = { readonly fr: string; readonly en: string };

/** The text of every code that the rules answer with beside articles; whoever shows a refusal looks here second. */
export const CODES: ReadonlyMap<string, CodeText> = new Map(
  [...REFUSALS, ...PBN_CODES].map(([code, fr, en]) => [code, { fr, en }]),
);
