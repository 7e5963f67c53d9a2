import type { GraphQL } from '../../graphql/client';
import type { LanguageCode } from '../../language/plural';
import type { Choice } from '../../writes/form-field';
import type { ActWords } from './act-words';

/** What a game calls the parts of a session that a competition fixes beforehand (`planned` of its manifest). */
export type PlannedWords = {
  readonly words: (language: LanguageCode) => ActWords;
  /** What a field may be, where the server alone knows it; by the name of the field (`wordList.name`). */
  readonly choices?: (graphql: GraphQL) => Promise<Readonly<Record<string, readonly Choice[]>>>;
};

/** Declares them; another shape does not compile. */
export const definePlannedWords = (words: PlannedWords): PlannedWords => words;
