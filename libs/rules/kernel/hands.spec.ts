import { parseCard, suitOf } from './cards';
import { emptyHands, give, holderOf, holds, suitHeld, take } from './hands';

describe('the hands of a table', () => {
  it('give, hold, and lose a card', () => {
    const hands = emptyHands(4);
    give(hands, 3, parseCard('SA'));
    expect([holds(hands, 3, parseCard('SA')), holderOf(hands, parseCard('SA'))]).toEqual([true, 3]);
    take(hands, 3, parseCard('SA'));
    expect([holds(hands, 3, parseCard('SA')), holderOf(hands, parseCard('SA'))]).toEqual([false, -1]);
  });
  it('tell the ranks of a suit, and nothing of one that is not held', () => {
    const hands = emptyHands(4);
    for (const card of ['SA', 'S2', 'HK']) give(hands, 0, parseCard(card));
    expect(['SA', 'H2', 'C2'].map((card) => suitHeld(hands, 0, suitOf(parseCard(card))))).toEqual([
      (1 << 12) | 1,
      1 << 11,
      0,
    ]);
  });
});
