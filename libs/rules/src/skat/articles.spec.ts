import { readFileSync } from 'node:fs';
import { SKAT_ARTICLES } from './articles';

/** Id and kind of every article of the inventory; the texts of the rulebook stay where they are. */
const INVENTORY = new URL('../../fixtures/skat/articles.json', import.meta.url);

describe('the catalogue of articles', () => {
  it('has every article of the inventory once, with its kind', () => {
    const inventory = JSON.parse(readFileSync(INVENTORY, 'utf8')) as Record<string, string>;
    const catalogue = SKAT_ARTICLES.map(({ id, kind }) => [id, kind] as const);
    expect(catalogue).toHaveLength(314);
    expect(Object.fromEntries(catalogue)).toEqual(inventory);
  });
  it('says something different in each language for each article', () => {
    for (const language of ['fr', 'en'] as const)
      expect(new Set(SKAT_ARTICLES.map(({ text }) => text[language])).size).toBe(314);
    expect(SKAT_ARTICLES.filter(({ text }) => text.fr === text.en)).toEqual([]);
  });
});
