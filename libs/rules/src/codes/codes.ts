import { ISS_CODES } from './iss';
import { PBN_CODES } from './pbn';
import { REFUSALS } from './refusals';
import { SCRABBLE_CODES } from './scrabble';
import { SCRABBLE_WORD_CODES } from './scrabble-words';
import { SKAT_CODES } from './skat';
import { SKAT_TOURNAMENT_CODES } from './skat-tournament';
import { WHIST_CODES } from './whist';
import { WHIST_MILITAIRE_CODES } from './whist-militaire';

export type CodeText = { readonly fr: string; readonly en: string };

/** The text of every code that the rules answer with beside articles; whoever shows a refusal looks here second. */
export const CODES: ReadonlyMap<string, CodeText> = new Map(
  [
    ...REFUSALS,
    ...WHIST_MILITAIRE_CODES,
    ...WHIST_CODES,
    ...PBN_CODES,
    ...ISS_CODES,
    ...SKAT_CODES,
    ...SKAT_TOURNAMENT_CODES,
    ...SCRABBLE_WORD_CODES,
    ...SCRABBLE_CODES,
  ].map(([code, fr, en]) => [code, { fr, en }]),
);
