import { scoreOf } from './testing/life';

const scored = (notation: string, options: Readonly<Record<string, string>> = {}): string => {
  const answer = scoreOf('skat', notation, options);
  return answer.ok ? answer.score.notation : answer.violation.article;
};

describe('the value of a game alone', () => {
  it.each([
    ['SKAT-5.3.2.b', 'C with 1 won schneider', {}, 'forehand C with 1 schneider +36'],
    ['SKAT-5.2.1.b', 'CHS with 1', { points: '92', tricks: '8' }, 'forehand CHS with 1 schneider +60'],
    ['SKAT-5.2.5.b', 'GHS with 2', { points: '89', tricks: '8' }, 'forehand GHS with 2 -288'],
    ['SKAT-5.2.5.d', 'CHS1', { points: '25', tricks: '3' }, 'forehand CHS with 1 schneider -120'],
    ['SKAT-5.2.6.a', 'CO2+', {}, 'forehand CHO with 2 +108'],
    ['SKAT-5.2.6.a', 'go4+', {}, 'forehand GHO with 4 +264'],
    ['SKAT-5.3.4', 'SH1-', {}, 'forehand SH with 1 -66'],
    ['SKAT-5.1.2', 'NO lost', {}, 'forehand NO -92'],
    ['SKAT-5.4.1.a', 'H1-', { bid: '50' }, 'forehand H with 1 overbid -100'],
    ['SKAT-5.4.1.a', 'C-1-', { bid: '59' }, 'forehand C without 1 overbid -120'],
    ['SKAT-5.4.2', 'HH1', { bid: '36', points: '75', tricks: '6' }, 'forehand HH with 1 overbid -80'],
    ['SKAT-5.4-GAP-3', 'HH3', { bid: '40', points: '75', tricks: '6' }, 'forehand HH with 3 +50'],
    ['SKAT-5.5.2', 'rearhand D without 1 overbid -72', { bid: '36' }, 'rearhand D without 1 overbid -72'],
  ] as const)('%s: %s', (_, notation, options, line) => {
    expect(scored(notation, options)).toBe(line);
  });
  it('SKAT-5.5.2 asks for game, matadors and result', () => {
    expect(['G', 'with 2', 'G with two won', 'Q2+', ''].map((each) => scored(each))).toEqual([
      'missing-field',
      'SKAT-5.5.2',
      'SKAT-5.5.2',
      'SKAT-5.5.2',
      'SKAT-5.5.2',
    ]);
    expect(scored('G2')).toBe('missing-field');
  });
  it('SKAT-2.4.3 knows no more matadors than there are', () => {
    expect([scored('G5+'), scored('C12+')]).toEqual(['SKAT-2.4.3', 'invalid-field']);
  });
  it('SKAT-3.3-GAP-1 takes no bid that is no value', () => {
    expect(scored('G2+', { bid: '19' })).toBe('SKAT-3.3-GAP-1');
  });
  it('names a value that is not that of the game', () => {
    expect([scored('G with 2 +48'), scored('G with 2 +72')]).toEqual([
      'result-differs',
      'forehand G with 2 +72',
    ]);
  });
  it('SKAT-DEF-4 SKAT-3.5.2 scores for everyone at the table', () => {
    const answer = scoreOf('skat', 'G2+', { players: '4' });
    expect(answer.ok && answer.score.scores).toEqual({ forehand: 72, middlehand: 0, rearhand: 0, dealer: 0 });
  });
});
