import { plainText, type NotationPart } from './notation';
import { isSuit } from './suit-paths';
import { catalogues } from '../language/catalogues';
import type { LanguageCode } from '../language/plural';
import { wordIn } from '../language/word-in';

const words = { fr: { pass: 'Passe', notrump: 'SA' }, en: { pass: 'Pass', notrump: 'NT' } } as const;

/** `4SXN-1`, `4SX N`, `3NT` or `Pass`, drawn with symbols and in the reader's letters. */
export const contractParts = (notation: string, language: LanguageCode): readonly NotationPart[] => {
  if (/^pass$/iu.test(notation)) return plainText(words[language].pass);
  const match = /^([1-7])(NT|[SHDC])(XX?)?\s*([NESW])?\s*(=|[+-]\d+)?$/u.exec(notation);
  if (match === null) return plainText(notation);
  const [, level = '', strain = '', risk = '', seat, margin = ''] = match;
  const letter = seat === undefined ? '' : (catalogues[language].seatLetters[seat] ?? seat);
  const by = seat === undefined ? '' : `\u00a0${letter}`;
  return [
    ...plainText(isSuit(strain) ? level : `${level}${words[language].notrump}`),
    ...(isSuit(strain) ? [{ kind: 'suit', suit: strain } as const] : []),
    ...plainText(`${risk}${by}${margin.replace('-', '−')}`),
  ];
};

/** Whatever else a stream holds in its place has no letters. */
const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A contract as events hold it: level, strain, risk and declarer; null where all passed. */
export const contractOfEvent = (contract: unknown, language: LanguageCode): readonly NotationPart[] => {
  if (typeof contract === 'string') return contractParts(contract, language);
  if (typeof contract !== 'object' || contract === null) return contractParts('Pass', language);
  const [level, strain, risk, declarer] = ['level', 'strain', 'risk', 'declarer'].map((name) =>
    written(wordIn(contract as Readonly<Record<string, unknown>>, name)),
  );
  return contractParts(`${level}${strain}${risk} ${declarer}`, language);
};
