import { articlesOf, type DomainEvent, type GameId } from '@arbitre/rules';
import type { Language } from '../texts/texts';

export type ToldArticle = { readonly article: string; readonly text: string };

/** Every text in an event's data, however deep. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/**
 * The articles that an event cites (an irregularity, a penalty, a void deal, a ruling, an exclusion), each once with its
 * sentence from the game's own table. A game without a table has none; an id that the table does not have is left out.
 */
export const articlesTold = (
  { data }: DomainEvent,
  game: GameId | null,
  language: Language,
): readonly ToldArticle[] => {
  const known = game === null ? [] : articlesOf(game);
  return [...new Set(textsOf(data))].flatMap((id) => {
    const found = known.find((article) => article.id === id);
    return found === undefined ? [] : [{ article: id, text: found.text[language] }];
  });
};
