import { contractText, type Line, outcomeText } from './deal-score';
import { DAMES, GAME_CODES, type GameCode, gameOf, type Suit, SUITS_UPWARD } from './ladder';
import { declarersOf, type Outcome, resultKind } from './score/deal-points';
import { QUEENS } from './score/grid';
import { SEATS } from './seats';

/** A line of a paper sheet: what was played, by which places, and how it ended; places are counted from 1. */
export type TypedDeal = {
  readonly game: GameCode | typeof DAMES;
  readonly suit: Suit | null;
  readonly places: readonly number[];
  /** A solo of 8 that was its player's first word. */
  readonly direct: boolean;
  readonly outcome: Outcome;
};

export type TypedProblem = 'game' | 'suit' | 'no-suit' | 'places' | 'result' | 'queens' | 'sits-out';
export type ReadLine =
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly problem: TypedProblem }
  | { readonly kind: 'ready'; readonly deal: TypedDeal };

/** What the suits are called where a line is typed. */
export type TypedLanguage = 'fr' | 'en';

export const SUIT_LETTERS: Readonly<Record<TypedLanguage, Readonly<Record<Suit, string>>>> = {
  fr: { S: 'P', C: 'T', D: 'K', H: 'C' },
  en: { S: 'S', C: 'C', D: 'D', H: 'H' },
};

/** In French `C` is hearts. Letters that only one language knows serve both. */
const suitOf = (letter: string, language: TypedLanguage): Suit | null => {
  const other = language === 'fr' ? 'en' : 'fr';
  const called = (by: TypedLanguage): Suit | undefined =>
    SUITS_UPWARD.find((suit) => SUIT_LETTERS[by][suit] === letter);
  return called(language) ?? called(other) ?? null;
};

/** `D` is short for Dames. */
const SHORT_DAMES = 'D';
/** The longest first: `PME` before `PM`, `PM` before `P`. */
const CODES = [...GAME_CODES, DAMES, SHORT_DAMES].toSorted((one, other) => other.length - one.length);
/** A small slam without trump, behind its `PC`. */
const WITHOUT_TRUMP = /^(?:SA|NT|N)/u;

const problem = (of: TypedProblem): ReadLine => ({ kind: 'problem', problem: of });

/** What may be left out, and who plays. */
export type TypedAt = {
  readonly language: TypedLanguage;
  /** The places that play the deal. */
  readonly active: readonly number[];
  /** Suit and places say nothing of the score and may be left out: the places are then 1 and 3, or 1. */
  readonly short?: true;
};

type Suited = {
  readonly game: TypedDeal['game'];
  readonly suit: Suit | null;
  /** What stands behind them. */
  readonly rest: string;
};

/** @param text what stands behind the code */
const suitIn = (code: string, text: string, { language, short }: TypedAt): Suited | TypedProblem => {
  if (code === SHORT_DAMES || code === DAMES) return { game: DAMES, suit: null, rest: text };
  const behind = text.replace(/^-(?=[A-Z])/u, '');
  const without = code === 'PC' ? (WITHOUT_TRUMP.exec(behind)?.[0] ?? '') : '';
  if (without !== '') return { game: 'PCSA', suit: null, rest: behind.slice(without.length) };
  const game = code as GameCode;
  const suit = suitOf(behind.charAt(0), language);
  if (!gameOf(game).suited) return suit === null ? { game, suit, rest: behind } : 'no-suit';
  if (suit === null) return short === true && !/^[A-Z]/u.test(behind) ? { game, suit, rest: behind } : 'suit';
  return { game, suit, rest: behind.slice(1) };
};

/** `0121`, `0-1-2-1`: of the four who play, in the order of their places; `2:1 3:2`: of whoever took one. */
const queensIn = (text: string, active: readonly number[]): Outcome | TypedProblem => {
  const isByPlace = text.includes(':');
  if (!(isByPlace ? /^(?:[1-5]:[0-4](?:\s+|$))+$/u : /^\d(?:\s*-?\s*\d){3}$/u).test(text)) return 'queens';
  const digits = Array.from(text.replaceAll(/\D/gu, ''), Number);
  const taken = isByPlace
    ? digits.flatMap((place, at) => (at % 2 === 0 ? [[place, digits[at + 1] ?? 0] as const] : []))
    : active.map((place, at) => [place, digits[at] ?? 0] as const);
  if (taken.some(([place]) => !active.includes(place))) return 'sits-out';
  const sum = taken.reduce((all, [, queens]) => all + queens, 0);
  const isTwice = new Set(taken.map(([place]) => place)).size < taken.length;
  if (sum !== QUEENS || isTwice) return 'queens';
  const by = new Map(taken);
  return { queens: Object.fromEntries(active.map((place) => [String(place), by.get(place) ?? 0])) };
};

