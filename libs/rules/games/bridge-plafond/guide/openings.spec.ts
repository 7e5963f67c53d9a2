import { describe, expect, it } from '@jest/globals';
import { parseCard, rankOf } from '@arbitre/rules/kernel/cards';
import { figuresOf, isGuarded, ruffsOf, handOf, probableTricks, sureTricks } from './hand';
import { applying, ask, requirementsOf } from './testing/ask';

const ranks = (text: string) => Array.from(text, (letter) => rankOf(parseCard(`S${letter}`)));

describe('figures and guards', () => {
  it('BP-G-DEF-FIGURE: ace, king, queen and jack are figures, the ten is none', () => {
    expect(figuresOf(ranks('AT9'))).toEqual(ranks('A'));
    expect(figuresOf(ranks('AKQJT'))).toEqual(ranks('AKQJ'));
  });

  it.each([
    ['A', true],
    ['K', false],
    ['K2', true],
    ['Q2', false],
    ['Q32', true],
    ['J32', false],
    ['J432', true],
    ['T432', false],
    ['65432', true],
    ['', false],
  ])('BP-G-DEF-GARDE: %s is guarded: %s', (suit, guarded) => {
    expect(isGuarded(ranks(suit))).toBe(guarded);
  });

  it.each([
    ['A', 1, 0],
    ['AKQ', 3, 0],
    ['KQ', 1, 0],
    ['QJT', 1, 0],
    ['AQ8', 1, 1],
    ['K74', 0, 1],
    ['K', 0, 0],
    ['Q72', 0, 1],
    ['Q7', 0, 0],
    ['KQ72', 1, 1],
    ['5432', 0, 0],
  ])('BP-G-DEF-SURE, BP-G-DEF-PROBABLE: %s takes %i surely and %i probably', (suit, sure, probable) => {
    expect([sureTricks(ranks(suit)), probableTricks(ranks(suit))]).toEqual([sure, probable]);
  });
});

describe('no-trump', () => {
  it('BP-G-OUV-1SA: four guards, three aces, five figures', () => {
    const advice = ask('AQ4.A72.A83.J654');
    expect(advice).toMatchObject({ moment: 'opening', call: '1NT' });
    expect(requirementsOf(advice, 'BP-G-OUV-1SA')).toEqual([
      'guarded: 4 / 4',
      'aces: 3 / 3',
      'figures: 5 / 5',
    ]);
    const unguarded = ask('AQ4.A72.A832.J65');
    expect(unguarded.call).toBe('Pass');
    expect(requirementsOf(unguarded, 'BP-G-OUV-1SA')[0]).toBe('guarded: 4 / 3 missed');
  });

  it('BP-G-OUV-2SA: three aces and a king, seven figures', () => {
    expect(ask('AQ4.A72.AK3.KJ54').call).toBe('2NT');
    expect(requirementsOf(ask('AQ4.A72.AQ3.QJ54'), 'BP-G-OUV-2SA')).toEqual([
      'guarded: 4 / 4',
      'aces: 3 / 3',
      'aces-and-kings: 4 / 3 missed',
      'figures: 7 / 7',
    ]);
  });

  it('BP-G-OUV-3SA: four aces and nine figures', () => {
    expect(ask('AQ4.AK2.AKJ3.AQ5').call).toBe('3NT');
    expect(requirementsOf(ask('KQJ.AKQ2.AKQ.AJ5'), 'BP-G-OUV-3SA')[0]).toBe('aces: 4 / 3 missed');
  });
});

