import type { LanguageCode } from '../../../language/plural';

/** The arguments of bridge's result act; declarer and tricks are null for a passed-out deal. */
export type ResultAct = {
  readonly contract: string;
  readonly declarer: string | null;
  readonly tricks: number | null;
};

/** A score in the scorer's short form: `62+` is 620 to North-South, `5-` is 50 to East-West. */
export type ShortScore = { readonly side: 'NS' | 'EW'; readonly points: number };

export type Unfinished =
  | { readonly kind: 'contract' | 'declarer' | 'result' }
  | { readonly kind: 'tricks'; readonly made: number }
  | { readonly kind: 'trailing'; readonly rest: string };

/** What a typed line means. `check` is a score typed after the contract: both must agree (double entry). */
export type TypedLine =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unfinished'; readonly problem: Unfinished }
  | { readonly kind: 'result'; readonly act: ResultAct; readonly check: ShortScore | null }
  | { readonly kind: 'score'; readonly score: ShortScore }
  | { readonly kind: 'copy' }
  | { readonly kind: 'jump'; readonly table: string; readonly board: number };

type Letters = readonly (readonly [typed: string, canonical: string])[];

/** Longest first. `C` is coeur in French and clubs in English; letters that only one language knows serve both. */
const strains: Readonly<Record<LanguageCode, Letters>> = {
  fr: [
    ...([
      ['SA', 'NT'],
      ['NT', 'NT'],
      ['P', 'S'],
      ['C', 'H'],
      ['K', 'D'],
      ['T', 'C'],
    ] as const),
    ...([
      ['S', 'S'],
      ['H', 'H'],
      ['D', 'D'],
      ['N', 'NT'],
    ] as const),
  ],
  en: [
    ...([
      ['NT', 'NT'],
      ['SA', 'NT'],
      ['S', 'S'],
      ['H', 'H'],
      ['D', 'D'],
      ['C', 'C'],
      ['N', 'NT'],
    ] as const),
    ...([
      ['P', 'S'],
      ['K', 'D'],
      ['T', 'C'],
    ] as const),
  ],
};

const symbols: Letters = [
  ['♠', 'S'],
  ['♥', 'H'],
  ['♦', 'D'],
  ['♣', 'C'],
];
const seats: Letters = [
  ['N', 'N'],
  ['E', 'E'],
  ['S', 'S'],
  ['O', 'W'],
  ['W', 'W'],
];

const begin = (text: string, letters: Letters): readonly [string, string] | null =>
  letters.find(([typed]) => text.startsWith(typed)) ?? null;

const unfinished = (problem: Unfinished): TypedLine => ({ kind: 'unfinished', problem });

const readScore = (text: string): ShortScore | null => {
  const match = /^(\d{1,3})([+-])$/u.exec(text);
  if (match === null) return null;
  return { side: match[2] === '+' ? 'NS' : 'EW', points: Number(match[1]) * 10 };
};

const passes = new Set(['PASS', 'PASSE', 'PA', '0']);

/** Whether the line says that everybody passed. */
export const isPassed = (typed: string): boolean => passes.has(typed.trim().toUpperCase());

const readJump = (text: string): TypedLine | null => {
  const match = /^\/\s*(\w{1,4})\s+(\d{1,3})$/u.exec(text);
  return match === null ? null : { kind: 'jump', table: match[1] ?? '', board: Number(match[2]) };
};

/** Reads one line in the grammar of the session's language. Case and spaces do not matter. */
export const readTyped = (typed: string, language: LanguageCode): TypedLine => {
  const line = typed.trim().toUpperCase().replaceAll('−', '-');
  if (line === '') return { kind: 'empty' };
  if (line === '=') return { kind: 'copy' };
  if (line.startsWith('/')) return readJump(line) ?? unfinished({ kind: 'contract' });
  const text = line.replace(/\s+/gu, '');
  if (passes.has(text)) {
    return { kind: 'result', act: { contract: 'Pass', declarer: null, tricks: null }, check: null };
  }
  const score = readScore(text);
  return score === null ? readContract(text, language) : { kind: 'score', score };
};

