import { anyFreePort } from './ports.ts';

const worker = process.env.JEST_WORKER_ID;
afterEach(() => {
  process.env.JEST_WORKER_ID = worker;
});

const some = (): Promise<number[]> => Promise.all(Array.from({ length: 150 }, anyFreePort));

describe('free ports', () => {
  it('are others for each who asks, however many ask at once', async () => {
    const ports = await some();
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('of one test worker are none of the next one’s', async () => {
    const range = async (id: string): Promise<{ from: number; to: number }> => {
      process.env.JEST_WORKER_ID = id;
      const ports = await some();
      return { from: Math.min(...ports), to: Math.max(...ports) };
    };
    const [first, second, third] = [await range('1'), await range('2'), await range('3')];
    expect(first.to).toBeLessThan(second.from);
    expect(second.to).toBeLessThan(third.from);
  });
});
