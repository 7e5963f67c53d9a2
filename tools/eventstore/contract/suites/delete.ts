import { expect, it } from '@jest/globals';
import type { Suite } from '../contract';
import { all, expecting, moved, moves, recorded, refusal, steps } from '../events';

export const deletions: Suite = (given) => {
  const written = async (count: number) => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moves(count));
    return { client, name };
  };

  it('given a deleted stream, when it is read, then it is not found, and its events stay in $all', async () => {
    const { client, name } = await written(2);
    const { position } = await client.deleteStream(name);
    expect(position?.commit).toBeGreaterThan(0n);
    expect((await refusal(all(client.readStream(name)))).type).toBe('stream-not-found');
    const ours: string[] = [];
    for await (const { event } of client.readAll({ direction: 'backwards', fromPosition: 'end' })) {
      if (event?.streamId.endsWith(name) === true) ours.push(event.type);
      if (ours.length === 3) break;
    }
    expect(ours).toEqual(['$metadata', 'Moved', 'Moved']);
  });

  it.each([
    ['anything', 'any'],
    ['no stream', 'no_stream'],
    ['its last revision', 1n],
  ] as const)(
    'given a deleted stream, when an append expects %s, then it goes on after it',
    async (_text, expected) => {
      const { client, name } = await written(2);
      await client.deleteStream(name);
      await client.appendToStream(name, moved(2), expecting(expected));
      const events = recorded(await all(client.readStream(name)));
      expect(events.map(({ revision }) => revision)).toEqual([2n]);
      expect((await client.getStreamMetadata(name)).metadata).toMatchObject({ truncateBefore: 2 });
    },
  );

  it('given a deleted stream, when an append expects it to exist, then it is deleted', async () => {
    const { client, name } = await written(1);
    await client.deleteStream(name);
    const refused = await refusal(client.appendToStream(name, moved(1), expecting('stream_exists')));
    expect(refused.type).toBe('stream-deleted');
  });

  it('given a stream, when its deletion expects another revision, then the version is wrong and it stays', async () => {
    const { client, name } = await written(2);
    const refused = await refusal(client.deleteStream(name, { expectedRevision: 0n }));
    expect(refused).toMatchObject({ type: 'wrong-expected-version', actual: 1n });
    expect(steps(await all(client.readStream(name)))).toEqual([0, 1]);
  });

  it('given a tombstone, when the stream is used in any way, then it is deleted for ever', async () => {
    const { client, name } = await written(2);
    await client.tombstoneStream(name, { expectedRevision: 1n });
    const uses = [
      () => all(client.readStream(name)),
      () => all(client.readStream(`$$${name}`)),
      () => client.appendToStream(name, moved(2)),
      () => client.appendToStream(name, moved(2), expecting('no_stream')),
      () => client.deleteStream(name),
      () => client.tombstoneStream(name),
      () => client.setStreamMetadata(name, { maxCount: 1 }),
    ];
    for (const use of uses) expect((await refusal(use())).type).toBe('stream-deleted');
  });

  it('given no stream, when its tombstone is laid, then it can never begin', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.tombstoneStream(name, { expectedRevision: 'no_stream' });
    expect((await refusal(client.appendToStream(name, moved(0)))).type).toBe('stream-deleted');
  });
};
