import { expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Suite } from '../contract';
import { all, moved, moves, positionOf, recorded, refusal, steps, take, upTo } from '../events';

export const subscriptions: Suite = (given) => {
  it('given past events, when a stream is followed from the start, then they come first and the new ones after', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moves(3));
    const subscription = client.subscribeToStream(name);
    const received = take(subscription, 6);
    subscription.once('caughtUp', () => void client.appendToStream(name, moves(3, 3)));
    expect(steps(await received)).toEqual(upTo(6));
  });

  it('given no stream yet, when it is followed, then its first event comes', async () => {
    const { client, stream } = given();
    const name = stream();
    const subscription = client.subscribeToStream(name);
    const received = take(subscription, 1);
    subscription.once('caughtUp', () => void client.appendToStream(name, moved(7)));
    expect(steps(await received)).toEqual([7]);
  });

  it('given a revision, when a stream is followed from it, then its own event does not come again', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moves(5));
    expect(steps(await take(client.subscribeToStream(name, { fromRevision: 2n }), 2))).toEqual([3, 4]);
  });

  it('given past events, when a stream is followed from the end, then only new ones come', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moves(5));
    const subscription = client.subscribeToStream(name, { fromRevision: 'end' });
    const received = take(subscription, 1);
    subscription.once('caughtUp', () => void client.appendToStream(name, moved(5)));
    expect(steps(await received)).toEqual([5]);
  });

  it('given concurrent writers, when $all is followed from a position, then every event comes once and in order', async () => {
    const { client, stream } = given();
    const mark = await client.appendToStream(stream(), moved(-1));
    const names = upTo(8).map(() => stream());
    const at = positionOf(mark);
    const subscription = client.subscribeToAll({
      fromPosition: { commit: at, prepare: at },
      filter: { filterOn: 'streamName', prefixes: names, checkpointInterval: 1 },
    });
    const received = take(subscription, 8 * 25);
    await Promise.all(
      names.map(async (name) => {
        for (const step of upTo(25)) await client.appendToStream(name, moved(step));
      }),
    );
    const events = recorded(await received);
    for (const name of names) {
      const ofName = events.filter(({ streamId }) => streamId === name);
      expect(ofName.map(({ data }) => data)).toEqual(upTo(25).map((step) => ({ step })));
    }
    const positions = events.map(({ position }) => position.commit);
    expect(positions).toEqual([...positions].sort((a, b) => (a < b ? -1 : 1)));
  });

  it.each([
    ['a type prefix', { filterOn: 'eventType', prefixes: ['Wan'] }],
    ['a type expression', { filterOn: 'eventType', regex: '^Wanted$' }],
  ] as const)(
    'given other events between, when $all is filtered by %s, then only these come',
    async (_text, filter) => {
      const { client, stream } = given();
      const name = stream();
      const mark = await client.appendToStream(stream(), moved(-1));
      for (const step of upTo(4)) {
        await client.appendToStream(name, { ...moved(step), type: step % 2 === 0 ? 'Wanted' : 'Other' });
      }
      const fromPosition = { commit: positionOf(mark), prepare: positionOf(mark) };
      const subscription = client.subscribeToAll({
        fromPosition,
        filter: { ...filter, checkpointInterval: 1 } as never,
      });
      expect(steps((await take(subscription, 2)) as never)).toEqual([0, 2]);
    },
  );

  it('given a filter that nothing passes, when $all is followed, then checkpoints pass what was considered', async () => {
    const { client, stream } = given();
    const name = stream();
    const mark = await client.appendToStream(name, moved(-1));
    for (const step of upTo(3)) await client.appendToStream(name, moves(20, step));
    const at = positionOf(mark);
    const told: bigint[] = [];
    await new Promise<void>((resolve) => {
      const subscription = client.subscribeToAll({
        fromPosition: { commit: at, prepare: at },
        filter: {
          filterOn: 'eventType',
          prefixes: ['Nothing'],
          checkpointInterval: 1,
          maxSearchWindow: 10,
          // It may say once where it began; what it considered follows.
          checkpointReached: (_subscription, { commit }) => {
            told.push(commit);
            if (commit > at) resolve();
            return Promise.resolve();
          },
        },
      });
      subscription.on('data', () => undefined);
    });
    expect(told.every((each, index) => (told[index - 1] ?? at) <= each)).toBe(true);
  });

  it('given a filter that nothing passes, when $all is followed from a position, then its first checkpoint repeats it', async () => {
    const { client, stream } = given();
    const at = positionOf(await client.appendToStream(stream(), moved(-1)));
    const first = await firstCheckpoint(client, { commit: at, prepare: at });
    expect(first).toBe(at);
  });

  it('given a filter that nothing passes, when $all is followed from its start, then its first checkpoint is what was considered, or beyond every position', async () => {
    const { client, stream } = given();
    await client.appendToStream(stream(), moved(-1));
    const first = await firstCheckpoint(client, 'start');
    expect([first === 2n ** 64n - 1n, first < 2n ** 63n]).toContain(true);
  });

  it("given a position that is no event's, when $all is read or followed from it, then it is refused at once", async () => {
    const { client, stream } = given();
    const at = positionOf(await client.appendToStream(stream(), moved(1))) - 1n;
    await client.appendToStream(stream(), moved(2));
    const fromPosition = { commit: at, prepare: at };
    const reads = [
      () => all(client.readAll({ fromPosition })),
      () => all(client.readAll({ fromPosition, direction: 'backwards' })),
      () => take(client.subscribeToAll({ fromPosition }), 1),
    ];
    // The clients name gRPC's UNKNOWN and INVALID_ARGUMENT each in its own way.
    const names = ['unknown', 'unavailable', 'invalid-argument'];
    for (const read of reads) expect(names).toContain((await refusal(read())).type);
  });

  it('given a slow reader, when thousands of events arrive, then it sees each once', async () => {
    const { client, stream } = given();
    const name = stream();
    const subscription = client.subscribeToStream(name, {}, { highWaterMark: 1 });
    const received: number[] = [];
    const reading = (async () => {
      for await (const { event } of subscription) {
        received.push((event?.data as { step: number }).step);
        if (received.length % 500 === 0) await pause(20);
        if (received.length === 3000) break;
      }
    })();
    for (const batch of upTo(30)) await client.appendToStream(name, moves(100, 100 * batch));
    await reading;
    expect(received).toEqual(upTo(3000));
  });

  it('given a tombstone, when its stream is followed, then $streamDeleted comes and the subscription fails', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moved(1));
    const types: string[] = [];
    const refused = refusal(
      (async () => {
        const subscription = client.subscribeToStream(name);
        subscription.once('caughtUp', () => void client.tombstoneStream(name));
        for await (const { event } of subscription) types.push(event?.type ?? '');
      })(),
    );
    expect((await refused).type).toBe('stream-deleted');
    expect(types).toEqual(['Moved', '$streamDeleted']);
  });

  it('given a subscription, when its client leaves, then the store goes on serving', async () => {
    const { client, stream, connect } = given();
    const name = stream();
    const leaving = connect();
    await take(leaving.subscribeToAll(), 1);
    await leaving.dispose();
    await client.appendToStream(name, moved(1));
    expect(await all(client.readStream(name))).toHaveLength(1);
  });
};

/** The first position that a subscription without a match tells. */
function firstCheckpoint(
  client: Client,
  fromPosition: 'start' | { readonly commit: bigint; readonly prepare: bigint },
): Promise<bigint> {
  return new Promise((resolve, reject) => {
    const subscription = client.subscribeToAll({
      fromPosition,
      filter: {
        filterOn: 'eventType',
        prefixes: ['Nothing'],
        checkpointInterval: 1000,
        maxSearchWindow: 1000,
        checkpointReached: (_subscription, { commit }) => {
          resolve(commit);
          return subscription.unsubscribe();
        },
      },
    });
    subscription.on('error', reject);
    subscription.on('data', () => undefined);
  });
}
