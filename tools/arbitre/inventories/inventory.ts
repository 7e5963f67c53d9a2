import { allGames, articlesOf, type ArticleKind, type GameId } from '@arbitre/rules';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_LINES } from '../games.generated';
import { repository } from '../repository';

export type InventoryArticle = { readonly id: string; readonly kind: ArticleKind };

const FOLDER = join(repository, '../shared/rulebooks/articles');
const rulebookOf = (game: GameId): string => GAME_LINES[game]?.rulebook ?? game;

/** The games, and the rulebooks beside the working copy that no game implements yet. */
export const RULEBOOKS = ((): readonly GameId[] => {
  const games = allGames.all.map(({ id }) => id);
  const own = new Set(games.map(rulebookOf));
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];
  const others = files.map((file) => file.replace(/\.json$/, '')).filter((name) => !own.has(name));
  return [...games, ...others];
})();

/** Whether a game implements its rulebook whole: an article without a test is a fault there. */
export const isComplete = (game: GameId): boolean => {
  const manifest = allGames.manifestOf(game);
  return manifest !== null && manifest.open === undefined;
};

/** The rulebook's articles; what the rules themselves carry, on machines without the inventories. */
export const inventoryOf = (game: GameId): readonly InventoryArticle[] => {
  const file = join(FOLDER, `${rulebookOf(game)}.json`);
  if (!existsSync(file)) return articlesOf(game);
  return (JSON.parse(readFileSync(file, 'utf8')) as { articles: readonly InventoryArticle[] }).articles;
};
