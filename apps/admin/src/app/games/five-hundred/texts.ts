import { en } from './texts.en';
import { fr } from './texts.fr';

export const fiveHundredTexts = { fr, en };
