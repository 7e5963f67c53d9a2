import { isSuit, type Suit } from './suit-paths';

/** A piece of bridge notation as people read it: text, or a suit to draw. */
export type NotationPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'suit'; readonly suit: Suit };

export type NotationWords = {
  readonly strains: Readonly<{ NT: string }>;
  readonly seatLetters: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<string, string>>;
  readonly calls: Readonly<{ pass: string; double: string; redouble: string }>;
};

const text = (value: string): readonly NotationPart[] =>
  value === '' ? [] : [{ kind: 'text', text: value }];

/** `4SXN-1`, `4SX N`, `3NT` or `Pass`, drawn with symbols and in the reader's letters. */
export const contractParts = (notation: string, words: NotationWords): readonly NotationPart[] => {
  if (/^pass$/iu.test(notation)) return text(words.calls.pass);
  const match = /^([1-7])(NT|[SHDC])(XX?)?\s*([NESW])?\s*(=|[+-]\d+)?$/u.exec(notation);
  if (match === null) return text(notation);
  const [, level = '', strain = '', risk = '', seat, margin = ''] = match;
  const by = seat === undefined ? '' : `\u00a0${words.seatLetters[seat] ?? seat}`;
  return [
    ...text(isSuit(strain) ? level : `${level}${words.strains.NT}`),
    ...(isSuit(strain) ? [{ kind: 'suit', suit: strain } as const] : []),
    ...text(`${risk}${by}${margin.replace('-', '−')}`),
  ];
};

/** One call of the auction: `Pass`, `X`, `XX` or a bid. */
export const callParts = (call: string, words: NotationWords): readonly NotationPart[] => {
  if (call === 'X' || call === 'XX') return text(call);
  return contractParts(call, words);
};

/** `SA`: the suit, then the rank. */
export const cardParts = (card: string, words: NotationWords): readonly NotationPart[] => {
  const suit = card.slice(0, 1);
  const rank = card.slice(1);
  if (!isSuit(suit)) return text(card);
  return [{ kind: 'suit', suit }, ...text(words.ranks[rank] ?? rank)];
};
