import type { Violation } from './decider';
import type { Games } from './games';
import type { RefusalTable, Sentence } from './refusals';
import { sharedRefusals } from './shared-refusals';
import { holesOf, told } from './tell';

const articleOf = (games: Games, id: string): Sentence | undefined => {
  for (const { articles } of games.all) {
    const article = articles.find((each) => each.id === id);
    if (article !== undefined) return article.text;
  }
  return undefined;
};

const sentenceOf = (games: Games, code: string, own: RefusalTable): Sentence =>
  (Object.hasOwn(own, code) ? own[code] : undefined) ??
  (sharedRefusals as RefusalTable)[code] ??
  articleOf(games, code) ?? { fr: `Contraire à l’article ${code}.`, en: `Against article ${code}.` };

/**
 * What to tell people of a refusal: the sentence of the game (null: of no game in particular) with its holes filled, or the text of the
 * article. `beside`: sentences of the caller's own layer. `told` names the facts that it tells.
 */
export const explain = (
  games: Games,
  game: string | null,
  { article, facts }: Violation,
  beside: RefusalTable = {},
): Sentence & { readonly told: readonly string[] } => {
  const { refusals = {}, words = {} } = (game === null ? null : games.manifestOf(game)) ?? {};
  const sentence = sentenceOf(games, article, { ...beside, ...refusals });
  return {
    fr: told(sentence, facts, words, 'fr'),
    en: told(sentence, facts, words, 'en'),
    told: holesOf(sentence.fr),
  };
};
