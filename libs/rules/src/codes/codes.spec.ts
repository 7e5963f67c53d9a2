import { readdirSync, readFileSync } from 'node:fs';
import { CODES } from './codes';

const SOURCES = new URL('..', import.meta.url);

/** Lower-case codes with a hyphen that the sources pass to a refusal, a complaint or a note of a file. */
const codesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(`${folder}/`, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .flatMap((name) => {
      const text = readFileSync(new URL(`${folder}/${name}`, SOURCES), 'utf8');
      const found = text.matchAll(
        /(?:refused|complain|note|fault)\((?:[^()'"]|\([^()]*\))*'([a-z]+(?:-[a-z]+)+)'|code: '([a-z-]+)'/g,
      );
      return [...found].map(([, passed, given]) => passed ?? given ?? '');
    });

describe('the texts of codes', () => {
  it('cover every code that the rules refuse or complain with', () => {
    const used = new Set(
      [
        'bridge',
        'whist',
        'whist-militaire',
        'deal',
        'competition',
        'records',
        'kernel',
        'session',
        'scrabble/order',
        'skat',
      ].flatMap(codesIn),
    );
    expect(used.size).toBeGreaterThan(80);
    expect([...used].filter((code) => !CODES.has(code))).toEqual([]);
  });
  it('are there in both languages', () => {
    for (const [code, { fr, en }] of CODES)
      expect([code, fr === en, fr.length > 9, en.length > 9]).toEqual([code, false, true, true]);
  });
});
