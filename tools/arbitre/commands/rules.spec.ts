import { arbitreWith } from '../testing/command-line';

const arbitre = (...args: readonly string[]) => arbitreWith({}, args);

describe('the text of an article', () => {
  it('BD-FADOQ-2 is told to whoever asks, in both languages, and records nothing', async () => {
    const told = await arbitre('rules', '--article', 'BD-L27B1a');
    expect([told.status, told.err]).toEqual([0, '']);
    expect(told.out).toMatch(/^BD-L27B1a {2}.*lowest sufficient/);
    const french = await arbitre('--lang', 'fr', 'rules', '--article', 'bd-l27b1a');
    expect(french.out).toMatch(/^BD-L27B1a {2}/);
    expect(french.out).not.toBe(told.out);
  });
  it('BD-FADOQ-2 is told of a whole law, and of none that there is not', async () => {
    const { out } = await arbitre('rules', '--article', 'BD-L27');
    const ids = out
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(ids).toEqual(expect.arrayContaining(['BD-L27A1', 'BD-L27B1a', 'BD-L27D']));
    expect(ids.every((id) => id?.startsWith('BD-L27'))).toBe(true);
    const none = await arbitre('rules', '--article', 'BD-L999');
    expect([none.status, none.out]).toEqual([2, '']);
    expect(none.err).toContain('BD-L999');
    expect((await arbitre('rules')).status).toBe(2);
  });
});
