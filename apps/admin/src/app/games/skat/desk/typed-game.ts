import type { LanguageCode } from '../../../language/plural';

/** The result act of skat as a list entry gives it; the declarer by the column of the list, from 1. */
export type ListedGame = {
  readonly column: number;
  /** `CHS`: notation of contracts. */
  readonly contract: string;
  /** Positive with, negative without; 0 in null. */
  readonly matadors: number;
  readonly level: 'simple' | 'schneider' | 'schwarz';
  readonly won: boolean;
  /** 0 where it was not typed. */
  readonly bid: number;
};

export type GameProblem =
  | { readonly kind: 'declarer' | 'game' | 'matadors' | 'steps' | 'outcome' }
  | { readonly kind: 'table'; readonly seats: number }
  | { readonly kind: 'sitsOut'; readonly column: number }
  | { readonly kind: 'rest'; readonly rest: string };

export type TypedGame =
  | { readonly kind: 'empty' }
  | { readonly kind: 'passed' }
  | { readonly kind: 'jump'; readonly deal: number }
  | { readonly kind: 'game'; readonly game: ListedGame }
  | { readonly kind: 'unfinished'; readonly problem: GameProblem };

/** Letters of the language of the page first; those that only one language has serve in both. */
export const gameLetters: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  fr: { T: 'C', P: 'S', C: 'H', K: 'D', G: 'G', N: 'N', S: 'S', H: 'H', D: 'D' },
  en: { C: 'C', S: 'S', H: 'H', D: 'D', G: 'G', N: 'N', T: 'C', P: 'S', K: 'D' },
};

const unfinished = (problem: GameProblem): TypedGame => ({ kind: 'unfinished', problem });

/** The steps as typed: H hand, S schneider, Z schwarz, A announced, O ouvert; null for what no game has. */
const readSteps = (typed: string): { readonly said: string; readonly level: ListedGame['level'] } | null => {
  const match = /^(H?)(?:([SZ])(A?))?(O?)$/u.exec(typed);
  if (match === null) return null;
  const [, hand = '', step = '', announced = '', ouvert = ''] = match;
  const level =
    step === 'Z' || (ouvert !== '' && hand !== '') ? 'schwarz' : step === 'S' ? 'schneider' : 'simple';
  const said = ouvert === '' ? (announced === '' ? '' : step) : ouvert;
  return { said: hand + said, level };
};

/** Who plays: the seats of a table in the order of its list, and the one that deals (SKAT-3.2-GAP-1). */
/** `deal`: its number since the table is as it is; place 1 dealt the first. */
export type TableOfDeal = { readonly seats: number; readonly deal: number };

export const dealerColumn = ({ seats, deal }: TableOfDeal): number => ((deal - 1) % seats) + 1;

/** The part that each column plays in a deal: forehand is on the dealer's left. */
export const partOf = (
  column: number,
  table: TableOfDeal,
): 'forehand' | 'middlehand' | 'rearhand' | 'dealer' => {
  const { seats } = table;
  const left = (((column - dealerColumn(table)) % seats) + seats) % seats;
  if (left === 0) return seats === 3 ? 'rearhand' : 'dealer';
  return left === 1 ? 'forehand' : left === 2 ? 'middlehand' : 'rearhand';
};

const most: Readonly<Record<string, number>> = { N: 0, G: 4 };

/** How many matadors a game can be with or without. */
export const mostMatadors = (game: string): number => (game === '' ? 0 : (most[game] ?? 11));

/** Reads `1g2+`: declarer's column, game, matadors (`-2` without two), steps, won or lost, and a bid where it is known. */
export const readGame = (typed: string, language: LanguageCode, table: TableOfDeal): TypedGame => {
  const line = typed.trim().toUpperCase().replaceAll('−', '-');
  if (line === '') return { kind: 'empty' };
  if (line === '0') return { kind: 'passed' };
  const jump = /^\/(\d{1,3})$/u.exec(line);
  if (jump !== null) return { kind: 'jump', deal: Number(jump[1]) };
  const [body = '', bid = '', ...more] = line.split(/\s+/u);
  if (more.length > 0) return unfinished({ kind: 'rest', rest: more.join(' ') });
  if (!/^\d{0,3}$/u.test(bid)) return unfinished({ kind: 'rest', rest: bid });
  const read = readBody(body, language, table);
  return read.kind === 'game' ? { kind: 'game', game: { ...read.game, bid: Number(bid) } } : read;
};

const readBody = (body: string, language: LanguageCode, table: TableOfDeal): TypedGame => {
  const column = Number(/^[1-9]/u.exec(body)?.[0] ?? 0);
  if (column === 0) return unfinished({ kind: 'declarer' });
  if (column > table.seats) return unfinished({ kind: 'table', seats: table.seats });
  if (partOf(column, table) === 'dealer') return unfinished({ kind: 'sitsOut', column });
  const game = gameLetters[language][body.charAt(1)];
  if (game === undefined) return unfinished({ kind: 'game' });
  const [, number = '', letters = '', outcome = '', rest = ''] =
    /^(-?\d{1,2})?([A-Z]*)([+-]?)(.*)$/u.exec(body.slice(2)) ?? [];
  const matadors = Number(number);
  const limit = mostMatadors(game);
  if (
    game === 'N' ? number !== '' && matadors !== 0 : !(Math.abs(matadors) >= 1 && Math.abs(matadors) <= limit)
  )
    return unfinished({ kind: 'matadors' });
  const steps = readSteps(letters);
  if (steps === null) return unfinished({ kind: 'steps' });
  if (outcome === '') return unfinished({ kind: 'outcome' });
  if (rest !== '') return unfinished({ kind: 'rest', rest });
  const level = game === 'N' ? 'simple' : steps.level;
  const contract = game + steps.said;
  return {
    kind: 'game',
    game: { column, contract, matadors: game === 'N' ? 0 : matadors, level, won: outcome === '+', bid: 0 },
  };
};
