import { VOID } from '@arbitre/rules/kernel/game';
import type { GameFace } from '../games/face';
import type { LanguageCode } from '../language/plural';
import { type NotationPart, plainText } from './notation';

const GOES_ON = { fr: 'annulé, le jeu reprend', en: 'void, play goes on' } as const;

/** A result or a contract as its game writes it; a score that stands for none in words that all games share. */
export const contractTold = (
  text: string,
  language: LanguageCode,
  face: GameFace | null,
): readonly NotationPart[] =>
  text === VOID ? plainText(GOES_ON[language]) : (face?.contract?.(text, language) ?? plainText(text));
