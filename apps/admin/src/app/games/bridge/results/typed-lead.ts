import type { LanguageCode } from '../../../language/plural';
import { begin, letter, type Letters, strains, symbols } from './typed-letters';

const ranks: Readonly<Record<LanguageCode, Letters>> = {
  fr: [
    ...(['R', 'D', 'V'] as const).map((typed, at) => [typed, 'KQJ'.charAt(at)] as const),
    ...(['K', 'Q', 'J'] as const).map((typed) => [typed, typed] as const),
  ],
  en: (['K', 'Q', 'J'] as const).map((typed) => [typed, typed] as const),
};
const plainRanks: Letters = [['10', 'T'], ...Array.from('AT98765432', (rank) => [rank, rank] as const)];

const suitsOf = (language: LanguageCode): Letters =>
  [...symbols, ...strains[language]].filter(([, suit]) => suit !== 'NT');

/** A lead as far as it is typed, in canonical letters, and what is typed behind it. */
type TypedLead = { readonly suit: string; readonly rank: string; readonly rest: string };

/** The opening lead, suit and rank: `HK`, in French `CR`. */
export const readLead = (text: string, language: LanguageCode): TypedLead => {
  const suit = begin(text, suitsOf(language));
  if (suit === null) return { suit: '', rank: '', rest: text };
  const after = text.slice(suit[0].length).trimStart();
  const rank = begin(after, [...plainRanks, ...ranks[language]]);
  return { suit: suit[1], rank: rank?.[1] ?? '', rest: after.slice(rank?.[0].length ?? 0) };
};

/** The same as somebody would type it in that language. */
export const typedLead = (suit: string, rank: string, language: LanguageCode): string =>
  letter(strains[language], suit) + (rank === 'T' ? '10' : letter(ranks[language], rank));
