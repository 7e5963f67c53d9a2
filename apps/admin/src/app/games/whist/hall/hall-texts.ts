import { en } from './hall-texts.en';
import { fr } from './hall-texts.fr';

export const hallTexts = { fr, en };
