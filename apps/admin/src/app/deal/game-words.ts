import type { GameId } from '@arbitre/rules';
import type { LanguageCode } from '../language/plural';
import { skatTexts } from '../skat/texts';

/** What a game calls its parts, where it differs from the words of the table games with four hands. */
export type GameWords = {
  readonly deal: (board: number) => string;
  readonly events: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<string, string>>;
};

/** Null for a game that has no words of its own. */
export const gameWords = (game: string, language: LanguageCode): GameWords | null =>
  game === ('skat' satisfies GameId) ? skatTexts[language] : null;
