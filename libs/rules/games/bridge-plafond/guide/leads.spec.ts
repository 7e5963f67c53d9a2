import { describe, expect, it } from '@jest/globals';
import { applying, ask, requirementsOf } from './testing/ask';

const NO_TRUMP = '1NT Pass 3NT Pass Pass Pass';
const HEARTS = '1H Pass 4H Pass Pass Pass';

describe('leads at no-trump', () => {
  it.each([
    ['BP-G-ENT-SA-AKJ', 'AKJ32.432.432.32', 'SK'],
    ['BP-G-ENT-SA-AQJ', 'AQJ32.432.A32.32', 'SA'],
    ['BP-G-ENT-SA-AQJ', 'AQJ32.432.432.32', 'SQ'],
    ['BP-G-ENT-SA-AJT', 'AJT32.432.432.32', 'SJ'],
    ['BP-G-ENT-SA-KQT', 'KQT32.432.432.32', 'SK'],
    ['BP-G-ENT-SA-KJT', 'KJT32.432.432.32', 'SJ'],
    ['BP-G-ENT-SA-KQ', 'KQ98432.43.43.32', 'SK'],
    ['BP-G-ENT-SA-KQ', 'KQ832.432.432.32', 'S3'],
    ['BP-G-ENT-SA-2', 'AK98432.A3.43.32', 'SA'],
    ['BP-G-ENT-SA-2', 'AK98432.43.43.32', 'S8'],
    ['BP-G-ENT-SA-1', 'QJT32.432.432.32', 'SQ'],
    ['BP-G-ENT-SA-1', 'T984.432.432.432', 'ST'],
    ['BP-G-ENT-SA-4', 'AJ863.432.432.32', 'S6'],
  ])('%s: %s leads %s', (article, hand, card) => {
    const advice = ask(hand, { auction: NO_TRUMP });
    expect(advice).toMatchObject({ moment: 'lead', call: null, card });
    expect(advice.counsels[0]?.article).toBe(article);
  });

  it('BP-G-ENT-SA-ROI: a king that is led tells of the ace or the queen', () => {
    const articles = (hand: string) =>
      ask(hand, { auction: NO_TRUMP }).counsels.map(({ article }) => article);
    expect(articles('KQT32.432.432.32')).toContain('BP-G-ENT-SA-ROI');
    expect(articles('KJT32.432.432.32')).not.toContain('BP-G-ENT-SA-ROI');
  });

  it('BP-G-REENTREE: an ace, king and queen, or a third king elsewhere', () => {
    const reentry = (hand: string) =>
      requirementsOf(ask(hand, { auction: NO_TRUMP }), 'BP-G-ENT-SA-AQJ').at(-1);
    expect(reentry('AQJ32.432.K32.32')).toBe('reentry: · / 1');
    expect(reentry('AQJ32.432.432.KQ')).toBe('reentry: · / 1');
    expect(reentry('AQJ32.432.432.K2')).toBe('reentry: · / 0');
  });
});

describe('other leads', () => {
  it.each([
    ['a sequence from the top', 'QJT2.432.5432.32', 'SQ'],
    ['the king from ace and king', 'AK82.432.5432.32', 'SK'],
    ['the king from ace, king and queen', 'AKQ2.432.5432.32', 'SK'],
    ['else the fourth best', 'K9843.432.432.32', 'S4'],
  ])('BP-G-ENT-ATOUT: %s', (_, hand, card) => {
    expect(ask(hand, { auction: HEARTS }).card).toBe(card);
  });

  it('BP-G-ENT-PART: the highest of the suit that partner has named', () => {
    const named = ask('QJT32.432.Q43.32', { auction: '1D Pass Pass 1S 1NT Pass Pass Pass' });
    expect(named).toMatchObject({ card: 'SQ', counsels: [{ article: 'BP-G-ENT-PART' }, {}] });
    const partner = ask('KJT32.432.Q43.32', { auction: '1NT Pass 2NT 3D 3NT Pass Pass Pass' });
    expect(partner).toMatchObject({ card: 'DQ', counsels: [{ article: 'BP-G-ENT-PART' }, {}] });
  });

  it('BP-G-ONZE: six led and four higher ones in sight leave declarer one', () => {
    const advice = ask('KT2.432.5432.432', { led: 'S6', dummy: 'Q98.AKQ.AKQ.AKQ5' });
    expect(requirementsOf(advice, 'BP-G-ONZE')).toEqual([
      'led: ≤ 11 / 6',
      'higher: · / 5',
      'higher-of-declarer: ≥ 0 / 0',
    ]);
    const four = ask('KT2.432.5432.432', { led: 'S6', dummy: 'Q95.AKQ.AKQ.AKQ5' });
    expect(requirementsOf(four, 'BP-G-ONZE').slice(1)).toEqual([
      'higher: · / 4',
      'higher-of-declarer: ≥ 0 / 1',
    ]);
    expect(
      requirementsOf(ask('AKQ.432.5432.432', { led: 'S9', dummy: 'J5.AKQ2.AKQ.AKQ5' }), 'BP-G-ONZE'),
    ).toContain('higher-of-declarer: ≥ 0 / -2 missed');
  });

  it('BP-G-FLANC-4: third hand plays its highest', () => {
    expect(ask('KT2.432.5432.432', { led: 'S6' }).card).toBe('SK');
    expect(ask('.K5432.5432.5432', { led: 'S6' }).card).toBe(null);
  });

  it('advises no call and no card where a deal is passed out', () => {
    expect(ask('KT2.432.5432.432', { auction: 'Pass Pass Pass Pass' })).toEqual({
      moment: 'no-play',
      counsels: [],
      call: null,
      card: null,
    });
    expect(applying(ask('KT2.432.5432.432'))).toEqual([]);
  });
});
