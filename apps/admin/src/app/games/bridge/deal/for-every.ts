import { formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { Words } from '../../face';

/** The words for an option that says one of these values: `*` stands for it, in the key and in the words. */
export const forEvery = (values: readonly string[], words: Words): Words =>
  Object.fromEntries(
    values.flatMap((value) =>
      Object.entries(words).map(([key, text]) => [key.replace('*', value), text.replace('*', value)]),
    ),
  );

const upTo = (most: number, from = 1): readonly string[] =>
  Array.from({ length: most + 1 - from }, (_, index) => String(from + index));

/** Cards as the record writes them. */
export const CARDS: readonly string[] = PACK_52.cards.map(formatCard);

/** Tricks of a hand, by number. */
export const TRICK_NUMBERS = upTo(13);

/** How many tricks a side may have. */
export const TRICK_COUNTS = upTo(13, 0);

/** Calls of an auction, by number: no auction in turn has more. */
export const CALL_NUMBERS = upTo(319);
