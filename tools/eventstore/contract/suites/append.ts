import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Suite } from '../contract';
import { all, expecting, moved, moves, positionOf, refusal, steps, upTo } from '../events';

const wrongVersion = (expected: unknown, actual: unknown) => ({
  type: 'wrong-expected-version',
  expected,
  actual,
});

export const appends: Suite = (given) => {
  it('given no stream, when an event is appended, then it is revision 0 and has a position', async () => {
    const { client, stream } = given();
    const result = await client.appendToStream(stream(), moved(1), expecting('no_stream'));
    expect(result).toMatchObject({ success: true, nextExpectedRevision: 0n });
    expect(positionOf(result)).toBeGreaterThan(0n);
  });

  it('given a stream, when more is appended, then revisions follow each other and positions grow sparsely', async () => {
    const { client, stream } = given();
    const name = stream();
    const first = await client.appendToStream(name, moves(3));
    const second = await client.appendToStream(name, moved(3), expecting(2n));
    expect(second.nextExpectedRevision).toBe(3n);
    expect(positionOf(second) - positionOf(first)).toBeGreaterThan(1n);
    expect(steps(await all(client.readStream(name)))).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['a revision behind it', 0n, 2n],
    ['a revision ahead of it', 9n, 2n],
    ['no stream', 'no_stream', 2n],
  ] as const)(
    'given revision 2, when %s is expected, then the version is wrong',
    async (_text, expected, actual) => {
      const { client, stream } = given();
      const name = stream();
      await client.appendToStream(name, moves(3));
      const append = client.appendToStream(name, moved(9), expecting(expected));
      expect(await refusal(append)).toMatchObject(wrongVersion(expected, actual));
      expect(await all(client.readStream(name))).toHaveLength(3);
    },
  );

  it.each([
    ['a revision', 0n],
    ['an existing stream', 'stream_exists'],
  ] as const)(
    'given no stream, when %s is expected, then the version is wrong',
    async (_text, expectedRevision) => {
      const { client, stream } = given();
      const append = client.appendToStream(stream(), moved(1), expecting(expectedRevision));
      expect(await refusal(append)).toMatchObject(wrongVersion(expectedRevision, 'no_stream'));
    },
  );

  it('given n writers that expect the same revision, when they append together, then one wins', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moved(0));
    const attempts = Array.from({ length: 20 }, (_, step) =>
      client.appendToStream(name, moved(step), expecting(0n)),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await all(client.readStream(name))).toHaveLength(2);
  });

  it.each([
    ['no stream', 'no_stream'],
    ['anything', 'any'],
  ] as const)(
    'given an append that expected %s, when it is retried with the same ids, then nothing changes',
    async (_text, expectedRevision) => {
      const { client, stream } = given();
      const name = stream();
      const events = moves(3);
      const first = await client.appendToStream(name, events, expecting(expectedRevision));
      await client.appendToStream(name, moved(3));
      const again = await client.appendToStream(name, events, expecting(expectedRevision));
      expect(again).toEqual(first);
      expect(steps(await all(client.readStream(name)))).toEqual([0, 1, 2, 3]);
    },
  );

  it('given an append, when a retry repeats a part of its ids only, then the version is wrong', async () => {
    const { client, stream } = given();
    const name = stream();
    const first = moved(0);
    await client.appendToStream(name, first, expecting('no_stream'));
    const retry = client.appendToStream(name, [first, moved(1)], expecting('no_stream'));
    expect(await refusal(retry)).toMatchObject(wrongVersion('no_stream', 0n));
  });

  it('given an event id in one stream, when another stream has it too, then both keep it', async () => {
    const { client, stream } = given();
    const [one, other] = [stream(), stream()];
    const event = moved(7);
    await client.appendToStream(one, event);
    await client.appendToStream(other, event);
    expect(await all(client.readStream(one))).toHaveLength(1);
    expect(await all(client.readStream(other))).toHaveLength(1);
  });

  it('given no credentials or some, when appended by either call, then the event reads back whole', async () => {
    const { client, stream } = given();
    const name = stream();
    const data = { text: 'Réponse ♠', nested: { list: [1, null, true] } };
    const event = { ...moved(1), type: 'Été', data, metadata: { $correlationId: randomUUID() } };
    await client.appendToStream(name, event, { credentials: { username: 'admin', password: 'changeit' } });
    const [read] = await all(client.readStream(name));
    expect(read?.event).toMatchObject({
      id: event.id,
      type: 'Été',
      data,
      metadata: event.metadata,
      streamId: name,
    });
    expect(Math.abs((read?.event?.created.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('given binary data, when appended, then the same bytes are read', async () => {
    const { client, stream } = given();
    const name = stream();
    const data = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await client.appendToStream(name, {
      id: randomUUID(),
      type: 'Scan',
      contentType: 'application/octet-stream',
      data,
      metadata: {},
    });
    const [read] = await all(client.readStream(name));
    expect(read?.event?.isJson).toBe(false);
    expect(Buffer.from(read?.event?.data as Uint8Array)).toEqual(Buffer.from(data));
  });

  it('given the limit of an append, when it is exceeded, then nothing is written and the limit is told', async () => {
    const { client, stream } = given();
    const name = stream();
    const half = 'x'.repeat(600 * 1024);
    const events = [0, 1].map((step) => ({ ...moved(step), data: { half } }));
    const refused = await refusal(client.appendToStream(name, events));
    expect(refused.error).toMatchObject({ type: 'maximum-append-size-exceeded', maxAppendSize: 1024 * 1024 });
    expect((await refusal(all(client.readStream(name)))).type).toBe('stream-not-found');
  });

  it('given a batch in several chunks, when appended, then it is one append', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moves(500), { batchAppendSize: 4096, ...expecting('no_stream') });
    expect(steps(await all(client.readStream(name)))).toEqual(upTo(500));
  });
};
