import { describe, expect, it } from '@jest/globals';
import { deskTexts } from '../scrabble/desk/desk-texts';
import { solosTexts } from '../scrabble/solos/solos-texts';
import { scrabbleTexts } from '../scrabble/texts';
import { skatTexts } from '../skat/texts';
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

/** Each family of pages: a key that one language lacks shows as a gap on the page. */
const catalogues = {
  app: { fr, en },
  scrabble: scrabbleTexts,
  desk: deskTexts,
  solos: solosTexts,
  skat: skatTexts,
};

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
  it('is else the first language of the browser that we speak', () => {
    expect(preferredLanguage(null, ['de-DE', 'en-US', 'fr'])).toBe('en');
  });
  it('is else French', () => {
    expect(preferredLanguage('xx', ['de'])).toBe('fr');
  });
});
