import { parseCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { playParts } from './count-play';
import { MOST, orderOf, valueOf } from './values';

const series = (text: string): { readonly series: readonly number[]; readonly length: number } => {
  const cards = text === '' ? [] : text.split(' ').map(parseCard);
  return { series: cards, length: cards.length };
};
/** `run 3, pair 2`: what the last card of a series scores. */
const lastOf = (text: string): string => {
  const all = text.split(' ');
  const table = series(all.slice(0, -1).join(' '));
  const count = table.series.reduce((sum, card) => sum + valueOf(card), 0);
  return playParts(table, count, parseCard(all.at(-1) ?? ''))
    .map(({ kind, points }) => `${kind} ${points}`)
    .join(', ');
};

describe('what a card scores in play', () => {
  it('CRIB-4.11 gives 2 for fifteen exactly', () => {
    expect([lastOf('C9 H6'), lastOf('C9 H5'), lastOf('C9 H7')]).toEqual(['fifteen 2', '', '']);
  });
  it('CRIB-4.12 gives 2 for thirty-one exactly', () => {
    expect([lastOf('CK H9 D6 C6'), lastOf('CK H9 D6 C4')]).toEqual(['thirty-one 2, pair 2', '']);
  });
  it('CRIB-4.16 gives a point a card for a run', () => {
    expect([lastOf('H2 C3 D4'), lastOf('H2 C3 D4 S5'), lastOf('H2 C3 D5')]).toEqual(['run 3', 'run 4', '']);
  });
  it('CRIB-4-GAP-7 takes the cards of a run in any order, the longest alone, and not over a duplicate', () => {
    expect([lastOf('S6 D7 C4 C5'), lastOf('S6 D7 C4 C5 C8'), lastOf('H2 C3 D3 S4')]).toEqual([
      'run 4',
      'run 5',
      '',
    ]);
    expect(lastOf('CA DK H2 S3')).toBe('');
    expect(lastOf('DQ SK HA')).toBe('');
  });
  it('CRIB-4-GAP-8 gives 2, 6 and 12 for cards alike one after the other, a rank apart from its value', () => {
    expect([lastOf('H3 S3'), lastOf('H3 S3 C3'), lastOf('H3 S3 C3 D3')]).toEqual([
      'pair 2',
      'pair 6',
      'pair 12',
    ]);
    expect([lastOf('DK SQ'), lastOf('H3 D2 S3')]).toEqual(['', '']);
  });
  it('CRIB-4-GAP-9 adds up what one card scores, and knows no flush', () => {
    expect(lastOf('DK C5 D3 C3 S2 C4 S3 SA')).toBe('thirty-one 2, run 4');
    expect([lastOf('D2 D4 D6 D8'), lastOf('C5 H5 D5')]).toEqual(['', 'fifteen 2, pair 6']);
  });
  it('comes to what a look at every tail of a series comes to, over 20,000 series', () => {
    const random = seeded(5);
    const small = PACK_52.cards.filter((card) => orderOf(card) <= 7);
    const wrong: unknown[] = [];
    const tails = (cards: readonly number[]) => cards.map((_, at) => cards.slice(at).map(orderOf));
    const isRun = (orders: readonly number[]): boolean =>
      orders.length >= 3 &&
      new Set(orders).size === orders.length &&
      Math.max(...orders) - Math.min(...orders) === orders.length - 1;
    for (let at = 0; at < 20_000; at++) {
      const cards: number[] = [];
      for (const card of shuffled(small, random))
        if (cards.reduce((sum, each) => sum + valueOf(each), valueOf(card)) <= MOST) cards.push(card);
        else break;
      const count = cards.reduce((sum, card) => sum + valueOf(card), 0);
      const alike = tails(cards).filter((tail) => new Set(tail).size === 1).length;
      const runs = tails(cards).filter(isRun);
      const expected =
        (count === 15 ? 2 : 0) +
        (count === MOST ? 2 : 0) +
        alike * (alike - 1) +
        Math.max(0, ...runs.map(({ length }) => length));
      const last = cards.at(-1) ?? 0;
      const table = { series: cards.slice(0, -1), length: cards.length - 1 };
      const made = playParts(table, count - valueOf(last), last).reduce((sum, { points }) => sum + points, 0);
      if (made !== expected) wrong.push([cards, made, expected]);
    }
    expect(wrong).toEqual([]);
  });
});
