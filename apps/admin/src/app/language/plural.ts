export type LanguageCode = 'fr' | 'en';

const cardinals = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };
const ordinals = {
  fr: new Intl.PluralRules('fr', { type: 'ordinal' }),
  en: new Intl.PluralRules('en', { type: 'ordinal' }),
};

/** `plural('fr', 1, 'donne', 'donnes')`: French counts zero as one, English does not. */
export const plural = (language: LanguageCode, count: number, one: string, other: string): string =>
  cardinals[language].select(count) === 'one' ? one : other;

const englishSuffix: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1er`, `2e` in French; `1st`, `2nd`, `3rd`, `11th` in English. */
export const ordinal = (language: LanguageCode, rank: number): string => {
  const rule = ordinals[language].select(rank);
  if (language === 'fr') return `${rank}${rule === 'one' ? 'er' : 'e'}`;
  return `${rank}${englishSuffix[rule] ?? 'th'}`;
};
