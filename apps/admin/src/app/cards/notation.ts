import { wordIn } from '../language/word-in';
import { isSuit, type Suit } from './suit-paths';

/** A piece of notation as people read it: text, or a suit to draw. */
export type NotationPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'suit'; readonly suit: Suit };

/** A text as it stands. */
export const plainText = (value: string): readonly NotationPart[] =>
  value === '' ? [] : [{ kind: 'text', text: value }];

/** What a notation that draws no suit says. */
export const textOf = (parts: readonly NotationPart[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.suit)).join('');

/** `SA`: the suit, then the rank. */
export const cardParts = (
  card: string,
  words: { readonly ranks: Readonly<Record<string, string>> },
): readonly NotationPart[] => {
  const suit = card.slice(0, 1);
  const rank = card.slice(1);
  if (!isSuit(suit)) return plainText(card);
  return [{ kind: 'suit', suit }, ...plainText(wordIn(words.ranks, rank) ?? rank)];
};
