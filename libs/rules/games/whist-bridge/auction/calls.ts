import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { CONTRACTS, type GameCode } from '../contracts';

/** What is said in the auction. `suit` by the letter's place in `CDHS`; -1 where a game is announced without one. */
export type Call =
  | { readonly kind: 'premier' | 'pass' | 'pass-all' | 'keep' | 'raise' }
  | { readonly kind: 'propose' | 'join'; readonly suit: number }
  | { readonly kind: 'game'; readonly game: GameCode; readonly suit: number };

export const SUITS_UP = ['S', 'C', 'D', 'H'] as const;

const suitOf = (text: string): number => SUIT_LETTERS.indexOf(text);

const gameCall = (contract: string): readonly [string, Call] => {
  const [game = '', suit = ''] = contract.split('-');
  return [contract, { kind: 'game', game: game as GameCode, suit: suit === '' ? -1 : suitOf(suit) }];
};

const BY_TEXT: ReadonlyMap<string, Call> = new Map([
  ...(['premier', 'pass', 'pass-all', 'keep', 'raise'] as const).map((kind): readonly [string, Call] => [
    kind,
    { kind },
  ]),
  ...(['propose', 'join'] as const).flatMap((kind) =>
    SUITS_UP.map((suit): readonly [string, Call] => [`${kind}-${suit}`, { kind, suit: suitOf(suit) }]),
  ),
  // An emballage is never announced by its number (WB-7-GAP-6), the trou is declared, and Dames follow from passes.
  ...CONTRACTS.filter((each) => !/^(E|TR|DAMES)/.test(each)).map(gameCall),
]);

/** Every call that there is, as it is written. */
export const CALLS: readonly string[] = [...BY_TEXT.keys()];

export const readCall = (text: string): Call | null => BY_TEXT.get(text) ?? null;
