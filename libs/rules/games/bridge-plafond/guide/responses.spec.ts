import { describe, expect, it } from '@jest/globals';
import { applying, ask, requirementsOf } from './testing/ask';

const after = (auction: string, hand: string, score?: string) =>
  ask(hand, { auction, ...(score === undefined ? {} : { score }) });

describe('raises', () => {
  it('BP-G-REP-SA: beyond a sure and a probable trick each one more is worth a raise', () => {
    const advice = after('1NT Pass', 'A42.K853.Q72.A84');
    expect(advice).toMatchObject({ moment: 'response', call: '3NT' });
    expect(requirementsOf(advice, 'BP-G-REP-SA')).toEqual([
      'sure: 1 / 2',
      'sure-or-probable: 2 / 4',
      'raise: ≥ 1 / 2',
    ]);
    expect(after('1NT Pass', 'A42.8532.Q72.984').call).toBe('Pass');
    expect(after('1NT Pass', 'A42.K853.Q72.984').call).toBe('2NT');
  });

  it('BP-G-REP-ATOUT: support, a sure trick and two probable ones raise by one', () => {
    const advice = after('1S Pass', 'JT8.8753.AQ8.K74');
    expect(applying(advice)).toContain('BP-G-REP-ATOUT 2S');
    expect(requirementsOf(advice, 'BP-G-REP-ATOUT')).toEqual([
      'support: Jxx, xxxx / JT8',
      'sure: · / 1',
      'ruffs: · / 0',
      'probable: · / 2',
      'raise: ≥ 1 / 1',
    ]);
    expect(requirementsOf(after('1S Pass', 'T98.8753.AQ8.K74'), 'BP-G-REP-ATOUT')[0]).toBe(
      'support: Jxx, xxxx / T98 missed',
    );
  });

  it('BP-G-REP-ATOUT-2: five trumps and a void are counted as ruffs, and the raise stops at game', () => {
    const advice = after('1S Pass', 'JT865..AQ873.K74');
    expect(applying(advice)).toContain('BP-G-REP-ATOUT 4S');
    expect(requirementsOf(advice, 'BP-G-REP-ATOUT').slice(1)).toEqual([
      'sure: · / 1',
      'ruffs: · / 3',
      'probable: · / 2',
      'raise: ≥ 1 / 4',
    ]);
    expect(applying(after('1S Pass', 'JT865..AQ873.K74', '18/0'))).toContain('BP-G-REP-ATOUT 2S');
  });
});

describe('changes of suit', () => {
  it('BP-G-CHG-MISERE: over no-trump without figures the long suit, with no honour even', () => {
    expect(after('1NT Pass', '98432.753.98.J74').call).toBe('2S');
    expect(after('1NT Pass', '9843.753.982.J74').call).toBe('Pass');
  });

  it('BP-G-CHG-SIMPLE, BP-G-CHG-ATOUT: without support the own good suit as low as it goes, or no-trump', () => {
    expect(after('1S Pass', '54.KQ8432.982.74').call).toBe('2H');
    expect(after('1S Pass', '54.AQ84.A92.A742').call).toBe('1NT');
    const supported = after('1S Pass', 'J54.KQ8432.98.74');
    expect(requirementsOf(supported, 'BP-G-CHG-ATOUT', '2H')[0]).toBe('no-support: · / J54 missed');
  });

  it.each(['AK8643.432.32.54', 'QJ96543.432.32.5'])('BP-G-APPEL-SA: a very long suit jumps: %s', (hand) => {
    expect(after('1NT Pass', hand).call).toBe('3S');
  });

  it('BP-G-APPEL, BP-G-APPEL-ATOUT: a hand that would have opened jumps in its suit', () => {
    expect(after('1S Pass', 'JT7.AT64.AK8653.').call).toBe('3D');
    expect(after('1S Pass', '7.9864.AK8653.72').call).toBe('2D');
  });
});

