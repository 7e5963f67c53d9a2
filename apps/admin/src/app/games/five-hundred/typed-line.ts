import type { LanguageCode } from '../../language/plural';

/** In French `C` is hearts, and West `O`; a record knows `H` and `W`. Letters that only one language knows serve both. */
const DENOMINATIONS: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  fr: { P: 'S', T: 'C', K: 'D', C: 'H', S: 'S', D: 'D', H: 'H', N: 'N', NT: 'N', SA: 'N' },
  en: { S: 'S', C: 'C', D: 'D', H: 'H', N: 'N', NT: 'N', SA: 'N', P: 'S', K: 'D', T: 'C' },
};
/** A denomination of a record as it is typed in that language. */
const LETTERS: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  fr: { S: 'P', C: 'T', D: 'K', H: 'C', N: 'SA' },
  en: { S: 'S', C: 'C', D: 'D', H: 'H', N: 'NT' },
};

const SIDES: Readonly<Record<string, string>> = { EO: 'EW', O: 'W' };

/** What a line says as far as it is typed: letters of a record, empty where nothing is said. */
export type TypedParts = {
  readonly taker: string;
  readonly tricks: string;
  readonly denomination: string;
  /** `+`, `+1`, `-2`, `R+`, `R-`. */
  readonly end: string;
};

const PARTS = /^(NS|EO|EW|[NESWO])?\s*(?:(\d{1,2})\s*(?:(NT|SA|[A-Z])\s*(R?\s*[+-]\s*\d*)?)?)?$/u;

/** Null for a text that does not begin as a line does. */
export const partsOf = (text: string, language: LanguageCode): TypedParts | null => {
  const match = PARTS.exec(text.trim().toUpperCase().replaceAll('−', '-'));
  if (match === null) return null;
  const [, taker = '', tricks = '', trump = '', end = ''] = match;
  return {
    ...{ taker: SIDES[taker] ?? taker, tricks, end: end.replaceAll(/\s/gu, '') },
    denomination: DENOMINATIONS[language][trump] ?? trump,
  };
};

/** The parts as they are typed in that language. */
export const typedParts = (
  { taker, tricks, denomination, end }: TypedParts,
  language: LanguageCode,
): string =>
  `${language === 'fr' ? taker.replace('W', 'O') : taker}${tricks}${LETTERS[language][denomination] ?? denomination}${end}`;

/** What somebody typed in that language as a record has it; the text itself where it is no whole line. */
export const inRecord = (typed: string, language: LanguageCode): string => {
  const parts = partsOf(typed, language);
  if (parts === null || parts.end === '') return typed;
  return `${parts.taker}${parts.tricks}${parts.denomination}${parts.end}`;
};

export const inFrench = (notation: string): string => {
  const parts = partsOf(notation, 'en');
  return parts === null ? notation : typedParts(parts, 'fr');
};
