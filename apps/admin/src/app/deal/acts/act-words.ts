import type { LanguageCode } from '../../language/plural';
import type { ActWords } from '../../sessions/acts/act-words';

/** What a game calls the acts of its table. */
export type DealActs = {
  /** What every table has is told already: seats, sides and `dealActsTexts`. */
  readonly words: Readonly<Record<LanguageCode, ActWords>>;
  /** Acts that other parts of the pages send, and not the page of a deal. */
  readonly elsewhere?: readonly string[];
  /** Acts that an article refuses whatever happened: nothing offers them. */
  readonly never?: readonly string[];
};

/** Declares them; another shape does not compile. */
export const defineDealActs = (acts: DealActs): DealActs => acts;
