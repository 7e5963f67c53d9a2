import { describe, expect, it } from '@jest/globals';
import { termsOf } from './game-terms';

describe('the words of a game', () => {
  it('call a board what the hall calls it', () => {
    expect(termsOf('fr', 'bridge').board(3)).toBe('Étui 3');
    expect(termsOf('fr', 'whist-militaire').board(3)).toBe('Donne 3');
    expect(termsOf('en', 'whist').board(3)).toBe('Hand 3');
  });

  it('know nothing of boards and contracts where the game has none', () => {
    for (const language of ['fr', 'en'] as const)
      for (const game of ['whist', 'whist-militaire', 'skat', 'cribbage']) {
        const { board, round, ...words } = termsOf(language, game);
        expect([board(1), round(1), ...Object.values(words)].join(' ')).not.toMatch(
          /étui|contrat|board|contract/i,
        );
      }
  });
});
