import type { LanguageCode } from '../../../language/plural';
import { readLead, typedLead } from './typed-lead';
import { begin, letter, seats, strains, symbols } from './typed-letters';

/** The arguments of bridge's result act; declarer and tricks are null for a passed-out deal. */
export type ResultAct = {
  readonly contract: string;
  readonly declarer: string | null;
  readonly tricks: number | null;
  readonly lead?: string;
  /** What the sheet says that it is worth to North-South, where that was typed. */
  readonly score?: number;
};

/** A score in the scorer's short form: `62+` is 620 to North-South, `5-` is 50 to East-West. */
export type ShortScore = { readonly side: 'NS' | 'EW'; readonly points: number };

export type Unfinished =
  | { readonly kind: 'contract' | 'declarer' | 'result' | 'lead' | 'sign' }
  | { readonly kind: 'tricks'; readonly made: number }
  | { readonly kind: 'trailing'; readonly rest: string };

/** What a typed line means. `check` is a score typed after the contract: both must agree (double entry). */
export type TypedLine =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unfinished'; readonly problem: Unfinished }
  | { readonly kind: 'result'; readonly act: ResultAct; readonly check: ShortScore | null }
  | { readonly kind: 'score'; readonly score: ShortScore }
  | { readonly kind: 'copy' }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'jump'; readonly table: string; readonly board: number };

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

/** Reads one line in the grammar of the session's language. Case does not matter, nor do spaces between parts. */
export const readTyped = (typed: string, language: LanguageCode): TypedLine => {
  const line = typed.trim().toUpperCase().replaceAll('−', '-');
  if (line === '') return { kind: 'empty' };
  if (line === '=') return { kind: 'copy' };
  if (line === '+' || line === '-') return { kind: 'move', by: line === '+' ? 1 : -1 };
  if (line.startsWith('/')) return readJump(line) ?? unfinished({ kind: 'contract' });
  const text = line.replace(/\s+/gu, '');
  const score = readScore(text);
  if (passes.has(text) || score?.points === 0) {
    return { kind: 'result', act: { contract: 'Pass', declarer: null, tricks: null }, check: score };
  }
  if (/^\d{2,3}$/u.test(text)) return unfinished({ kind: 'sign' });
  return score === null ? readContract(line, language) : { kind: 'score', score };
};

const readContract = (text: string, language: LanguageCode): TypedLine => {
  const level = /^[1-7]/u.exec(text)?.[0];
  const strain = begin(text.slice(1).trimStart(), [...symbols, ...strains[language]]);
  if (level === undefined || strain === null) return unfinished({ kind: 'contract' });
  const rest = text.slice(1).trimStart().slice(strain[0].length);
  const [, risk = '', seat = '', late = '', result = ''] =
    /^\s*(X{0,2})\s*([NESOW])\s*(X{0,2})\s*(.*)$/u.exec(rest) ?? [];
  const declarer = begin(seat, seats);
  if (declarer === null) return unfinished({ kind: 'declarer' });
  const [own, after] = risk === '' ? [late, result] : [risk, late + result];
  return readOutcome(`${level}${strain[1]}${own}`, declarer[1], { text: after, language });
};

type Rest = { readonly text: string; readonly language: LanguageCode };

/** What was made of a contract: `=`, `+1`, `-2` from it, or all tricks of the declarer, `10`; what is typed behind it. */
const outcomeIn = (
  text: string,
  level: number,
): { readonly tricks: number; readonly rest: string } | null => {
  const margin = /^(=|[+-](?:1[0-3]|[1-9]))(.*)$/u.exec(text);
  if (margin !== null) {
    const [, by = '', rest = ''] = margin;
    return { tricks: 6 + level + (by === '=' ? 0 : Number(by)), rest };
  }
  const total = /^(1[0-3]|\d)(|\D.*|\d{1,3}[+-])$/u.exec(text);
  return total === null ? null : { tricks: Number(total[1]), rest: total[2] ?? '' };
};

const readOutcome = (contract: string, declarer: string, { text, language }: Rest): TypedLine => {
  const outcome = outcomeIn(text, Number(contract.charAt(0)));
  if (outcome === null) return unfinished({ kind: 'result' });
  const { tricks } = outcome;
  if (tricks < 0 || tricks > 13) return unfinished({ kind: 'tricks', made: tricks });
  const led = readLead(outcome.rest.trimStart(), language);
  const rest = led.rest.replace(/\s+/gu, '');
  if (led.suit !== '' && led.rank === '') return unfinished({ kind: 'lead' });
  const act = { contract, declarer, tricks, ...(led.suit === '' ? {} : { lead: led.suit + led.rank }) };
  if (/^\d{1,3}$/u.test(rest)) return unfinished({ kind: 'sign' });
  if (rest === '') return { kind: 'result', act, check: null };
  const check = readScore(rest);
  return check === null ? unfinished({ kind: 'trailing', rest }) : { kind: 'result', act, check };
};

/** A stored result (`4SXN-1`) as somebody would type it in that language (`4PXN-1`). */
export const typedForm = (notation: string, language: LanguageCode): string => {
  if (notation === 'Pass') return language === 'fr' ? 'PASSE' : 'PASS';
  const match = /^([1-7])(NT|[SHDC])(X{0,2})([NESW])(.*)$/u.exec(notation);
  if (match === null) return notation;
  const [, level = '', strain = '', risk = '', declarer = '', margin = ''] = match;
  return typedParts({ level, strain, risk, declarer, margin, leadSuit: '', leadRank: '' }, language);
};

/** A contract with its result and lead as far as they are said: canonical letters, empty where nothing is. */
export type ContractParts = Readonly<
  Record<'level' | 'strain' | 'risk' | 'declarer' | 'margin' | 'leadSuit' | 'leadRank', string>
>;

/** The parts of a line that is the beginning of a contract, or a whole one; null for any other. */
export const partsOf = (typed: string, language: LanguageCode): ContractParts | null => {
  const text = typed.toUpperCase().replaceAll('−', '-').replace(/\s+/gu, '');
  const level = /^[1-7]/u.exec(text)?.[0] ?? '';
  const strain = begin(text.slice(level.length), [...symbols, ...strains[language]]) ?? ['', ''];
  const [, risk = '', seat = '', late = '', margin = '', behind = ''] =
    /^(X{0,2})([NESOW]?)(X{0,2})(=|[+-]\d{0,2})?(.*)$/u.exec(text.slice(level.length + strain[0].length)) ??
    [];
  const led = seat === '' ? { suit: '', rank: '', rest: behind } : readLead(behind, language);
  const isWhole =
    led.rest === '' &&
    level !== '' &&
    (strain[1] !== '' || text.length === 1) &&
    (risk === '' || late === '');
  if (!isWhole) return null;
  const declarer = seat === 'O' ? 'W' : seat;
  return {
    level,
    strain: strain[1],
    risk: risk + late,
    declarer,
    margin,
    leadSuit: led.suit,
    leadRank: led.rank,
  };
};

/** The same parts as somebody would type them in that language. */
export const typedParts = (
  { level, strain, risk, declarer, margin, leadSuit, leadRank }: ContractParts,
  language: LanguageCode,
): string =>
  [
    level,
    letter(strains[language], strain),
    risk,
    language === 'fr' && declarer === 'W' ? 'O' : declarer,
    margin,
    leadSuit === '' ? '' : ` ${typedLead(leadSuit, leadRank, language)}`,
  ].join('');
