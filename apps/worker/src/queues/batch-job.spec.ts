import type { Batch } from '@arbitre/projections';
import { fromJob, toJob } from './batch-job';

it('a batch comes out of Redis as it went in, positions beyond 2^53 included', () => {
  const metadata = {
    $correlationId: 'c',
    $causationId: 'c',
    actor: { id: 'scorer', role: 'club' },
    time: '2026-11-21T18:00:00Z',
    commandId: 'c',
    hash: 'h',
    previousHash: 'p',
  };
  const position = 9_007_199_254_740_993n;
  const event = {
    id: 'e',
    stream: 'competition-a',
    revision: 0,
    position,
    type: 'X',
    data: { a: 1 },
    metadata,
  };
  const batch: Batch = { partition: 1, partitions: 4, after: position - 2n, upTo: position, events: [event] };
  expect(fromJob(JSON.parse(JSON.stringify(toJob(batch))) as ReturnType<typeof toJob>)).toEqual(batch);
});
