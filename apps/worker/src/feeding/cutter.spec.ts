import type { RecordedEvent } from '@arbitre/events';
import { partitionOf } from '@arbitre/projections';
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
const options = { size: 3, gatherMs: 20, gatherBehindMs: 200 };
/** Two competitions that fall into partition 0 and 1 of two. */
const [zero, one] = [0, 1].map(
  (wanted) => ['a', 'b', 'c', 'd', 'e', 'f'].find((id) => partitionOf(id, 2) === wanted) ?? '',
) as [string, string];

describe('cutting the log into batches', () => {
  it('gives the first event after a quiet moment at once', () => {
    const cutter = new Cutter([-1n, -1n], options);
    cutter.add([event(zero, 5n)], 5n);
    expect(cutter.take(1_000)).toEqual([
      { partition: 0, partitions: 2, after: -1n, upTo: 5n, events: [event(zero, 5n)] },
    ]);
  });

  it('lets a busy partition gather, and cuts at once what is full', () => {
    const cutter = new Cutter([-1n], options);
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
    const cutter = new Cutter([-1n], options);
    cutter.add([event(zero, 1n)], 1n);
    cutter.take(1_000);
    cutter.add([event(zero, 2n)], 2n);
    expect(cutter.take(1_100, true)).toEqual([]);
    expect(cutter.take(1_200, true)).toHaveLength(1);
  });

  it('passes over what a partition has behind it, and starts at the slowest', () => {
    const cutter = new Cutter([10n, 2n], options);
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
    const cutter = new Cutter([-1n, -1n], options);
    cutter.add([event(zero, 5n)], 5n);
    cutter.take(0);
    expect(cutter.takeQuiet(0)).toEqual([{ partition: 1, partitions: 2, after: -1n, upTo: 5n, events: [] }]);
    expect(cutter.takeQuiet(0)).toEqual([]);
  });

  it('neither loses, repeats nor reorders an event, and every batch joins on to the one before', () => {
    const steps = fc.array(fc.record({ which: fc.boolean(), look: fc.boolean(), wait: fc.nat(30) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (plan) => {
        const cutter = new Cutter([-1n, -1n], options);
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
