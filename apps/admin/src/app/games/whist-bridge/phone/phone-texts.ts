import { en } from './phone-texts.en';
import { fr } from './phone-texts.fr';

export const phoneTexts = { fr, en };
