import { plainWord } from '@arbitre/rules/federation';
import { isOneLetterOff } from './near-names';

/** What the registry has: a region by its id, a club by its number. */
export type Registered = { readonly id: string; readonly name: string };

/** Shorter words differ in one letter too easily. */
const LEAST_LETTERS = 5;

const only = (found: Iterable<string>): string | null => {
  const [one = null, ...others] = new Set(found);
  return others.length === 0 ? one : null;
};

/**
 * What a word is likely to mean: what is written alike, in id or name, but for case, accents and gaps; else what differs in one
 * letter. Null where that is nothing, or several things.
 */
export const proposed = (registered: readonly Registered[]): ((word: string) => string | null) => {
  const known = registered.flatMap(({ id, name }) =>
    [...new Set([plainWord(id), plainWord(name)])].map((plain) => ({ id, plain })),
  );
  const byPlain = Map.groupBy(known, ({ plain }) => plain);
  return (word) => {
    const plain = plainWord(word);
    if (plain === '') return null;
    const alike = byPlain.get(plain);
    if (alike !== undefined) return only(alike.map(({ id }) => id));
    if (plain.length < LEAST_LETTERS) return null;
    return only(known.flatMap((each) => (isOneLetterOff(each.plain, plain) ? [each.id] : [])));
  };
};
