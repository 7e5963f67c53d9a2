import type { LanguageCode } from '../language/plural';
import type { GameFace, GameWords } from './face';
import { trickPlay } from './trick-play';

/** What a game calls things; one without a face has the words that games of tricks share. */
export const wordsOf = (face: GameFace | null, language: LanguageCode): GameWords =>
  face?.words[language] ?? trickPlay[language];
