import type { TrickWon } from '../events';
import { bareSkat } from './bare-loop';
import { bareDeal, randomDeal } from './figures';

describe('the bare loop of skat', () => {
  it('counts the card points in tricks that the rules count', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const deal = randomDeal(seed);
      const { hands, cards, trump } = bareDeal(deal);
      const won = deal.events
        .filter((event): event is TrickWon => event.type === 'TrickWon')
        .filter(({ data }) => data.seat === 'middlehand')
        .reduce((sum, { data }) => sum + data.points, 0);
      expect(bareSkat(hands, cards, trump, 1)).toBe(won);
    }
  });
  it('plays no card that does not follow', () => {
    const { hands, cards, trump } = bareDeal(randomDeal(1));
    expect(bareSkat(hands.slice(), [...cards.slice(1), ...cards.slice(0, 1)], trump, 1)).toBe(-1);
  });
});
