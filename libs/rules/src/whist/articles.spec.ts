import { readFileSync } from 'node:fs';
import { WHIST_ARTICLES } from './articles';

/** Id and kind of every article of the inventory; the texts of the rulebook stay where they are. */
const INVENTORY = new URL('../../fixtures/whist/articles.json', import.meta.url);

describe('the catalogue of articles', () => {
  it('has every article of the inventory once, with its kind', () => {
    const inventory = JSON.parse(readFileSync(INVENTORY, 'utf8')) as Record<string, string>;
    expect(WHIST_ARTICLES).toHaveLength(243);
    expect(Object.fromEntries(WHIST_ARTICLES.map(({ id, kind }) => [id, kind]))).toEqual(inventory);
  });
  it('says something in each language, different for each article', () => {
    for (const language of ['fr', 'en'] as const)
      expect(new Set(WHIST_ARTICLES.map(({ text }) => text[language])).size).toBe(243);
    expect(WHIST_ARTICLES.filter(({ text }) => text.fr === text.en)).toEqual([]);
  });
});
