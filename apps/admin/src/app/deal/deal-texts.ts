import { en } from './deal-texts.en';
import { fr } from './deal-texts.fr';

export const dealTexts = { fr, en };
