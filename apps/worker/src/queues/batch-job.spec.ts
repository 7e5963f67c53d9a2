import { NotAPosition } from '@arbitre/events';
import type { Batch } from '@arbitre/projections';
import { BatchMemory } from './batch-memory';
import { fromJob, toJob, type BatchJob } from './batch-job';

const position = 9_007_199_254_740_993n;
const lane = { key: 'competition', partition: 1, partitions: 4 } as const;
const batch: Batch = {
  key: 'competition',
  partition: 1,
  partitions: 4,
  after: position - 2n,
  upTo: position,
  events: [],
};
const throughRedis = (each: Batch): BatchJob => JSON.parse(JSON.stringify(toJob(each))) as BatchJob;

describe('a batch on its way through Redis', () => {
  it('is its place in the log, positions beyond 2^53 included', () => {
    const { events: _, ...place } = batch;
    expect(fromJob(throughRedis(batch), lane)).toEqual(place);
  });

  it.each([{ upTo: '18446744073709551615' }, { after: 'x' }, { upTo: 12 }])('is refused with %j', (more) => {
    const job = { ...throughRedis(batch), ...more } as BatchJob;
    expect(() => fromJob(job, lane)).toThrow(NotAPosition);
  });

  it.each([{ partition: 2 }, { key: 'federation' }, { partitions: 3 }] as const)(
    'is refused in the queue of %j',
    (other) => {
      expect(() => fromJob(throughRedis(batch), { ...lane, ...other })).toThrow(
        /competition partition 1 of 4/,
      );
    },
  );

  it('is found again where it was cut, once, and no more of them are kept than a queue may hold', () => {
    const memory = new BatchMemory({ partitions: 1 });
    memory.keep([batch]);
    expect(memory.take(throughRedis(batch))).toBe(batch);
    expect(memory.take(throughRedis(batch))).toBeNull();
    const most = 64 * 2; // One partition of competitions, and the federation.
    const many = Array.from({ length: most + 1 }, (_, i) => ({ ...batch, upTo: position + BigInt(i) }));
    memory.keep(many);
    expect(many.filter((each) => memory.take(throughRedis(each)) !== null)).toHaveLength(most);
  });
});
