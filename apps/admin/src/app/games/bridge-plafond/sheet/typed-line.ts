import type { LanguageCode } from '../../../language/plural';

/** In French `C` is hearts, and West `O`; a record knows `H` and `W`. Letters that only one language knows serve both. */
const STRAINS: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  fr: { P: 'S', T: 'C', K: 'D', C: 'H', S: 'S', D: 'D', H: 'H', N: 'NT', NT: 'NT', SA: 'NT' },
  en: { S: 'S', C: 'C', D: 'D', H: 'H', N: 'NT', NT: 'NT', SA: 'NT', P: 'S', K: 'D', T: 'C' },
};
/** A strain of a record as it is typed in that language. */
const LETTERS: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  fr: { S: 'P', C: 'T', D: 'K', H: 'C', NT: 'SA' },
  en: { S: 'S', C: 'C', D: 'D', H: 'H', NT: 'NT' },
};
const WEST: Readonly<Record<string, string>> = { O: 'W', EO: 'EW' };

/** What a line says as far as it is typed: letters of a record, empty where nothing is said. */
export type LineParts = {
  readonly level: string;
  readonly strain: string;
  /** Empty, `X`, `XX`. */
  readonly risk: string;
  readonly declarer: string;
  /** `=`, `+1`, `-2`. */
  readonly margin: string;
  /** What honours score, and whose they are where it is not declarer's side. */
  readonly honours: string;
  readonly whose: string;
};

export const NOTHING: LineParts = {
  ...{ level: '', strain: '', risk: '', declarer: '', margin: '', honours: '', whose: '' },
};

const PARTS =
  /^([1-7])\s*(?:(NT?(?=\s*(?:X{1,2}|[NESWO]|$))|SA|[A-Z])\s*(X{0,2})\s*(?:([NESWO])\s*(=|[+-]\s*\d{0,2})?\s*(?:H\s*(\d{0,3})\s*(NS|EO|EW|[NESWO])?)?)?)?$/u;

/** Null for a text that does not begin as a line does. */
export const partsOf = (text: string, language: LanguageCode): LineParts | null => {
  const written = text.trim().toUpperCase().replaceAll('−', '-');
  if (written === '') return NOTHING;
  const match = PARTS.exec(written);
  if (match === null) return null;
  const [, level = '', strain = '', risk = '', declarer = '', margin = '', honours = '', whose = ''] = match;
  return {
    ...{ level, risk, honours, margin: margin.replaceAll(/\s/gu, '') },
    strain: STRAINS[language][strain] ?? strain,
    declarer: WEST[declarer] ?? declarer,
    whose: WEST[whose] ?? whose,
  };
};

/** The parts as they are typed in that language. */
export const typedParts = (parts: LineParts, language: LanguageCode): string => {
  const { level, strain, risk, declarer, margin, honours, whose } = parts;
  const west = (text: string): string => (language === 'fr' ? text.replace('W', 'O') : text);
  const held = honours === '' ? '' : ` h${honours}${west(whose)}`;
  return `${level}${LETTERS[language][strain] ?? strain}${risk}${west(declarer)}${margin}${held}`;
};

/** Honours that nobody has said yet. */
const HALF = /h\s*\d{0,2}\s*$/iu;

/** What somebody typed in that language as a record has it; a text that is no line as it stands. */
export const inRecord = (typed: string, language: LanguageCode): string => {
  const parts = partsOf(typed, language);
  return parts === null || parts.margin === '' || HALF.test(typed)
    ? typed.replace(/^\s*passe\s*$/iu, 'Pass')
    : typedParts(parts, 'en');
};

/** A line of a record as people type it in that language. */
export const typedForm = (line: string, language: LanguageCode): string => {
  const parts = partsOf(line, 'en');
  if (line === 'Pass') return language === 'fr' ? 'Passe' : line;
  return parts === null ? line : typedParts(parts, language);
};
