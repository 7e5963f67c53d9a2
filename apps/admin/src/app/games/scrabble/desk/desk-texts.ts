import { en } from './desk-texts.en';
import { fr } from './desk-texts.fr';

export const deskTexts = { fr, en };