const tricksIn = (text: string): Outcome | TypedProblem => {
  const tricks = /^\d{1,2}$/u.test(text) ? Number(text) : NaN;
  return tricks <= 13 ? { tricks } : 'result';
};

const madeIn = (text: string): Outcome | TypedProblem => {
  const signs = Array.from(text.replaceAll(/\s/gu, ''));
  const isWhole = signs.length > 0 && signs.every((sign) => sign === '+' || sign === '-');
  return isWhole ? { made: signs.map((sign) => sign === '+') } : 'result';
};

const outcomeIn = (
  game: TypedDeal['game'],
  text: string,
  active: readonly number[],
): Outcome | TypedProblem => {
  const kind = resultKind(game);
  if (kind === 'queens') return queensIn(text, active);
  return kind === 'tricks' ? tricksIn(text) : madeIn(text);
};

/** Who plays it where nobody says: the first and the third of the table, or the first. */
const placesFor = (game: TypedDeal['game'], outcome: Outcome): readonly number[] => {
  const { least, most } = declarersOf(game);
  const many = 'made' in outcome ? Math.min(outcome.made.length, most) : least;
  return [1, 3].slice(0, many);
};

const placesProblem = (
  game: TypedDeal['game'],
  places: readonly number[],
  active: readonly number[],
): TypedProblem | null => {
  if (places.some((place) => !active.includes(place))) return 'sits-out';
  const { least, most } = declarersOf(game);
  return places.length < least || places.length > most || new Set(places).size < places.length
    ? 'places'
    : null;
};

/** `1+3 10`, `13 10`: the places, then how it ended; `*` before them behind an S8 that was not announced at once. */
const PLACED = /^(\*?)\s*([1-5](?:\s*\+?\s*[1-5])?)\s+(.*)$/u;
const UNPLACED = /^(\*?)\s*()(.*)$/u;

/**
 * The one line that a scorer types, at the desk as on the command line: game and suit, the places that play it, how it ended.
 * `E9H 13 10`, or `E9-H 1+3 10` as it is printed: places 1 and 3 have 10 tricks; `PM 24 +-`: place 2 made it, 4 did not; `D 0121`: the
 * queens of the four who play, in the order of their places. `*` behind an S8: not announced at once.
 */
export const readTypedLine = (typed: string, at: TypedAt): ReadLine => {
  const { active, short } = at;
  const text = typed.trim().toUpperCase().replaceAll('−', '-');
  if (text === '') return { kind: 'none' };
  const code = CODES.find((each) => text.startsWith(each));
  if (code === undefined) return problem('game');
  const suited = suitIn(code, text.slice(code.length).trimStart(), at);
  if (typeof suited === 'string') return problem(suited);
  const { game, suit } = suited;
  const rest = suited.rest.trimStart();
  const placed = game === DAMES ? null : PLACED.exec(rest);
  const [, raised = '', seats = '', ending = ''] = placed ?? UNPLACED.exec(rest) ?? [];
  const said = Array.from(seats.replaceAll(/[\s+]/gu, ''), Number);
  const wrong = short === true && said.length === 0 ? null : placesProblem(game, said, active);
  if (wrong !== null) return problem(wrong);
  const outcome = outcomeIn(game, ending, active);
  if (typeof outcome === 'string') return problem(outcome);
  const places = said.length === 0 ? placesFor(game, outcome) : said;
  if ('made' in outcome && outcome.made.length !== places.length) return problem('result');
  return { kind: 'ready', deal: { game, suit, places, direct: game === 'S8' && raised === '', outcome } };
};

/** A line as acts and records have it, by places. */
export const lineOf = ({ game, suit, places, direct, outcome }: TypedDeal): Line => ({
  ...{ contract: contractText(game, suit), direct, outcome },
  declarers: places.flatMap((place) => SEATS[place - 1] ?? []),
});

/** The line as it is printed: what is printed can be typed. */
export const typedLine = (deal: TypedDeal): string => {
  const { contract, declarers, direct, outcome } = lineOf(deal);
  const raised = deal.game === 'S8' && !direct ? '*' : '';
  return [`${contract}${raised}`, declarers.join('+'), outcomeText(outcome)]
    .filter((part) => part !== '')
    .join(' ');
};