describe('opponents who bid', () => {
  it('BP-G-RIP-1: an opening hand overcalls an opening of one', () => {
    expect(after('Pass 1H', 'KJ852.A32.K43.K2')).toMatchObject({ moment: 'overcall', call: '1S' });
    expect(after('1H', 'A32.43.KJ852.K32').call).toBe('2D');
    expect(after('1H', '9832.43.KJ852.32').call).toBe('Pass');
  });

  it('BP-G-RIP-2: over an opening of two, one is enough only where two are', () => {
    expect(after('2H', 'KJ852.A32.K43.32').call).toBe('2S');
    const clubs = after('2H', '32.A32.K43.KJ852');
    expect(clubs.call).toBe('Pass');
    expect(requirementsOf(clubs, 'BP-G-RIP-2', '3C').at(-1)).toBe('level: ≤ 2 / 3 missed');
    expect(after('2H', 'K2.A3.A43.AKQJ52').call).toBe('3C');
  });

  it('BP-G-RIP-3: opener again with more than a minimum, strong after a jump', () => {
    const again = (auction: string, hand: string) =>
      after(auction, hand).counsels.find(({ article }) => article === 'BP-G-RIP-3')?.applies;
    expect(again('1H 1S Pass Pass', '32.KJ852.A43.K32')).toBe(false);
    expect(again('1H 1S Pass Pass', '32.KJ852.A43.AK2')).toBe(true);
    expect(again('1H 2S Pass Pass', '32.KJ852.A43.AK2')).toBe(false);
  });

  it('BP-G-RIP-4: partner’s no-trump is supported only with their suit guarded', () => {
    const unguarded = after('1NT 2S', '942.K853.A72.A84');
    expect(requirementsOf(unguarded, 'BP-G-REP-SA')).toContain('their-guard: A, Kx, Qxx, Jxxx / 942 missed');
    expect(unguarded.counsels.some(({ article }) => article === 'BP-G-RIP-4')).toBe(true);
    expect(after('1NT 2S', 'A42.K853.A72.A84').call).toBe('3NT');
  });

  it('BP-G-CA-1, BP-G-CA-2: fine cards in the other suits and none to name double', () => {
    expect(after('1NT', 'AQ42.KQ53.A72.84').call).toBe('X');
    expect(after('1S', '4.AQ53.AJ72.KQ84').call).toBe('X');
    expect(requirementsOf(after('1S', '4.AQ532.AJ7.KQ84'), 'BP-G-CA-2')[1]).toBe('long-suits: 0 / 1 missed');
  });

  it('BP-G-CA-3: partner names the best suit, no-trump where it is theirs', () => {
    expect(after('1S X Pass', '432.5.98765.5432')).toMatchObject({ moment: 'reply-to-double', call: '2D' });
    expect(after('1S X Pass', 'J98765.54.432.32').call).toBe('1NT');
  });

  it('BP-G-CA-4: only in the first round, over an opening', () => {
    const second = after('Pass Pass Pass 1S', '4.AQ53.AJ72.KQ84');
    expect(second.counsels.some(({ call }) => call === 'X')).toBe(false);
    expect(after('1S 2C X Pass', '4.AQ53.AJ72.KQ84').moment).toBe('rebid');
  });

  it('BP-G-CONTRE, BP-G-SURCONTRE: doubles are named for who judges, never called for', () => {
    const said = (auction: string) =>
      after(auction, 'K42.K853.A72.A84').counsels.filter(({ article }) => article.endsWith('CONTRE'));
    expect(said('1S')).toMatchObject([{ article: 'BP-G-CONTRE', call: null }]);
    expect(said('1S X Pass')).toEqual([]);
    expect(said('1S Pass 2S X')).toMatchObject([{ article: 'BP-G-SURCONTRE', call: null }]);
  });
});

describe('the score of the rubber', () => {
  it('BP-G-MARQUE-5: one odd trick short of game may be risked', () => {
    const advice = after('1S Pass 3S Pass', 'AKQ42.K853.A7.84');
    expect(requirementsOf(advice, 'BP-G-MARQUE-5', '4S')[0]).toBe('odd-tricks-short: 1 / 1');
    expect(requirementsOf(after('1S Pass 2S Pass', 'AKQ42.K853.A7.84'), 'BP-G-MARQUE-5')[0]).toBe(
      'odd-tricks-short: 1 / 2 missed',
    );
    expect(requirementsOf(after('1S Pass 2S Pass', 'AKQ42.K853.A7.84', '9/0'), 'BP-G-MARQUE-5')[0]).toBe(
      'odd-tricks-short: 1 / 1',
    );
  });

  it('BP-G-MARQUE-8: two doubled undertricks save a game, three the rubber, BP-G-MARQUE-7: at 400 and 600', () => {
    const hand = 'KQJ42.5.KQ72.984';
    const lost = (auction: string, score: string) =>
      requirementsOf(after(auction, hand, score), 'BP-G-MARQUE-8');
    expect(lost('1H 1S 4H Pass Pass', '0/0')).toEqual(['undertricks: ≤ 2 / ·', 'amende: · / 400']);
    expect(lost('1H 1S 4H Pass Pass', '0/1+0')).toEqual(['undertricks: ≤ 3 / ·', 'amende: · / 600']);
  });

  it('BP-G-MARQUE-6: below their game one passes in hope', () => {
    const advice = after('1H 1S 2H Pass Pass', 'KQJ42.5.KQ72.984');
    expect(advice.counsels.map(({ article }) => article)).toContain('BP-G-MARQUE-6');
    expect(requirementsOf(advice, 'BP-G-MARQUE-8')).toEqual([]);
  });

  it('BP-G-MARQUE-4: an opening of two is to be answered', () => {
    const articles = (auction: string) =>
      after(auction, '9843.753.982.J74').counsels.map(({ article }) => article);
    expect(articles('2S Pass')).toContain('BP-G-MARQUE-4');
    expect(articles('1S Pass')).not.toContain('BP-G-MARQUE-4');
  });
});
