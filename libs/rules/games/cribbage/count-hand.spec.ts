import { parseCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { countHand, sumOf } from './count-hand';
import { handCounts } from './hand-counts';
import { countByHand } from './testing/oracle';

const cardsOf = (text: string): readonly number[] => text.split(' ').map(parseCard);
const scoreOf = (hand: string, starter: string, ofCrib = false): number =>
  sumOf(countHand(cardsOf(hand), parseCard(starter), ofCrib));
const partOf = (kind: string, hand: string, starter: string, ofCrib = false): number =>
  countHand(cardsOf(hand), parseCard(starter), ofCrib).find((part) => part.kind === kind)?.points ?? 0;

describe('the count of a hand', () => {
  it('CRIB-4.7 takes the starter as the fifth card', () => {
    // Q-6-3-6 with 5: two pairs of sixes are one pair; fifteens Q5, 6-6-3.
    expect([scoreOf('HQ D6 H3 S6', 'H5'), scoreOf('HQ D6 H3 S6', 'DK')]).toEqual([6, 4]);
  });
  it('CRIB-6.1 counts an ace 1 and never 11', () => {
    expect([partOf('fifteen', 'H7 D8 CK SQ', 'S2'), partOf('fifteen', 'HA D4 CK SK', 'S2')]).toEqual([2, 4]);
    expect(partOf('fifteen', 'HA D4 C3 S6', 'SA')).toBe(2);
  });
  it('CRIB-6.2 counts court cards and the ten 10', () => {
    for (const ten of ['ST', 'SJ', 'SQ', 'SK']) expect(partOf('fifteen', `${ten} C5 H2 D2`, 'CA')).toBe(4);
  });
  it('CRIB-6.3 scores two for each combination that makes fifteen', () => {
    expect(partOf('fifteen', 'S7 H8 D8 CK', 'DQ')).toBe(4);
    expect(partOf('fifteen', 'S7 H9 D9 CK', 'DQ')).toBe(0);
  });
  it.each([
    ['CRIB-6.4', 'two of a rank', 'D9 S9 HK C2', 'DQ', 2],
    ['CRIB-6.5', 'three of a rank', 'D9 S9 H9 C2', 'DQ', 6],
    ['CRIB-6.6', 'four of a rank', 'D5 S5 H5 C5', 'D2', 12],
  ])('%s scores %s once', (_, __, hand, starter, points) => {
    expect(partOf('pair', hand, starter)).toBe(points);
  });
  it('CRIB-6.4 takes ten, jack, queen and king for different ranks', () => {
    expect(partOf('pair', 'DT SJ HQ CK', 'D2')).toBe(0);
  });
  it('CRIB-6.7 scores a point a card of a run, in any order and suit, the ace low', () => {
    expect(scoreOf('D6 S4 H5 CK', 'C7')).toBe(8);
    expect(partOf('run', 'D6 S4 H5 CK', 'C7')).toBe(4);
    expect([partOf('run', 'DA S2 H3 C9', 'C9'), partOf('run', 'DQ SK HA C9', 'C5')]).toEqual([3, 0]);
    expect(partOf('run', 'DA S2 HK C9', 'C6')).toBe(0);
  });
  it('CRIB-6-GAP-1 counts a run as often as duplicates let it be formed, the longest alone', () => {
    expect(scoreOf('D4 S5 H5 C6', 'H6')).toBe(24);
    expect(partOf('run', 'D3 S3 H4 C5', 'CK')).toBe(6);
    expect(partOf('run', 'D3 S3 H3 C4', 'C5')).toBe(9);
    expect(partOf('run', 'D3 S3 H4 C4', 'C5')).toBe(12);
    expect(partOf('run', 'D3 S4 H5 C6', 'C7')).toBe(5);
  });
  it('CRIB-6.8 scores four for four cards of the hand in one suit', () => {
    expect(partOf('flush', 'D2 D5 D9 DK', 'S7')).toBe(4);
  });
  it('CRIB-6.9 scores five where the starter has it too, and not nine', () => {
    expect(partOf('flush', 'D2 D5 D9 DK', 'D7')).toBe(5);
  });
  it('CRIB-6-GAP-2 sees no flush in three cards and the starter', () => {
    expect(partOf('flush', 'D2 D5 D9 SK', 'D7')).toBe(0);
  });
  it('CRIB-6-GAP-3 wants five of a suit in the crib', () => {
    expect([partOf('flush', 'H2 H4 H8 HQ', 'S9', true), partOf('flush', 'H2 H4 H8 HQ', 'H9', true)]).toEqual([
      0, 5,
    ]);
  });
  it('CRIB-6.11 gives one for the jack of the starter’s suit', () => {
    expect(scoreOf('DJ S5 H5 C5', 'D5')).toBe(29);
    expect(scoreOf('CJ S5 H5 D5', 'C5') - scoreOf('CJ S5 H5 C5', 'D5')).toBe(1);
  });
  it('CRIB-6-GAP-4 gives it in the crib too, and never to the starter', () => {
    expect(partOf('jack', 'DJ C2 C3 S9', 'D4', true)).toBe(1);
    expect([partOf('jack', 'D2 C2 C3 S9', 'DJ'), partOf('jack', 'SJ C2 C3 S9', 'DJ')]).toEqual([0, 0]);
  });
  it('comes to what a count by subsets of cards comes to, over 8,000 hands and cribs', () => {
    const random = seeded(11);
    const wrong: unknown[] = [];
    for (let deal = 0; deal < 8_000; deal++) {
      const [one = 0, two = 0, three = 0, four = 0, starter = 0] = shuffled(PACK_52.cards, random);
      const [hand, ofCrib] = [[one, two, three, four], deal % 2 === 0];
      const [made, expected] = [sumOf(countHand(hand, starter, ofCrib)), countByHand(hand, starter, ofCrib)];
      if (made !== expected) wrong.push([hand, starter, ofCrib, made, expected]);
    }
    expect(wrong).toEqual([]);
  });
  it('is spread over all 12,994,800 hands as published', () => {
    const counts = handCounts();
    expect([...counts]).toEqual([
      1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236, 361_224,
      388_740, 51_680, 317_340, 19_656, 90_100, 9_168, 58_248, 11_196, 2_708, 0, 8_068, 2_496, 444, 356,
      3_680, 0, 0, 0, 76, 4,
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12_994_800);
  });
});
