import { en } from './texts.en';
import { fr } from './texts.fr';

export const mancheTexts = { fr, en };
