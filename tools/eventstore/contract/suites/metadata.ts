import { expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import type { Suite } from '../contract';
import { all, expecting, moves, recorded, refusal, steps } from '../events';

export const metadata: Suite = (given) => {
  it('given no metadata, when it is asked for, then there is none', async () => {
    const { client, stream } = given();
    expect((await client.getStreamMetadata(stream())).metadata).toBeUndefined();
  });

  it('given metadata, when it is asked for, then it is what was set last', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.setStreamMetadata(name, { maxCount: 9 });
    await client.setStreamMetadata(name, {
      maxAge: 60,
      acl: { readRoles: '$all' } as never,
      owner: 'club-7',
    });
    expect((await client.getStreamMetadata(name)).metadata).toEqual({
      maxAge: 60,
      acl: { readRoles: '$all' },
      owner: 'club-7',
    });
  });

  it('given metadata at a revision, when another revision is expected, then the version is wrong', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.setStreamMetadata(name, { maxCount: 9 });
    const refused = await refusal(client.setStreamMetadata(name, { maxCount: 8 }, expecting(4n)));
    expect(refused.type).toBe('wrong-expected-version');
  });

  it.each([
    ['$maxCount', { maxCount: 2 }, [3, 4]],
    ['$tb', { truncateBefore: 3 }, [3, 4]],
    ['$tb past the end', { truncateBefore: 9 }, []],
    ['$maxCount and $tb', { maxCount: 4, truncateBefore: 2 }, [2, 3, 4]],
  ] as const)(
    'given five events, when %s is set, then reads see what it leaves',
    async (_text, settings, visible) => {
      const { client, stream } = given();
      const name = stream();
      await client.appendToStream(name, moves(5));
      await client.setStreamMetadata(name, settings);
      const backwards = client.readStream(name, { direction: 'backwards', fromRevision: 'end' });
      expect(steps(await all(client.readStream(name)))).toEqual(visible);
      expect(steps(await all(backwards))).toEqual([...visible].reverse());
    },
  );

  it('given $maxAge, when its seconds have passed, then older events are hidden and the stream goes on', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.setStreamMetadata(name, { maxAge: 1 });
    await client.appendToStream(name, moves(2));
    await pause(1200);
    await client.appendToStream(name, moves(1, 2));
    const events = recorded(await all(client.readStream(name)));
    expect(events.map(({ revision }) => revision)).toEqual([2n]);
  });
};
