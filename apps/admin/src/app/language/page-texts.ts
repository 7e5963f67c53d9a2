import { computed, inject, type Signal } from '@angular/core';
import { Language } from './language';
import type { LanguageCode } from './plural';

/** The texts of one family of pages: they load with their pages, not with the first one. In an injection context. */
export const pageTexts = <Texts>(catalogues: Readonly<Record<LanguageCode, Texts>>): Signal<Texts> => {
  const language = inject(Language);
  return computed(() => catalogues[language.code()]);
};
