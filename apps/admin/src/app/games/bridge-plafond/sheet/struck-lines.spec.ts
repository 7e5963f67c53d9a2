import { describe, expect, it } from '@jest/globals';
import { StruckLines } from './struck-lines';

const typed = (...texts: readonly string[]): StruckLines => {
  const struck = new StruckLines();
  for (const text of texts) struck.add({ text, line: text.toUpperCase() });
  return struck;
};

describe('lines that are struck faster than they are written', () => {
  it('go out one after the other, each as the deal that comes next then', () => {
    const struck = typed('2hn=', '3nte-1');
    expect(struck.begin(4)).toMatchObject({ deal: 4, line: '2HN=' });
    expect(struck.begin(4)).toBeNull();
    expect([struck.next(), struck.texts()]).toEqual([6, ['2hn=', '3nte-1']]);
    struck.written();
    expect(struck.begin(5)).toMatchObject({ deal: 5, line: '3NTE-1' });
    struck.written();
    expect([struck.begin(6), struck.next(), struck.texts()]).toEqual([null, null, []]);
  });
  it('are held with what came after them where one is refused, in the order in which they were struck', () => {
    const struck = typed('2hn=', '3nte-1');
    struck.begin(1);
    struck.fail('4s');
    expect([struck.begin(1), struck.next(), struck.held()]).toEqual([null, null, ['2hn=', '3nte-1', '4s']]);
    expect(struck.take()).toBe('2hn=');
    struck.add({ text: '2hn=', line: '2HN=' });
    struck.begin(1);
    struck.fail('');
    expect([struck.take(), struck.take(), struck.take(), struck.take()]).toEqual([
      ...['2hn=', '3nte-1', '4s', null],
    ]);
  });
});
