import { LADDER_GAMES } from '@arbitre/rules/whist-bridge';

const namesIn = (language: 'fr' | 'en'): Readonly<Record<string, string>> =>
  Object.fromEntries(LADDER_GAMES.map(({ code, name }) => [code, name[language]]));

/** The games of the ladder, as lists of choices call them. */
export const LADDER_NAMES = { fr: namesIn('fr'), en: namesIn('en') };
