import { en } from './opening-texts.en';
import { fr } from './opening-texts.fr';

export const openingTexts = { fr, en };
