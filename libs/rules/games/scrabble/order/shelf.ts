import type { Shelf } from '@arbitre/rules/kernel/session/shelf';
import type { topsOf } from '../tops/tops';

/** A lexicon that tops can be searched with. */
export type ShelvedLexicon = Parameters<typeof topsOf>[2];

/**
 * The word lists at hand, by fingerprint. Rules ask for one when letters are drawn, words retained and slips judged; a replay of
 * events never does (SCR-GEN-16). A lexicon is shared by all games that name it (SCR-GEN-3).
 */
export type LexiconShelf = Shelf<ShelvedLexicon>;

/** A shelf that its host fills: with the lists it installed, or the one of a single game. */
export type LoadedLexicons = LexiconShelf & { readonly put: (lexicon: ShelvedLexicon) => void };

export const newShelf = (...loaded: readonly ShelvedLexicon[]): LoadedLexicons => {
  const lexicons = new Map(loaded.map((each) => [each.fingerprint, each]));
  return {
    put: (lexicon) => {
      lexicons.set(lexicon.fingerprint, lexicon);
    },
    get: (fingerprint) => lexicons.get(fingerprint) ?? null,
  };
};
