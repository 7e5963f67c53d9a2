import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import { given, deal } from './testing/table';
import { type GameKind } from './contract';
import { className, GRAND, laidOut, pointsOf, rankingIn } from './ranks';
import { classIn, strengthIn } from '@arbitre/rules/kernel/tricks/ranking';

/** The card that wins a trick in a game: the first one leads. */
const winner = (game: GameKind, trick: string): string => {
  const ranking = rankingIn(game);
  const cards = trick.split(' ').map(parseCard);
  const led = classIn(ranking, cards[0] ?? 0);
  const best = cards.reduce((a, b) => (strengthIn(ranking, b, led) > strengthIn(ranking, a, led) ? b : a));
  return formatCard(best);
};

describe('the pack', () => {
  it('SKAT-1.2.1.a has 32 cards, and no other card is dealt', () => {
    expect(PACK_32.cards).toHaveLength(32);
    expect(given().when(deal('D6', '', '', '')).refusals).toEqual(['SKAT-1.2.1.a']);
  });
  it('SKAT-1.2.1.a holds each card once: a card in two places is refused', () => {
    expect(given().when(deal('CJ SJ', 'SJ', '', '')).refusals).toEqual(['card-twice']);
  });
  it('SKAT-1.2.1.b orders the jacks by their suits', () => {
    expect(winner('C', 'HJ SJ C7')).toBe('SJ');
    expect(winner('D', 'DJ HJ D7')).toBe('HJ');
  });
  it('SKAT-1.2.2 is worth 120 card points', () => {
    expect(['SA', 'ST', 'SK', 'SQ', 'SJ', 'S9'].map((card) => pointsOf(parseCard(card)))).toEqual([
      11, 10, 4, 3, 2, 0,
    ]);
    expect(PACK_32.cards.reduce((sum, card) => sum + pointsOf(card), 0)).toBe(120);
  });
});

describe('rank', () => {
  it('SKAT-2.3.1 makes one suit trump and the others equal', () => {
    expect(winner('H', 'S9 DA S7')).toBe('S9');
    expect(winner('H', 'SA H7 DA')).toBe('H7');
  });
  it('SKAT-2.3.2 is jacks, then A T K Q 9 8 7 of the trump suit', () => {
    expect(winner('S', 'DJ SA ST')).toBe('DJ');
    expect(winner('S', 'HK HT H9')).toBe('HT');
    const trumps = laidOut(PACK_32.cards, rankingIn('S')).slice(0, 11).map(formatCard);
    expect(trumps).toEqual(['CJ', 'SJ', 'HJ', 'DJ', 'SA', 'ST', 'SK', 'SQ', 'S9', 'S8', 'S7']);
  });
  it('SKAT-2.3.3 leaves only the jacks as trumps in grand', () => {
    expect(['DJ', 'DA'].map((card) => className(classIn(GRAND, parseCard(card))))).toEqual(['trump', 'D']);
    expect(winner('G', 'CA DJ CT')).toBe('DJ');
  });
  it('SKAT-2.3.4 is A K Q J T 9 8 7 in null, without trumps', () => {
    expect(winner('N', 'HT HJ H9')).toBe('HJ');
    expect(winner('N', 'HT SJ H9')).toBe('HT');
  });
  it('SKAT-2.2.5.c lays cards out by suit and rank', () => {
    const cards = 'C9 H7 C7 S7 SJ HA HT'.split(' ').map(parseCard);
    expect(laidOut(cards, rankingIn('N')).map(formatCard).join(' ')).toBe('C9 C7 SJ S7 HA HT H7');
    expect(laidOut(cards, rankingIn('H')).map(formatCard).join(' ')).toBe('SJ HA HT H7 C9 C7 S7');
  });
});

describe('a trick', () => {
  it('SKAT-4.4.2.a goes to the highest card of the suit led', () => {
    expect(winner('D', 'HK HT HA')).toBe('HA');
    expect(winner('D', 'HK HT SA')).toBe('HT');
  });
  it('SKAT-4.4.2.b goes to the leader when nobody follows or trumps', () => {
    expect(winner('D', 'S7 HQ CA')).toBe('S7');
  });
  it('SKAT-4.4.2.c goes to a single trump', () => {
    expect(winner('D', 'SA HQ D7')).toBe('D7');
  });
  it('SKAT-4.4.2.d goes to the higher of two trumps', () => {
    expect(winner('D', 'SA DA DJ')).toBe('DJ');
  });
  it('SKAT-4.4.2.e goes to the highest trump when trump is led', () => {
    expect(winner('C', 'CA CT HJ')).toBe('HJ');
  });
});
