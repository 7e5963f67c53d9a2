import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StatementSync } from 'node:sqlite';
import { streams } from '../protocol/generated';
import { FrameDecoder } from '../rpc/framing';
import { LogReader } from './log-reader';
import { logFixture, loseIndexRecord, WHOLE, wholeStream, type LogFixture } from './log-fixture';

let log: LogFixture;
beforeEach(() => {
  log = logFixture();
});
afterEach(() => {
  log.close();
});

const positions = () => log.page({ kind: 'read-all', ...WHOLE }).records.map(({ place }) => place.position);

describe('an index that lost an event', () => {
  it.each([
    ['its first', 0],
    ['one in its middle', 2],
  ])('given a stream without %s, when it is read, then it says so in place of the rest', (_text, lost) => {
    log.append('deal-1', 10, 10, 10, 10);
    log.append('deal-2', 10);
    loseIndexRecord(log.file, 'event_in_stream', positions()[lost] ?? 0);
    const reader = new LogReader(log.database, () => log.now);
    for (const backwards of [false, true]) {
      const from = backwards ? ('end' as const) : ('start' as const);
      expect(() => reader.read({ ...wholeStream('deal-1'), backwards, from })).toThrow(
        `Event ${lost} of stream 'deal-1' cannot be found: the file is damaged.`,
      );
    }
    expect(reader.read(wholeStream('deal-2'))).toMatchObject({ kind: 'page', count: 1 });
  });

  it('given streams that begin later by their metadata, when they are read, then nothing is missing', () => {
    log.append('deal-1', 1, 1, 1, 1);
    log.append('$$deal-1', 0);
    expect(log.page({ ...wholeStream('deal-1'), from: 2 }).count).toBe(2);
    expect(log.page({ ...wholeStream('deal-1'), from: 9 }).count).toBe(0);
    expect(log.page({ ...wholeStream('deal-1'), backwards: true, from: 1 }).count).toBe(2);
    expect(log.page({ ...wholeStream('deal-1'), maxCount: 4 })).toMatchObject({ count: 4, atEnd: true });
  });
});

describe('large events', () => {
  type Fetch = (this: unknown, ...parameters: unknown[]) => unknown;
  const statements = StatementSync.prototype as unknown as Record<'all' | 'get' | 'iterate', Fetch>;
  const { all, get, iterate } = statements;
  let fetched = 0;
  const counted = (fetch: Fetch): Fetch =>
    function (...parameters) {
      const found = fetch.apply(this, parameters);
      const rows = [found].flat() as (Record<string, unknown> | undefined)[];
      const values = rows.flatMap((row) => Object.values(row ?? {}));
      for (const value of values) if (value instanceof Uint8Array) fetched += value.length;
      return found;
    };
  beforeEach(() => {
    fetched = 0;
    Object.assign(statements, { all: counted(all), get: counted(get) });
    statements.iterate = () => {
      throw new Error('What is fetched one by one is not counted here.');
    };
  });
  afterEach(() => {
    Object.assign(statements, { all, get, iterate });
  });

  it.each([
    ['a stream', wholeStream('deal-1')],
    ['a stream backwards', { ...wholeStream('deal-1'), backwards: true, from: 'end' }],
    ['$all', { kind: 'read-all', ...WHOLE }],
    ['$all backwards', { kind: 'read-all', ...WHOLE, backwards: true, from: 'end' }],
    ['$all by a filter', { kind: 'read-all', ...WHOLE, filter: { on: 'stream', prefixes: ['deal'] } }],
  ] as const)(
    'given events of 300 kB, when %s is read, then no more of them is fetched than a page holds',
    (_text, request) => {
      log.append('deal-1', ...Array<number>(20).fill(300_000));
      const page = log.page(request);
      expect([page.count, page.atEnd]).toEqual([2, false]);
      expect(fetched).toBe(2 * (16 + 300_000));
    },
  );
});

describe('the clock', () => {
  it.each([
    ['before 2001', Date.UTC(1999, 11, 31)],
    ['of 1970', 0],
    ['before 1970', -5_000],
    ['after 2255', Date.UTC(2300, 0, 1)],
  ])('given a clock %s on an empty log, when $all is read, then every event is whole', (_text, now) => {
    log.now = now;
    log.append('deal-1', 10, 10);
    const page = log.page({ kind: 'read-all', ...WHOLE, records: false });
    const [first, second] = messages(page.bytes);
    expect(first?.getEvent()?.getEvent()?.getStreamRevision()).toBe('0');
    const ticks = BigInt(Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, now) * 1_000)) * 10n;
    expect(second?.getEvent()?.getEvent()?.getMetadataMap().get('created')).toBe(String(ticks));
  });

  it('given a clock that jumps, when events are appended, then places grow and times never go back', () => {
    for (const year of [2026, 2040, 1980, 2027]) {
      log.now = Date.UTC(year, 0, 1);
      log.append('deal-1', 10);
    }
    const places = positions();
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(4);
    const created = messages(log.page({ kind: 'read-all', ...WHOLE, records: false }).bytes).map((message) =>
      Number(message.getEvent()?.getEvent()?.getMetadataMap().get('created')),
    );
    expect(created.map((ticks) => new Date(ticks / 10_000).getUTCFullYear())).toEqual([
      2026, 2040, 2040, 2040,
    ]);
  });
});

const messages = (bytes: Uint8Array) =>
  new FrameDecoder().push(Buffer.from(bytes)).map((frame) => streams.ReadResp.deserializeBinary(frame));
