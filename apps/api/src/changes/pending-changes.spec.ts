import { PendingChanges } from './pending-changes';

describe('pending changes of one subscriber', () => {
  it('gives a change to whoever waits for it', async () => {
    const pending = new PendingChanges<number>(() => undefined);
    const next = pending.next();
    pending.offer(1);
    expect(await next).toEqual({ done: false, value: 1 });
  });

  it('keeps the newest for whoever reads slowly', async () => {
    const pending = new PendingChanges<number>(() => undefined);
    for (const change of [1, 2, 3]) pending.offer(change);
    expect(await pending.next()).toEqual({ done: false, value: 3 });
  });

  it('begins with where things stand, unless something newer came first', async () => {
    const pending = new PendingChanges<number>(() => undefined);
    pending.begin(1);
    expect(await pending.next()).toEqual({ done: false, value: 1 });
    pending.offer(2);
    pending.begin(1);
    expect(await pending.next()).toEqual({ done: false, value: 2 });
  });

  it('ends once, releases who waits, and takes nothing more', async () => {
    let ended = 0;
    const pending = new PendingChanges<number>(() => ended++);
    const next = pending.next();
    await pending.return();
    await pending.return();
    pending.offer(1);
    expect([await next, await pending.next(), ended]).toEqual([
      { done: true, value: undefined },
      { done: true, value: undefined },
      1,
    ]);
  });
});
