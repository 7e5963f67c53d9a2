import { describe, expect, it } from '@jest/globals';
import { clockAt } from './clock-time';

const clock = {
  startedAt: '2026-11-21T20:00:00.000Z',
  seconds: 180,
  warningAt: '2026-11-21T20:02:30.000Z',
  endsAt: '2026-11-21T20:03:00.000Z',
  ended: false,
};
const at = (time: string): number => Date.parse(`2026-11-21T20:${time}Z`);

describe('the clock of a round', () => {
  it.each([
    ['00:00.000', '3:00', 'none'],
    ['00:00.400', '3:00', 'none'],
    ['01:01.000', '1:59', 'none'],
    ['02:30.000', '0:30', 'signal'],
    ['02:59.900', '0:01', 'signal'],
    ['03:00.000', '0:00', 'end'],
    ['09:00.000', '0:00', 'end'],
  ])('SCR-3C-3 at %s shows %s: %s', (time, text, due) => {
    expect(clockAt(clock, at(time))).toMatchObject({ text, due });
  });

  it('shows no more than the playing time where clocks differ', () => {
    expect(clockAt(clock, at('00:00.000') - 5000).text).toBe('3:00');
  });

  it('stands still once the time was ended', () => {
    expect(clockAt({ ...clock, ended: true }, at('01:00.000'))).toEqual({
      text: '0:00',
      percent: 0,
      due: 'end',
    });
  });
});
