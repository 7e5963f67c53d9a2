import { parseContract } from './contract';
import { decidedFor, forfeitOf, outcomeAgainst, type Position } from './consequences';
import { valueDecided } from './value';

const position = (text: string, given: Partial<Position>): Position => {
  const contract = parseContract(text);
  if (contract === null) throw new Error(text);
  return { contract, matadors: 1, bid: 18, own: 0, theirs: 0, ownTricks: 0, closed: 0, ...given };
};
/** What the declarer writes when the game ends by an irregularity of a party. */
const score = (at: Position, guilty: 'declarer' | 'opponents'): number => {
  const outcome = outcomeAgainst(at, guilty);
  if (outcome.kind !== 'decided') throw new Error(outcome.kind);
  return valueDecided(at.contract, at.matadors, at.bid, outcome.won, outcome.level).score;
};

describe('a game is decided', () => {
  it('SKAT-4-GAP-1 for the declarer with 61, for his opponents with 60', () => {
    expect(decidedFor(position('C', { own: 61 }))).toBe('declarer');
    expect(decidedFor(position('C', { own: 60, theirs: 59 }))).toBeNull();
    expect(decidedFor(position('C', { theirs: 60 }))).toBe('opponents');
  });
  it('SKAT-4-GAP-1 by the step that the declarer is bound to', () => {
    expect(decidedFor(position('S', { bid: 33, own: 89, theirs: 30 }))).toBeNull();
    expect(decidedFor(position('S', { bid: 33, own: 90 }))).toBe('declarer');
    expect(decidedFor(position('S', { bid: 33, theirs: 31 }))).toBe('opponents');
    expect(decidedFor(position('CHZ', { own: 110, ownTricks: 9, closed: 9 }))).toBeNull();
    expect(decidedFor(position('CHZ', { own: 110, ownTricks: 8, closed: 9 }))).toBe('opponents');
  });
  it('SKAT-4-GAP-1 by the first trick of a null game, or by its last', () => {
    expect(decidedFor(position('N', { matadors: 0, ownTricks: 1, closed: 4 }))).toBe('opponents');
    expect(decidedFor(position('N', { matadors: 0, closed: 9 }))).toBeNull();
    expect(decidedFor(position('N', { matadors: 0, closed: 10 }))).toBe('declarer');
  });
  it('SKAT-4-GAP-1 from the start where the bid cannot be reached', () => {
    expect(decidedFor(position('S', { bid: 50 }))).toBe('opponents');
  });
});

describe('an irregularity', () => {
  it('SKAT-4.1.3.b leaves a game that was decided to the party that had it', () => {
    expect(score(position('G', { own: 63 }), 'opponents')).toBe(48);
    expect(score(position('G', { own: 63 }), 'declarer')).toBe(48);
    expect(score(position('C', { theirs: 60 }), 'opponents')).toBe(-48);
  });
  it('SKAT-4-GAP-3 gives a step only if it was secured', () => {
    expect(score(position('D', { own: 64, theirs: 30 }), 'declarer')).toBe(18);
    expect(score(position('D', { own: 90, theirs: 20 }), 'opponents')).toBe(27);
    expect(score(position('D', { theirs: 90 }), 'opponents')).toBe(-54);
  });
  it('SKAT-4.1.4 loses an open game for the guilty party, simple', () => {
    expect(score(position('C', { matadors: 2, own: 14, theirs: 35 }), 'declarer')).toBe(-72);
    expect(score(position('C', { own: 14, theirs: 35 }), 'opponents')).toBe(24);
  });
  it('SKAT-4.1.5 gives the declarer the step that he is bound to, as long as nobody has prevented it', () => {
    expect(score(position('S', { bid: 33, theirs: 11 }), 'opponents')).toBe(33);
    expect(score(position('S', { bid: 33, theirs: 31 }), 'opponents')).toBe(-66);
    expect(score(position('CHS', { own: 40 }), 'opponents')).toBe(60);
  });
  it('SKAT-5.4.3 gives no step that was impossible before the first trick', () => {
    expect(score(position('D', { matadors: -1, bid: 36 }), 'opponents')).toBe(-72);
    expect(score(position('D', { matadors: 1, bid: 36 }), 'opponents')).toBe(36);
  });
  it('SKAT-4.2.6.a of a wrong number of cards loses simple whatever the game stood at', () => {
    expect(forfeitOf(position('C', { own: 70 }), 'declarer')).toEqual({
      kind: 'decided',
      won: false,
      level: 'simple',
    });
    expect(forfeitOf(position('C', { theirs: 70 }), 'opponents')).toMatchObject({ won: true });
    expect(forfeitOf(position('S', { bid: 33, theirs: 11 }), 'opponents')).toMatchObject({
      level: 'schneider',
    });
  });
});
