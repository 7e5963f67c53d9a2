import { setTimeout as sleep } from 'node:timers/promises';
import { Deadline } from '@arbitre/events';
import { SharedReads } from './shared-reads';

/** Reads that are told when to end. */
const readsOf = () => {
  const ends: ((fault?: Error) => void)[] = [];
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const number = ends.length + 1;
      ends.push((fault) => {
        if (fault === undefined) resolve(number);
        else reject(fault);
      });
    });
  return { read, ends };
};

describe('reads that are shared', () => {
  it('are one for all who ask while another runs, and none that began before somebody asked', async () => {
    const shared = new SharedReads();
    const { read, ends } = readsOf();
    const first = shared.of('page', read);
    const others = [shared.of('page', read), shared.of('page', read)];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(1);
    await sleep(0);
    expect(ends).toHaveLength(2);
    const late = shared.of('page', read);
    ends[1]?.();
    expect(await Promise.all(others)).toEqual([2, 2]);
    await sleep(0);
    ends[2]?.();
    expect(await late).toBe(3);
  });

  it('are apart by what they ask, and anew once nobody waits', async () => {
    const shared = new SharedReads();
    const { read, ends } = readsOf();
    const answers = Promise.all([shared.of('one', read), shared.of('two', read)]);
    expect(ends).toHaveLength(2);
    ends.forEach((end) => {
      end();
    });
    expect(await answers).toEqual([1, 2]);
    const again = shared.of('one', read);
    ends[2]?.();
    expect(await again).toBe(3);
  });

  it('fail for those who share them, and are tried anew for those who asked since', async () => {
    const shared = new SharedReads();
    const { read, ends } = readsOf();
    const failing = shared.of('page', read);
    const next = shared.of('page', read);
    ends[0]?.(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    await sleep(0);
    ends[1]?.();
    expect(await next).toBe(2);
  });

  it('go on when whoever asked first has gone', async () => {
    const shared = new SharedReads();
    const gone = new Deadline(10_000);
    const seen: boolean[] = [];
    const answer = gone.run(() =>
      shared.of('page', async () => {
        await sleep(5);
        seen.push(Deadline.current?.isOver ?? true);
      }),
    );
    gone.giveUp();
    await answer;
    expect(seen).toEqual([false]);
  });
});
