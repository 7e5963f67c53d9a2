import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { en } from './en';
import { fr } from './fr';
import { preferredLanguage } from './language-choice';

type Entry = readonly [path: string, kind: string];

const entries = (node: unknown, path = ''): readonly Entry[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => entries(value, `${path}.${key}`))
    : [[path, typeof node === 'function' ? `function of ${node.length}` : typeof node]];

const texts = (node: unknown): readonly string[] =>
  typeof node === 'object' && node !== null
    ? Object.values(node).flatMap(texts)
    : typeof node === 'string'
      ? [node]
      : [];

type Pair = Readonly<Record<'fr' | 'en', unknown>>;

const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && 'fr' in value && 'en' in value;

const app = join(import.meta.dirname, '..');
const modules = await Promise.all(
  globSync('**/{texts,*-texts,*-words,trick-play,listing}.ts', {
    cwd: app,
    // The way to texts, and none itself.
    exclude: ['language/page-texts.ts'],
  }).map(async (path) => {
    const found = Object.entries((await import(join(app, path))) as Readonly<Record<string, unknown>>);
    return found.flatMap(([name, value]) => (isPair(value) ? [[`${path} ${name}`, value] as const] : []));
  }),
);

/** Each family of pages: a key that one language lacks shows as a gap on the page. */
const catalogues = Object.fromEntries([['app', { fr, en }], ...modules.flat()]);

describe('the catalogues', () => {
  it.each(Object.entries(catalogues))('of %s have the same keys', (_name, pair) => {
    expect(entries(pair.en)).toEqual(entries(pair.fr));
  });

  it.each(Object.entries(catalogues))('of %s leave no text empty', (_name, pair) => {
    expect([...texts(pair.fr), ...texts(pair.en)].filter((text) => text.trim() === '')).toEqual([]);
  });

  it('count in the way of each language: French zero is singular', () => {
    expect(fr.competitions.results(0)).toBe('0 résultat');
    expect(en.competitions.results(0)).toBe('0 results');
    expect(fr.competitions.results(2)).toBe('2 résultats');
    expect(en.competitions.results(1)).toBe('1 result');
  });
});

describe('the first language', () => {
  it('is the stored choice', () => {
    expect(preferredLanguage('en', ['fr-CA'])).toBe('en');
  });
  it('is else French where the browser asks for it first', () => {
    for (const first of ['fr', 'fr-FR', 'FR-ca']) expect(preferredLanguage(null, [first, 'en'])).toBe('fr');
  });
  it('is else English, for browsers in German and in any other language', () => {
    for (const asked of [['de-DE', 'fr'], ['de'], ['frr', 'de'], ['en-US', 'fr'], []])
      expect(preferredLanguage(null, asked)).toBe('en');
    expect(preferredLanguage('xx', ['nl'])).toBe('en');
  });
});
