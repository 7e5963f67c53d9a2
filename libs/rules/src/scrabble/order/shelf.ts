import type { topsOf } from '../tops/tops';

/** A lexicon that tops can be searched with. */
export type ShelvedLexicon = Parameters<typeof topsOf>[2];

/**
 * The word lists that this process has, by fingerprint. Rules ask it when letters are drawn, words retained and slips judged;
 * a replay of events never does (SCR-GEN-16). A lexicon is shared by all games that name it (SCR-GEN-3).
 */
export type LexiconShelf = {
  put(lexicon: ShelvedLexicon): void;
  get(fingerprint: string): ShelvedLexicon | null;
};

export const newShelf = (): LexiconShelf => {
  const lexicons = new Map<string, ShelvedLexicon>();
  return {
    put: (lexicon) => {
      lexicons.set(lexicon.fingerprint, lexicon);
    },
    get: (fingerprint) => lexicons.get(fingerprint) ?? null,
  };
};

/** The shelf of the registered `scrabble@1`: hosts (API, command line, browser) put their installed lists here. */
export const lexiconShelf: LexiconShelf = newShelf();
