import { BRIDGE_ARTICLES } from './bridge/articles';
import type { Article } from './kernel/articles';
import type { GameId } from './kernel/game';
import { SCRABBLE_ARTICLES } from './scrabble/articles';
import { SKAT_ARTICLES } from './skat/articles';
import { WHIST_ARTICLES } from './whist/articles';
import { WHIST_MILITAIRE_ARTICLES } from './whist-militaire/articles';

/** One line a game, apart from the games themselves: who only replays deals does not load the rulebooks. */
const ARTICLES: Partial<Record<GameId, readonly Article[]>> = {
  bridge: BRIDGE_ARTICLES,
  scrabble: SCRABBLE_ARTICLES,
  skat: SKAT_ARTICLES,
  whist: WHIST_ARTICLES,
  'whist-militaire': WHIST_MILITAIRE_ARTICLES,
};

/** The articles that the rules carry for a game; none for a game that is not written yet. */
export const articlesOf = (game: GameId): readonly Article[] => ARTICLES[game] ?? [];

/** Every article of every game, by its id. */
export const articlesById = (): ReadonlyMap<string, Article> =>
  new Map(
    Object.values(ARTICLES)
      .flat()
      .map((article) => [article.id, article]),
  );