const readContract = (text: string, language: LanguageCode): TypedLine => {
  const level = /^[1-7]/u.exec(text)?.[0];
  const strain = begin(text.slice(1), [...symbols, ...strains[language]]);
  if (level === undefined || strain === null) return unfinished({ kind: 'contract' });
  let rest = text.slice(1 + strain[0].length);
  let risk = /^X{0,2}/u.exec(rest)?.[0] ?? '';
  rest = rest.slice(risk.length);
  const seat = begin(rest, seats);
  if (seat === null) return unfinished({ kind: 'declarer' });
  rest = rest.slice(1);
  if (risk === '') {
    risk = /^X{0,2}/u.exec(rest)?.[0] ?? '';
    rest = rest.slice(risk.length);
  }
  return readMargin(`${level}${strain[1]}${risk}`, seat[1], rest);
};

const readMargin = (contract: string, declarer: string, text: string): TypedLine => {
  const match = /^(=|[+-](?:1[0-3]|[1-9]))(.*)$/u.exec(text);
  if (match === null) return unfinished({ kind: 'result' });
  const [, margin = '', rest = ''] = match;
  const tricks = 6 + Number(contract.charAt(0)) + (margin === '=' ? 0 : Number(margin));
  if (tricks < 0 || tricks > 13) return unfinished({ kind: 'tricks', made: tricks });
  const act = { contract, declarer, tricks };
  if (rest === '') return { kind: 'result', act, check: null };
  const check = readScore(rest);
  return check === null ? unfinished({ kind: 'trailing', rest }) : { kind: 'result', act, check };
};

const letter = (letters: Letters, canonical: string): string =>
  letters.find(([, to]) => to === canonical)?.[0] ?? canonical;

/** A stored result (`4SXN-1`) as somebody would type it in that language (`4PXN-1`). */
export const typedForm = (notation: string, language: LanguageCode): string => {
  if (notation === 'Pass') return language === 'fr' ? 'PASSE' : 'PASS';
  const match = /^([1-7])(NT|[SHDC])(X{0,2})([NESW])(.*)$/u.exec(notation);
  if (match === null) return notation;
  const [, level = '', strain = '', risk = '', declarer = '', margin = ''] = match;
  return typedParts({ level, strain, risk, declarer, margin }, language);
};

/** A contract with its result as far as it is said: canonical letters, empty where nothing is. */
export type ContractParts = Readonly<Record<'level' | 'strain' | 'risk' | 'declarer' | 'margin', string>>;

/** The parts of a line that is the beginning of a contract, or a whole one; null for any other. */
export const partsOf = (typed: string, language: LanguageCode): ContractParts | null => {
  const text = typed.toUpperCase().replaceAll('−', '-').replace(/\s+/gu, '');
  const level = /^[1-7]/u.exec(text)?.[0] ?? '';
  const strain = begin(text.slice(level.length), [...symbols, ...strains[language]]) ?? ['', ''];
  const [, risk = '', seat = '', late = '', margin = '', rest = ''] =
    /^(X{0,2})([NESOW]?)(X{0,2})(=|[+-]\d{0,2})?(.*)$/u.exec(text.slice(level.length + strain[0].length)) ??
    [];
  const isWhole =
    rest === '' && level !== '' && (strain[1] !== '' || text.length === 1) && (risk === '' || late === '');
  if (!isWhole) return null;
  return { level, strain: strain[1], risk: risk + late, declarer: seat === 'O' ? 'W' : seat, margin };
};

/** The same parts as somebody would type them in that language. */
export const typedParts = (
  { level, strain, risk, declarer, margin }: ContractParts,
  language: LanguageCode,
): string =>
  [
    level,
    letter(strains[language], strain),
    risk,
    language === 'fr' && declarer === 'W' ? 'O' : declarer,
    margin,
  ].join('');
