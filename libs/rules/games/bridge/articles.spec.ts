import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BRIDGE_ARTICLES } from './articles';

const SOURCES = new URL('../../', import.meta.url);
const INVENTORY = new URL('../../../../../shared/rulebooks/articles/bridge-duplicata.json', import.meta.url);

/** Every article id that the sources of the library name, specs apart. */
const namedIn = (folder: string): readonly string[] =>
  readdirSync(new URL(`${folder}/`, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => {
      const text = readFileSync(new URL(`${folder}/${name}`, SOURCES), 'utf8');
      return [...text.matchAll(/'(BD-[A-Z0-9][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)'/g)].map(([, id = '']) => id);
    });

describe('the catalogue of bridge articles', () => {
  const ids = BRIDGE_ARTICLES.map((article) => article.id);

  it('has every article that a violation, an irregularity or a duty can carry', () => {
    const named = ['games/bridge', 'kernel'].flatMap(namedIn);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((id) => !ids.includes(id))).toEqual([]);
  });
  it('has each once, with a text in both languages', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const { text } of BRIDGE_ARTICLES) {
      expect(text.fr.length).toBeGreaterThan(10);
      expect(text.en.length).toBeGreaterThan(10);
      expect(text.fr).not.toBe(text.en);
    }
  });

  // The inventory lies beside the working copy and is not in the repository.
  const itShared = existsSync(INVENTORY) ? it : it.skip;
  itShared('gives each the kind that the rulebook inventory gives it (needs ../shared)', () => {
    const inventory = JSON.parse(readFileSync(INVENTORY, 'utf8')) as {
      readonly articles: readonly { readonly id: string; readonly kind: string }[];
    };
    const kinds = new Map(inventory.articles.map(({ id, kind }) => [id, kind]));
    expect(BRIDGE_ARTICLES.filter(({ id, kind }) => kinds.get(id) !== kind)).toEqual([]);
  });
});
