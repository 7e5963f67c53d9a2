import { describe, expect, it } from '@jest/globals';
import { allGames } from '@arbitre/rules';
import { LISTINGS } from './faces.generated';
import { methodTitle, sessionCodes, termsOf, titleOf, typesResults } from './listings';
import type { GameListing } from './listing';

const languages = ['fr', 'en'] as const;

describe('the words of a game', () => {
  it('call a board what the hall calls it', () => {
    expect(termsOf('fr', 'bridge').board(3)).toBe('Étui 3');
    expect(termsOf('fr', 'whist-militaire').board(3)).toBe('Donne 3');
    expect(termsOf('en', 'whist').board(3)).toBe('Hand 3');
  });

  it('know nothing of boards and contracts where the game has none', () => {
    for (const language of languages)
      for (const game of ['whist', 'whist-militaire', 'skat', 'a game without a listing']) {
        const { board, round, ...words } = termsOf(language, game);
        expect([board(1), round(1), ...Object.values(words)].join(' ')).not.toMatch(
          /étui|contrat|board|contract/i,
        );
      }
  });

  it('are the id of a game that is not here', () => {
    expect([titleOf('fr', 'constructor'), methodTitle('en', 'toString')]).toEqual([
      'constructor',
      'toString',
    ]);
    expect(typesResults('constructor')).toBe(false);
    expect(sessionCodes('constructor')).toBeNull();
  });
});

describe('every game of the rules', () => {
  it.each(allGames.all.map(({ id, name, methods }) => [id, name, methods] as const))(
    '%s is called what its manifest says, and has names for its ranking methods',
    (id, name, methods) => {
      for (const language of languages) {
        expect(titleOf(language, id)).toBe(name[language]);
        for (const method of methods) expect(methodTitle(language, method.id)).toMatch(/^\p{Lu}/u);
      }
    },
  );

  it.each(Object.entries(LISTINGS as Readonly<Record<string, GameListing>>))(
    'names nothing that the rules of %s do not know',
    (id, { methods }) => {
      const known = allGames.manifestOf(id)?.methods.map((method) => method.id) ?? [];
      expect(known).toEqual(expect.arrayContaining(Object.keys(methods)));
    },
  );
});
