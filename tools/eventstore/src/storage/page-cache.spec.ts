import { expect, it } from '@jest/globals';
import { PageCache } from './page-cache';
import type { Page, ReadStreamRequest } from './requests';

const request: ReadStreamRequest = {
  kind: 'read-stream',
  stream: 'deal-1',
  from: 'start',
  backwards: false,
  subscription: false,
  resolveLinks: false,
  structuredIds: false,
  maxCount: 100,
};
const page = (changes: Partial<Page> = {}): Page => ({
  kind: 'page',
  bytes: new Uint8Array(8),
  records: [],
  count: 1,
  lastSent: 1,
  next: 1,
  atEnd: true,
  counted: 0,
  perishable: false,
  tombstoned: false,
  ...changes,
});

/** Reads twice, with a commit to the streams named in between; how often the log was read. */
async function readsOf(
  changes: Partial<Page>,
  requested: Partial<ReadStreamRequest>,
  committed: string[],
): Promise<number> {
  const cache = new PageCache();
  let reads = 0;
  const fetch = () => {
    reads += 1;
    return Promise.resolve(page(changes));
  };
  await cache.read({ ...request, ...requested }, fetch);
  if (committed.length > 0) cache.forget({ streams: new Set(committed), end: 1 });
  await cache.read({ ...request, ...requested }, fetch);
  return reads;
}

it.each<[string, number, Partial<Page>, Partial<ReadStreamRequest>, string[]]>([
  ['an unchanged stream is read once', 1, {}, {}, []],
  ['a commit to another stream does not matter', 1, {}, {}, ['deal-2']],
  ['a commit to the stream drops it', 2, {}, {}, ['deal-1']],
  ['a commit to its metadata drops it', 2, {}, {}, ['$$deal-1']],
  ['a page that ages is not kept', 2, { perishable: true }, {}, []],
  ['a part of a stream is not kept', 2, { atEnd: false }, {}, []],
  ['a large page is not kept', 2, { bytes: new Uint8Array(1 << 20) }, {}, []],
  ['resolved links are not kept', 2, {}, { resolveLinks: true }, []],
  ['a subscription is not kept', 2, {}, { subscription: true }, []],
])('%s', async (_text, reads, changes, requested, committed) => {
  expect(await readsOf(changes, requested, committed)).toBe(reads);
});

it('does not keep what was read while a commit changed it', async () => {
  const cache = new PageCache();
  let finish: (result: Page) => void = () => undefined;
  const slow = cache.read(request, () => new Promise((resolve) => (finish = resolve)));
  cache.forget({ streams: new Set(['deal-1']), end: 1 });
  finish(page({ count: 1 }));
  await slow;
  expect(await cache.read(request, () => Promise.resolve(page({ count: 2 })))).toMatchObject({ count: 2 });
});
