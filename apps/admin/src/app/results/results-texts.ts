import { en } from './results-texts.en';
import { fr } from './results-texts.fr';

export const resultsTexts = { fr, en };
