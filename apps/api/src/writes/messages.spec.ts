import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleTexts } from './article-texts';
import { messages } from './messages';
import { textsOf } from './problem-texts';

const libs = join(import.meta.dirname, '../../../../libs');

/** Codes in lower case that the rules and the write side refuse with: articles have their rulebook's texts. */
const codesIn = (folder: string): readonly string[] =>
  globSync('**/*.ts', { cwd: join(libs, folder), exclude: ['**/*.spec.ts'] }).flatMap((file) =>
    [
      ...readFileSync(join(libs, folder, file), 'utf8').matchAll(
        /refus(?:ed|edAt|al)\((?:\d, )?'([a-z][a-z-]+)'/g,
      ),
    ].map(([, code = '']) => code),
  );

describe('messages', () => {
  it('has French and English for every refusal of deals, competitions, sessions, bridge and the write side', () => {
    const folders = ['kernel', 'deal', 'competition', 'session', 'bridge'];
    const codes = [...folders.map((folder) => `rules/src/${folder}`), 'events/src/write-side'].flatMap(
      codesIn,
    );
    expect(codes).toEqual(expect.arrayContaining(['result-unchanged', 'unknown-entry', 'deal-not-found']));
    expect([...new Set(codes)].filter((code) => !(code in messages))).toEqual([]);
  });

  it('asks for the same facts in both languages', () => {
    const facts = (text: string) =>
      [...text.matchAll(/\{\w+\}/g)]
        .map(([fact]) => fact)
        .sort()
        .join();
    const differing = Object.entries(messages).filter(([, [fr, en]]) => facts(fr) !== facts(en));
    expect(differing).toEqual([]);
  });

  it('fills in facts, lists included', () => {
    const { messageEn } = textsOf('unknown-seat', { seat: 'X', seats: ['N', 'E'] });
    expect(messageEn).toBe('"X" is no seat of this game (N, E).');
  });

  it('has the sentence of the rules for a code that only they know', () => {
    expect(textsOf('draw-not-awaited', {}).messageEn).toBe('This player is not to draw now.');
  });

  it('names the article where it has no text for it', () => {
    expect(textsOf('BD-L44C', {}).messageFr).toBe('Contraire à l’article BD-L44C.');
  });

  it('quotes the rulebook where the code is an article of it', () => {
    expect(articleTexts('BD-L41A-1')).toEqual({
      code: 'BD-L41A-1',
      messageFr: 'L’entame revient au joueur à gauche du déclarant.',
      messageEn: 'The player on declarer’s left makes the opening lead.',
    });
    expect(articleTexts('result-unchanged')).toBeNull();
  });
});
