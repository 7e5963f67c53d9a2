import { allGames, articlesOf, type ArticleKind, type GameId } from '@arbitre/rules';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository';

export type InventoryArticle = { readonly id: string; readonly kind: ArticleKind };

/** The rulebook inventories that lie beside the working copy, by game. */
const FILES: Readonly<Record<GameId, string>> = {
  bridge: 'bridge-duplicata',
  'bridge-plafond': 'bridge-plafond',
  whist: 'whist-classique',
  'whist-militaire': 'whist-militaire',
  'whist-bridge': 'whist-bridge',
  'five-hundred': 'cinq-cents',
  joffre: 'joffre',
  cribbage: 'crib',
  skat: 'skat',
  scrabble: 'scrabble-duplicata',
};

export const GAMES = Object.keys(FILES) as readonly GameId[];

/** Whether a game implements its rulebook whole: an article without a test is a fault there. */
export const isComplete = (game: GameId): boolean => {
  const manifest = allGames.manifestOf(game);
  return manifest !== null && manifest.open === undefined;
};

/** The rulebook's articles; what the rules themselves carry, on machines without the inventories. */
export const inventoryOf = (game: GameId): readonly InventoryArticle[] => {
  const file = join(repository, '../shared/rulebooks/articles', `${FILES[game]}.json`);
  if (!existsSync(file)) return articlesOf(game);
  return (JSON.parse(readFileSync(file, 'utf8')) as { articles: readonly InventoryArticle[] }).articles;
};
