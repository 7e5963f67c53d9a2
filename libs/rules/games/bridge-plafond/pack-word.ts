import type { Language } from '@arbitre/rules/kernel/tell';

const IN_FRENCH = new Map([
  ['blue', 'bleu'],
  ['red', 'rouge'],
  ['green', 'vert'],
  ['black', 'noir'],
]);

/** What a pack is called: its back in the reader's language where it has a usual name, else as somebody typed it (BP-TABLE-8). */
export const packWord = (pack: string, language: Language): string =>
  language === 'fr' ? (IN_FRENCH.get(pack) ?? pack) : pack;
