import { describe, expect, it } from '@jest/globals';
import { explainValue, gameToExplain, type GameToExplain } from './value-explained';

const game = (contract: string, given: Partial<GameToExplain> = {}): GameToExplain => ({
  contract,
  matadors: 2,
  bid: 18,
  won: true,
  level: 'simple',
  ...given,
});
const said = (given: GameToExplain): string => {
  const explained = explainValue(given);
  const steps = explained?.steps.map(({ name, multiplier }) => `${name} ${multiplier}`) ?? [];
  return `${steps.join(', ')}: ${explained?.multiplier} x ${explained?.base} = ${explained?.value}, ${explained?.score}`;
};

describe('a value explained', () => {
  it('SKAT-5.3.2.b is the base value times matadors and steps', () => {
    expect(said(game('H'))).toBe('game 3: 3 x 10 = 30, 30');
    expect(said(game('GHS', { matadors: -1, level: 'schneider' }))).toBe(
      'game 2, hand 3, schneider 4, schneider-announced 5: 5 x 24 = 120, 120',
    );
  });

  it('SKAT-5.2.6.a counts every step of an ouvert game', () => {
    expect(said(game('CHO', { matadors: 11, level: 'schwarz' }))).toMatch(/ouvert 18: 18 x 12 = 216, 216$/);
  });

  it('SKAT-5.3.4 doubles what is lost', () => {
    expect(said(game('D', { matadors: 1, won: false }))).toBe('game 2: 2 x 9 = 18, -36');
  });

  it('SKAT-5.4.1.a lifts an overbid to the bid', () => {
    expect(explainValue(game('D', { matadors: 1, bid: 30 }))).toMatchObject({
      lifted: 30,
      multiplier: 4,
      value: 36,
      score: -72,
    });
  });

  it('SKAT-5.1.2 has a fixed value for null, without matadors or steps', () => {
    expect(explainValue(game('NO', { matadors: 0 }))).toMatchObject({ matadors: null, steps: [], value: 46 });
  });

  it('needs a contract, its matadors and its end', () => {
    expect(explainValue(game('X'))).toBeNull();
    expect(gameToExplain({ kind: 'passed' })).toBeNull();
    expect(gameToExplain({ contract: 'G', matadors: 4, won: true, level: 'schwarz' })).toEqual({
      contract: 'G',
      matadors: 4,
      bid: 0,
      won: true,
      level: 'schwarz',
    });
  });
});
