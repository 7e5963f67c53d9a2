import type { LanguageCode } from './plural';

export const isLanguage = (value: string | null): value is LanguageCode => value === 'fr' || value === 'en';

/** The stored choice, else the first language of the browser that we speak, else French. */
export const preferredLanguage = (stored: string | null, browser: readonly string[]): LanguageCode => {
  if (isLanguage(stored)) return stored;
  return browser.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'fr';
};
