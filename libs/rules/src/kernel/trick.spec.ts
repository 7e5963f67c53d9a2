import { formatCard, parseCard, suitOf } from './cards';
import { cardsOf } from './card-set';
import { emptyHands, followSuit, give, holderOf, holds, suitHeld, take } from './hands';
import { addToTrick, clearTrick, hasPlayed, newTrick, plainStrength, winnerWith } from './trick';

const CLUBS = 0;
const NO_TRUMP = 4;

const trickOf = (leader: number, cards: string, trump: number) => {
  const trick = newTrick();
  cards.split(' ').forEach((card, step) => {
    addToTrick(trick, (leader + step) & 3, parseCard(card), trump, plainStrength);
  });
  return trick;
};

describe('a trick', () => {
  it.each([
    ['the highest of the suit led', 'HT HA H2 HK', NO_TRUMP, 1],
    ['not a higher discard', 'H2 SA DA CA', NO_TRUMP, 0],
    ['a low trump over an ace', 'HA H3 C2 HK', CLUBS, 2],
    ['the higher of two trumps', 'HA C9 C2 CT', CLUBS, 3],
  ])('is won by %s', (_, cards, trump, winner) => {
    expect(trickOf(0, cards, trump).best).toBe(winner);
    const [last = ''] = cards.split(' ').slice(-1);
    const open = trickOf(0, cards.split(' ').slice(0, 3).join(' '), trump);
    expect(winnerWith(open, 3, parseCard(last), trump, plainStrength)).toBe(winner);
  });
  it('keeps each card at the place of its seat', () => {
    const trick = trickOf(2, 'HA HK', NO_TRUMP);
    expect([0, 1, 2, 3].map((seat) => hasPlayed(trick, seat))).toEqual([false, false, true, true]);
    expect([trick.leader, trick.led, trick.count]).toEqual([2, suitOf(parseCard('H2')), 2]);
    clearTrick(trick);
    expect(trick).toEqual(newTrick());
  });
});

describe('the hands of a table', () => {
  it('give, hold, and lose a card', () => {
    const hands = emptyHands(4);
    give(hands, 3, parseCard('SA'));
    expect([holds(hands, 3, parseCard('SA')), holderOf(hands, parseCard('SA'))]).toEqual([true, 3]);
    take(hands, 3, parseCard('SA'));
    expect([holds(hands, 3, parseCard('SA')), holderOf(hands, parseCard('SA'))]).toEqual([false, -1]);
  });
  it('follow suit when they can, and play anything when they cannot', () => {
    const hands = emptyHands(4);
    for (const card of ['SA', 'S2', 'HK', 'D5']) give(hands, 0, parseCard(card));
    const playable = (led: string | null) =>
      cardsOf(followSuit(hands, 0, led === null ? null : suitOf(parseCard(led)))).map(formatCard);
    expect(playable('S9')).toEqual(['SA', 'S2']);
    expect(playable('D9')).toEqual(['D5']);
    expect(playable('C9')).toEqual(['SA', 'S2', 'HK', 'D5']);
    expect(playable(null)).toHaveLength(4);
    expect(suitHeld(hands, 0, CLUBS)).toBe(0);
  });
});
