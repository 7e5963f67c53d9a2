import { en } from './leagues-texts.en';
import { fr } from './leagues-texts.fr';

export const leaguesTexts = { fr, en };
export type LeaguesTexts = typeof fr;
