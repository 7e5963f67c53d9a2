import { en } from './en';
import { fr, type Catalogue } from './fr';
import type { LanguageCode } from './plural';

/** Texts that several families of pages share. */
export const catalogues: Readonly<Record<LanguageCode, Catalogue>> = { fr, en };
