import type { LanguageCode } from './plural';

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;

/** A real minus sign, so that columns of figures line up and screen readers say "minus". */
const properMinus = (text: string): string => text.replace(/^-/u, '−');

/** An exact number's text (`-12.50`, with a dot) as people of that language write it; its decimals are kept. */
export const decimal = (language: LanguageCode, text: string): string => {
  const decimals = text.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // Strings are formatted exactly; the lib's type only says number.
  return properMinus(format.format(text as unknown as number));
};

/** The same with a plus sign: IMPs and points of a deal. */
export const signed = (language: LanguageCode, text: string): string =>
  Number(text) > 0 ? `+${decimal(language, text)}` : decimal(language, text);

export const whole = (language: LanguageCode, value: number): string =>
  properMinus(new Intl.NumberFormat(locales[language]).format(value));

/** `21 novembre 2026`, from an ISO date without any shift of time zone. */
export const longDate = (language: LanguageCode, iso: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso.slice(0, 10)}T00:00:00Z`),
  );

/** Date and time to the second, 24 hours, in the reader's time zone. */
export const moment = (language: LanguageCode, iso: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(new Date(iso));

const dayIn = (language: LanguageCode, iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${iso.slice(0, 10)}T00:00:00Z`),
  );

/** `novembre 2026` */
export const monthTitle = (language: LanguageCode, iso: string): string =>
  dayIn(language, iso, { month: 'long', year: 'numeric' });

/** `sam.` */
export const weekday = (language: LanguageCode, iso: string): string =>
  dayIn(language, iso, { weekday: 'short' });

/** `samedi 21 novembre 2026` */
export const weekdayDate = (language: LanguageCode, iso: string): string =>
  dayIn(language, iso, { dateStyle: 'full' });
