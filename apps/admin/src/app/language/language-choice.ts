import type { LanguageCode } from './plural';

export const isLanguage = (value: string | null): value is LanguageCode => value === 'fr' || value === 'en';

/** The stored choice; else French where the browser asks for it first, and English for everybody else. */
export const preferredLanguage = (stored: string | null, browser: readonly string[]): LanguageCode => {
  if (isLanguage(stored)) return stored;
  return /^fr(?:-|$)/i.test(browser[0] ?? '') ? 'fr' : 'en';
};
