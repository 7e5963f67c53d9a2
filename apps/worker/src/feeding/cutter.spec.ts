import type { RecordedEvent } from '@arbitre/events';
import { partitionOf, Routing, routing, type Projector } from '@arbitre/projections';
import fc from 'fast-check';
import { Cutter } from './cutter';

const event = (competition: string, position: bigint): RecordedEvent => ({
  id: `e${position.toString()}`,
  stream: `competition-${competition}`,
  revision: Number(position),
  position,
  type: 'EntryRegistered',
  data: {},
  metadata: {} as RecordedEvent['metadata'],
});
const options = { size: 3, gatherMs: 20, gatherBehindMs: 200, quietMs: 50 };
/** A cutter of the lanes of competitions alone, one a start. */
const cutterFrom = (starts: readonly bigint[]): Cutter =>
  new Cutter(
    starts.map((after, partition) => ({ key: 'competition', partition, partitions: starts.length, after })),
    routing,
    options,
  );
/** Two competitions that fall into partition 0 and 1 of two. */
const [zero, one] = [0, 1].map(
  (wanted) => ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => partitionOf(id, 2) === wanted) ?? '',
) as [string, string];

describe('cutting the log into batches', () => {
  it('gives the first event after a quiet moment at once', () => {
    const cutter = cutterFrom([-1n, -1n]);
    cutter.add([event(zero, 5n)], 5n);
    expect(cutter.take(1_000)).toEqual([
      { key: 'competition', partition: 0, partitions: 2, after: -1n, upTo: 5n, events: [event(zero, 5n)] },
    ]);
  });

  it('lets a busy partition gather, and cuts at once what is full', () => {
    const cutter = cutterFrom([-1n]);
    cutter.add([event(zero, 1n)], 1n);
    cutter.take(1_000);
    cutter.add([event(zero, 2n)], 2n);
    expect(cutter.take(1_010)).toEqual([]);
    cutter.add([event(zero, 3n), event(zero, 4n)], 4n);
    expect(cutter.take(1_011).map(({ events }) => events.length)).toEqual([3]);
    cutter.add([event(zero, 5n)], 5n);
    expect(cutter.take(1_031).map(({ after, upTo }) => [after, upTo])).toEqual([[4n, 5n]]);
  });

  it('gathers for longer while the read models are behind', () => {
    const cutter = cutterFrom([-1n]);
    cutter.add([event(zero, 1n)], 1n);
    cutter.take(1_000);
    cutter.add([event(zero, 2n)], 2n);
    expect(cutter.take(1_100, true)).toEqual([]);
    expect(cutter.take(1_200, true)).toHaveLength(1);
  });

  it('passes over what a partition has behind it, and starts at the slowest', () => {
    const cutter = cutterFrom([10n, 2n]);
    expect(cutter.read).toBe(2n);
    cutter.add([event(one, 3n), event(zero, 7n), event(zero, 11n)], 11n);
    const batches = cutter.take(0);
    expect(
      batches.map(({ partition, after, upTo, events }) => [partition, after, upTo, events.length]),
    ).toEqual([
      [0, 10n, 11n, 1],
      [1, 2n, 11n, 1],
    ]);
  });

  it('moves a quiet partition on with an empty batch, once', () => {
    const cutter = cutterFrom([-1n, -1n]);
    cutter.add([event(zero, 5n)], 5n);
    cutter.take(0);
    expect(cutter.takeQuiet(0)).toEqual([
      { key: 'competition', partition: 1, partitions: 2, after: -1n, upTo: 5n, events: [] },
    ]);
    expect(cutter.takeQuiet(0)).toEqual([]);
  });

  describe('with a lane of the federation', () => {
    const lane = { key: 'federation', partition: 0, partitions: 1 } as const;
    const toy: Projector = {
      ...{ model: 'regions', key: 'federation', version: 1, tables: [], views: [] },
      handles: ({ type }) => type === 'CompetitionOpened',
      apply: () => Promise.resolve([]),
    };
    const rows: Projector = { ...toy, model: 'deals', key: 'competition', handles: () => true };
    const start = [
      { key: 'competition', partition: 0, partitions: 1, after: -1n } as const,
      { ...lane, after: 4n },
    ];
    const opened = (position: bigint) => ({ ...event(zero, position), type: 'CompetitionOpened' });
    const lanesOf = (cutter: Cutter, now: number) =>
      cutter
        .take(now)
        .map(({ key, after, upTo, events }) => [key, after, upTo, events.map((e) => e.position)]);

    it('puts an event into the lane of each key under which a model handles it, behind what the lane has', () => {
      const cutter = new Cutter(start, new Routing([rows, toy]), options);
      cutter.add([opened(3n), event(zero, 5n), opened(6n)], 6n);
      expect(lanesOf(cutter, 1_000)).toEqual([
        ['competition', -1n, 6n, [3n, 5n, 6n]],
        ['federation', 4n, 6n, [6n]],
      ]);
    });

    it('moves the federation on soon where nothing of it lies, since who reads under it waits for any position', () => {
      const cutter = new Cutter(start, new Routing([rows, toy]), options);
      cutter.add([opened(5n)], 5n);
      cutter.take(1_000);
      cutter.add([event(zero, 7n)], 7n);
      expect(lanesOf(cutter, 1_030)).toEqual([['competition', 5n, 7n, [7n]]]);
      expect(cutter.waiting).toBe(true);
      expect(lanesOf(cutter, 1_050)).toEqual([['federation', 5n, 7n, []]]);
      expect(cutter.waiting).toBe(false);
    });
  });

  it('neither loses, repeats nor reorders an event, and every batch joins on to the one before', () => {
    const steps = fc.array(fc.record({ which: fc.boolean(), look: fc.boolean(), wait: fc.nat(30) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (plan) => {
        const cutter = cutterFrom([-1n, -1n]);
        const cut: { partition: number; after: bigint; upTo: bigint; events: readonly RecordedEvent[] }[] =
          [];
        let now = 0;
        plan.forEach(({ which, look, wait }, index) => {
          const position = BigInt(index * 3 + 1);
          cutter.add([event(which ? zero : one, position)], position);
          now += wait;
          if (look) cut.push(...cutter.take(now), ...cutter.takeQuiet(now));
        });
        cut.push(...cutter.take(now + 100), ...cutter.takeQuiet(now + 100));
        for (const partition of [0, 1]) {
          const own = cut.filter((batch) => batch.partition === partition);
          const given = plan.flatMap(({ which }, i) =>
            which === (partition === 0) ? [BigInt(i * 3 + 1)] : [],
          );
          expect(own.flatMap(({ events }) => events.map(({ position }) => position))).toEqual(given);
          own.forEach((batch, i) => {
            expect(batch.after).toBe(i === 0 ? -1n : own[i - 1]?.upTo);
            expect(
              batch.events.every(({ position }) => position > batch.after && position <= batch.upTo),
            ).toBe(true);
          });
        }
      }),
    );
  });
});
