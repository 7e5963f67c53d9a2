import type { LanguageCode } from '../../../language/plural';

export type Letters = readonly (readonly [typed: string, canonical: string])[];

/** Longest first. `C` is coeur in French and clubs in English; letters that only one language knows serve both. */
export const strains: Readonly<Record<LanguageCode, Letters>> = {
  fr: [
    ...([
      ['SA', 'NT'],
      ['NT', 'NT'],
      ['P', 'S'],
      ['C', 'H'],
      ['K', 'D'],
      ['T', 'C'],
    ] as const),
    ...([
      ['S', 'S'],
      ['H', 'H'],
      ['D', 'D'],
      ['N', 'NT'],
    ] as const),
  ],
  en: [
    ...([
      ['NT', 'NT'],
      ['SA', 'NT'],
      ['S', 'S'],
      ['H', 'H'],
      ['D', 'D'],
      ['C', 'C'],
      ['N', 'NT'],
    ] as const),
    ...([
      ['P', 'S'],
      ['K', 'D'],
      ['T', 'C'],
    ] as const),
  ],
};

export const symbols: Letters = [
  ['♠', 'S'],
  ['♥', 'H'],
  ['♦', 'D'],
  ['♣', 'C'],
];
export const seats: Letters = [
  ['N', 'N'],
  ['E', 'E'],
  ['S', 'S'],
  ['O', 'W'],
  ['W', 'W'],
];

export const begin = (text: string, letters: Letters): readonly [string, string] | null =>
  letters.find(([typed]) => text.startsWith(typed)) ?? null;

/** How a canonical letter is typed. */
export const letter = (letters: Letters, canonical: string): string =>
  letters.find(([, to]) => to === canonical)?.[0] ?? canonical;
