import { articlesById } from '@arbitre/rules';
import type { ProblemTexts } from './problem-texts';

const articles = articlesById();

/** The sentences of a rulebook's article, null when the code names none that is known. */
export const articleTexts = (id: string): ProblemTexts | null => {
  const article = articles.get(id);
  return article ? { code: id, messageFr: article.text.fr, messageEn: article.text.en } : null;
};
