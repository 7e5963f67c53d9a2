import { en } from './texts.en';
import { fr } from './texts.fr';

export const plafondTexts = { fr, en };
