import { describe, expect, it } from '@jest/globals';
import game from '@arbitre/rules/games/bridge';
import { byLawIn, fittedTo, NOTHING_TYPED, penaltiesIn } from './typed-by-law';

const laws = game.laws ?? null;
const slow = { ...NOTHING_TYPED, outcome: 'penalised', facts: { agreed: 'yes', told: 'six minutes late' } };
const penalty = (kind: string, size = '') => ({ 'pair-2': { kind, size } });

describe('what is sent of a ruling by its law', () => {
  it('is nothing where words and scores are all', () => {
    expect(byLawIn(laws, 'BD-L90B2', NOTHING_TYPED)).toEqual({});
    expect(byLawIn(null, 'SKAT-4.4', slow)).toEqual({});
  });
  it('has every fact that the law asks for, and a penalty where its outcome gives one', () => {
    expect(byLawIn(laws, 'BD-L90B2', { ...slow, penalties: penalty('procedural', '12,5') })).toEqual({
      ...{ outcome: 'penalised', facts: { agreed: true, told: 'six minutes late' } },
      penalties: [{ entry: 'pair-2', kind: 'PROCEDURAL', size: 12.5 }],
    });
  });
  it.each([
    ['a fact is missing', 'BD-L90B2', { ...slow, facts: { agreed: 'yes' }, penalties: penalty('warning') }],
    ['a fact cannot be read', 'BD-L91A', { ...slow, facts: { ...slow.facts, fromRound: 'five' } }],
    ['the outcome is of another law', 'BD-L75C', slow],
    ['nobody is penalised', 'BD-L90B2', slow],
    ['a size is none', 'BD-L90B2', { ...slow, penalties: penalty('procedural', 'much') }],
  ])('is not ready while %s', (_, article, typed) => {
    expect(byLawIn(laws, article, typed)).toBeNull();
  });
  it('forgets an outcome that another article does not allow, and keeps what was found', () => {
    expect(fittedTo(laws, 'BD-L75C', slow)).toEqual({ ...slow, outcome: '' });
    expect(fittedTo(laws, 'BD-L90A', slow)).toBe(slow);
  });
  it('leaves the size to the method where none is typed, and a warning without one', () => {
    const typed = {
      ...slow,
      penalties: { ...penalty('warning', '25'), 'pair-1': { kind: 'procedural', size: '' } },
    };
    expect(penaltiesIn(typed)).toEqual([
      { entry: 'pair-2', kind: 'WARNING' },
      { entry: 'pair-1', kind: 'PROCEDURAL' },
    ]);
  });
});
