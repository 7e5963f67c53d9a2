import { DAMES, gameOf, isGameCode, type Outcome, resultKind, type Suit } from '@arbitre/rules/whist-bridge';
import type { LanguageCode } from '../../../language/plural';
import type { Game } from '../phone/contract-steps';

/** A line of a sheet: what was played, by which places, and how it ended; places are counted from 1. */
export type TypedDeal = {
  readonly game: Game;
  readonly suit: Suit | null;
  readonly places: readonly number[];
  readonly direct: boolean;
  readonly outcome: Outcome;
};

export type TypedProblem = 'game' | 'suit' | 'no-suit' | 'places' | 'result' | 'queens' | 'sits-out';
export type ReadLine =
  | { readonly kind: 'none' }
  | { readonly kind: 'problem'; readonly problem: TypedProblem }
  | { readonly kind: 'ready'; readonly deal: TypedDeal };

/** In French `C` is hearts; a record knows `H`. Letters that only one language knows serve both. */
const SUITS: Readonly<Record<LanguageCode, Readonly<Record<string, Suit>>>> = {
  fr: { P: 'S', T: 'C', K: 'D', C: 'H', S: 'S', D: 'D', H: 'H' },
  en: { S: 'S', C: 'C', D: 'D', H: 'H', P: 'S', T: 'C', K: 'D' },
};

const QUEENS = 4;

const problem = (of: TypedProblem): ReadLine => ({ kind: 'problem', problem: of });

/** Games by their codes as they are typed, the longest first: `PME` before `PM`, `PM` before `P`. */
const CODES = /^(E1[0-3]|E[89]|S[678]|A1[01]|A9|GME|GM|PME|PM|PC|CH|TR|P|D)/u;

const gameIn = (text: string): readonly [code: string, rest: string] => {
  const code = CODES.exec(text)?.[1] ?? '';
  return [code, text.slice(code.length).trimStart()];
};

const outcomeIn = (
  game: Game,
  text: string,
  places: readonly number[],
  active: readonly number[],
): Outcome | TypedProblem => {
  switch (resultKind(game)) {
    case 'tricks': {
      const tricks = /^\d{1,2}$/u.test(text) ? Number(text) : NaN;
      return tricks <= 13 ? { tricks } : 'result';
    }
    case 'made': {
      const signs = Array.from(text.replaceAll(/\s/gu, ''));
      const isWhole = signs.length === places.length && signs.every((sign) => sign === '+' || sign === '-');
      return isWhole ? { made: signs.map((sign) => sign === '+') } : 'result';
    }
    case 'queens': {
      const queens = Array.from(text.replaceAll(/\s/gu, ''), Number);
      const sum = queens.reduce((all, one) => all + one, 0);
      if (queens.length !== active.length || sum !== QUEENS) return 'queens';
      return { queens: Object.fromEntries(active.map((place, at) => [String(place), queens[at] ?? 0])) };
    }
  }
};

/** @param text what stands behind the game, with its suit */
const suitIn = (
  code: string,
  text: string,
  language: LanguageCode,
): readonly [Game, Suit | null, string] | TypedProblem => {
  if (code === 'D') return [DAMES, null, text];
  const suit = SUITS[language][text.charAt(0)] ?? null;
  const without = /^(?:SA|NT|N)/u.exec(text)?.[0] ?? '';
  if (code === 'PC' && without !== '') return ['PCSA', null, text.slice(without.length).trimStart()];
  if (!isGameCode(code)) return 'game';
  if (!gameOf(code).suited) return suit === null ? [code, null, text] : 'no-suit';
  return suit === null ? 'suit' : [code, suit, text.slice(1).trimStart()];
};

/**
 * A line as a scorer types it from a paper sheet: game and suit, the places that play it, how it ended. `E9H 13 10`: places 1 and 3
 * have 10 tricks; `PM 24 +-`: place 2 made it, 4 did not; `D 0121`: the queens of the four who play, in the order of their places. `*`
 * behind an S8: not announced at once.
 * @param active the places that play the deal
 */
export const readTyped = (typed: string, language: LanguageCode, active: readonly number[]): ReadLine => {
  const text = typed.trim().toUpperCase().replaceAll('−', '-');
  if (text === '') return { kind: 'none' };
  const [code, behind] = gameIn(text);
  if (code === '') return problem('game');
  const suited = suitIn(code, behind, language);
  if (typeof suited === 'string') return problem(suited);
  const [game, suit, rest] = suited;
  const [, raised = '', seats = '', ending = ''] =
    (game === DAMES ? /^()()(.*)$/u : /^(\*?)\s*([1-5](?:\s*\+?\s*[1-5])?)\s+(.*)$/u).exec(rest) ?? [];
  const places = Array.from(seats.replaceAll(/[\s+]/gu, ''), Number);
  if (places.some((place) => !active.includes(place))) return problem('sits-out');
  const { least, most } = howMany(game);
  if (places.length < least || places.length > most || new Set(places).size < places.length)
    return problem('places');
  const outcome = outcomeIn(game, ending, places, active);
  return typeof outcome === 'string'
    ? problem(outcome)
    : {
        kind: 'ready',
        deal: { game, suit, places, direct: game === 'S8' && raised === '', outcome },
      };
};

const howMany = (game: Game): { readonly least: number; readonly most: number } => {
  if (game === DAMES) return { least: 0, most: 0 };
  const { declarers } = gameOf(game);
  return { least: declarers === 'pair' ? 2 : 1, most: declarers === 'one' ? 1 : 2 };
};
