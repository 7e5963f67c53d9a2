import type { GameId } from '@arbitre/rules';
import type { TSchema } from '@sinclair/typebox';
import type { EventSchema } from './event-schema';
import { scrabbleSession } from './games/scrabble';
import { skatSession } from './games/skat-session';
import { whistMilitaireSession } from './games/whist-militaire-session';
import { whistSession } from './games/whist-session';

/** What one game's order records in its sessions: a chapter of the catalogue, and the acts that lead to it. */
export type SessionChapter = {
  readonly game: GameId;
  readonly title: string;
  /** Where these events stand, in a sentence for the catalogue page. */
  readonly text: string;
  readonly schemas: readonly EventSchema[];
  readonly acts: TSchema;
};

/** One line a game whose competitions have sessions. */
export const sessionChapters: readonly SessionChapter[] = [
  whistMilitaireSession,
  whistSession,
  skatSession,
  scrabbleSession,
];
