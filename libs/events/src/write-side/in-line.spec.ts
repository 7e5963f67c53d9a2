import type { EventStore } from '../store/contract';
import { inLine } from './in-line';

const store = {} as EventStore;
/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('writes to one stream', () => {
  it('come one after the other, in the order in which they were asked for', async () => {
    const told: string[] = [];
    const gates: (() => void)[] = [];
    const work = (name: string) => async () => {
      told.push(`${name} begins`);
      await new Promise<void>((open) => gates.push(open));
      told.push(`${name} ends`);
      return name;
    };
    const both = [inLine(store, 's', work('one')), inLine(store, 's', work('two'))];
    const other = inLine(store, 't', work('other'));
    await settle();
    expect(told).toEqual(['one begins', 'other begins']);
    gates.forEach((open) => {
      open();
    });
    await settle();
    gates.at(-1)?.();
    expect(await Promise.all([...both, other])).toEqual(['one', 'two', 'other']);
    expect(told).toEqual(['one begins', 'other begins', 'one ends', 'other ends', 'two begins', 'two ends']);
  });
  it('go on after one that failed', async () => {
    const failed = inLine(store, 's', () => Promise.reject(new Error('store away')));
    const next = inLine(store, 's', () => Promise.resolve('written'));
    await expect(failed).rejects.toThrow('store away');
    expect(await next).toBe('written');
  });
  it('wait for no write of another store', async () => {
    const stuck = inLine(store, 's', () => new Promise<never>(() => undefined));
    expect(await inLine({} as EventStore, 's', () => Promise.resolve('free'))).toBe('free');
    expect(stuck).toBeInstanceOf(Promise);
  });
});