describe('one and two in a suit', () => {
  it.each([
    ['four with three figures', 'AKQ4.A32.K432.32', '1S', '4+3'],
    ['five with two', 'KJ852.A32.K43.32', '1S', '5+2'],
    ['six with one', 'K86532.A3.K43.32', '1S', '6+1'],
    ['seven small ones', '9865432.A3.K4.32', '1S', '7+0'],
  ])('BP-G-OUV-1C: %s', (_, hand, call, has) => {
    const advice = ask(hand);
    expect(applying(advice)).toContain(`BP-G-OUV-1C ${call}`);
    expect(requirementsOf(advice, 'BP-G-OUV-1C')[0]).toBe(`trumps: 4+3, 5+2, 6+1, 7+0 / ${has}`);
  });

  it('BP-G-OUV-1C: five with one figure are missed', () => {
    const advice = ask('K8532.A32.K43.A2');
    expect(advice.call).toBe('Pass');
    expect(requirementsOf(advice, 'BP-G-OUV-1C')[0]).toBe('trumps: 4+3, 5+2, 6+1, 7+0 / 5+1 missed');
  });

  it.each([
    ['KJ852.A32.K43.32', 'AK', true],
    ['KJ852.A32.Q43.J2', 'AQJ', true],
    ['KJ852.Q32.Q43.QJ', 'QQQJ', true],
    ['KJ852.A32.Q43.32', 'AQ missed', false],
    ['KJ852.K32.K43.32', 'KK missed', false],
  ])('BP-G-OUV-1C-B: %s has %s at its side', (hand, side, opens) => {
    const advice = ask(hand);
    expect(requirementsOf(advice, 'BP-G-OUV-1C')[1]).toBe(`side: AK, AQJ, QQQJ / ${side}`);
    expect(applying(advice)).toEqual(opens ? ['BP-G-OUV-1C 1S'] : []);
  });

  it('BP-G-OUV-ATOUT-0: long and strong trumps need no side', () => {
    const advice = ask('AKQJ2.432.432.32');
    expect(advice.call).toBe('1S');
    expect(requirementsOf(advice, 'BP-G-OUV-1C')[1]).toBe('long-trumps: · / 5');
  });

  it.each([
    ['five with four', 'AKQJ2.A3.A432.K2', '2S'],
    ['six with three', 'AKQ432.A3.A43.K2', '2S'],
    ['one figure short', 'AK5432.A3.A43.K2', '1S'],
  ])('BP-G-OUV-2C: %s', (_, hand, call) => {
    expect(ask(hand).call).toBe(call);
  });

  it.each([
    ['AKQJ2.A3.A432.K2', 'AAK'],
    ['AKQJ2.AJ.K432.K2', 'AKKJ'],
    ['AKQJ2.K3.KQ32.K2', 'KKKQ'],
    ['AKQJ2.K3.K432.K2', 'KKK missed'],
  ])('BP-G-OUV-2C-B: %s has %s at its side', (hand, side) => {
    expect(requirementsOf(ask(hand), 'BP-G-OUV-2C')[1]).toBe(`side: AAK, AKKJ, KKKQ / ${side}`);
  });

  it('BP-G-OUV-EXC: five losers with eight clubs leave nine tricks with one of partner’s, three clubs', () => {
    const advice = ask('K4.A8.J.AT986432');
    expect(advice.call).toBe('3C');
    expect(requirementsOf(advice, 'BP-G-OUV-EXC')).toEqual([
      'length: 7 / 8',
      'losers-outside: ≤ 3 / 3',
      'losers: · / 5',
      'tricks: 7 / 9',
    ]);
    expect(requirementsOf(ask('K432.A8.J.AT9864'), 'BP-G-OUV-EXC')).toEqual([]);
  });

  it('BP-G-OUV-34: third and fourth hand do not open on bare minima', () => {
    for (const [hand, call] of [
      ['KJ852.A32.K43.32', '1S'],
      ['AQ4.A72.A83.J654', '1NT'],
    ] as const) {
      expect(ask(hand, { auction: 'Pass' }).call).toBe(call);
      expect(ask(hand, { auction: 'Pass Pass' }).call).toBe('Pass');
      expect(ask(hand, { auction: 'Pass Pass Pass' }).call).toBe('Pass');
    }
    expect(ask('KJ8532.A32.K4.32', { auction: 'Pass Pass' }).call).toBe('1S');
    expect(ask('KJ852.A32.K43.K2', { auction: 'Pass Pass' }).call).toBe('1S');
    expect(ask('AQ4.A72.AK3.J654', { auction: 'Pass Pass' }).call).toBe('1NT');
  });

  it('BP-G-OUV-BICOLORE: of two like suits the higher-ranking, BP-G-OUV-BICOLORE-2: else the stronger', () => {
    const like = ask('AQ852.A3.2.KQJ52');
    expect([like.call, requirementsOf(like, 'BP-G-OUV-BICOLORE')]).toEqual(['1S', ['strengths: · / 7 / 8']]);
    const clubs = ask('A8432.3..A986432');
    expect([clubs.call?.slice(1), requirementsOf(clubs, 'BP-G-OUV-BICOLORE-2')]).toEqual([
      'C',
      ['strengths: · / 8 / 6'],
    ]);
  });
});

describe('ruffs', () => {
  const dummy = (text: string) => handOf(text.split(' ').map(parseCard));
  const trumps = (count: number): string => Array.from({ length: count }, (_, at) => `S${at + 2}`).join(' ');
  const HEARTS = 'H2 H3 H4 H5 H6 H7 H8 H9 HT';

  it.each([
    ['BP-G-COUPE-4', 5, '', 3],
    ['BP-G-COUPE-4', 4, 'C2', 2],
    ['BP-G-COUPE-4', 4, 'C2 C3', 1],
    ['BP-G-COUPE-3', 3, '', 2],
    ['BP-G-COUPE-3', 3, 'C2', 1],
    ['BP-G-COUPE-3', 3, 'C2 C3', 0],
    ['BP-G-COUPE-2', 2, '', 1],
    ['BP-G-COUPE-2', 2, 'C2', 0],
    ['BP-G-COUPE-0', 1, '', 0],
  ])('%s: %i trumps and clubs %p are worth %i', (article, held, clubs, value) => {
    const hand = dummy([trumps(held), clubs, HEARTS, 'D2 D3 D4'].filter((each) => each !== '').join(' '));
    expect(ruffsOf(hand, 3)).toEqual({ article, value });
  });

  it('BP-G-COUPE-0: never more than three', () => {
    expect(ruffsOf(dummy(`${trumps(4)} ${HEARTS}`), 3).value).toBe(3);
  });
});
