import { expect, it } from '@jest/globals';
import type { Suite } from '../contract';
import { all, moved, moves, positionOf, recorded, refusal, steps, upTo } from '../events';

export const reads: Suite = (given) => {
  it('given no stream, when it is read in either direction, then it is not found', async () => {
    const { client, stream } = given();
    const name = stream();
    for (const direction of ['forwards', 'backwards'] as const) {
      const refused = await refusal(all(client.readStream(name, { direction })));
      expect(refused).toMatchObject({ type: 'stream-not-found' });
    }
  });

  it.each([
    ['forwards from the start', {}, [0, 1, 2, 3, 4]],
    ['forwards from a revision, inclusive', { fromRevision: 3n }, [3, 4]],
    ['forwards, so many', { fromRevision: 1n, maxCount: 2 }, [1, 2]],
    ['backwards from the end', { direction: 'backwards', fromRevision: 'end' }, [4, 3, 2, 1, 0]],
    ['backwards from a revision, inclusive', { direction: 'backwards', fromRevision: 2n }, [2, 1, 0]],
    ['backwards, the last', { direction: 'backwards', fromRevision: 'end', maxCount: 1 }, [4]],
    ['past the end', { fromRevision: 9n }, []],
  ] as const)(
    'given five events, when read %s, then exactly these come',
    async (_text, options, expected) => {
      const { client, stream } = given();
      const name = stream();
      await client.appendToStream(name, moves(5));
      expect(steps(await all(client.readStream(name, options)))).toEqual(expected);
    },
  );

  it('given more events than one page holds, when read both ways, then none is missing or doubled', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moves(1300));
    const backwards = client.readStream(name, { direction: 'backwards', fromRevision: 'end' });
    expect(steps(await all(client.readStream(name)))).toEqual(upTo(1300));
    expect(steps(await all(backwards))).toEqual(upTo(1300).reverse());
  });

  it('given appends to two streams, when $all is read forwards, then they come in the order of their commits', async () => {
    const { client, stream } = given();
    const [one, other] = [stream(), stream()];
    const first = await client.appendToStream(one, moved(1));
    await client.appendToStream(other, moved(2));
    const last = await client.appendToStream(one, moved(3));
    const from = { commit: positionOf(first), prepare: positionOf(first) };
    const read = recorded(await all(client.readAll({ fromPosition: from })));
    const ours = read.filter(({ streamId }) => [one, other].includes(streamId));
    expect(ours.map(({ data }) => data)).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }]);
    expect(ours.map(({ revision }) => revision)).toEqual([0n, 0n, 1n]);
    expect(ours.at(-1)?.position.commit).toBe(positionOf(last));
  });

  it('given a position, when $all is read from it, then forwards includes its event and backwards does not', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moved(0));
    const at = positionOf(await client.appendToStream(name, moved(1)));
    await client.appendToStream(name, moved(2));
    const fromPosition = { commit: at, prepare: at };
    const ours = (events: readonly { event?: { streamId: string; data: unknown } }[]) =>
      steps(events.filter(({ event }) => event?.streamId === name));
    const next = await all(client.readAll({ fromPosition, maxCount: 1 }));
    expect(ours(next as never)).toEqual([1]);
    for await (const { event } of client.readAll({ fromPosition, direction: 'backwards' })) {
      if (event?.streamId !== name) continue;
      expect(event.data).toEqual({ step: 0 });
      break;
    }
  });

  it('given $all, when it is read backwards from its end, then the newest come first', async () => {
    const { client, stream } = given();
    const name = stream();
    await client.appendToStream(name, moves(2));
    const ours: number[] = [];
    for await (const { event } of client.readAll({ direction: 'backwards', fromPosition: 'end' })) {
      if (event?.streamId === name) ours.push((event.data as { step: number }).step);
      if (ours.length === 2) break;
    }
    expect(ours).toEqual([1, 0]);
  });

  it('given any store, when $all is read backwards from its end, then it is not empty', async () => {
    const { client } = given();
    const newest = client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 1 });
    expect(await all(newest)).toHaveLength(1);
  });

  it('given a link, when links are resolved, then the event comes with its link; else the link alone', async () => {
    const { client, stream } = given();
    const [name, links] = [stream(), stream()];
    await client.appendToStream(name, moves(2));
    await client.appendToStream(links, linkTo(`1@${name}`));
    const [resolved] = await all(client.readStream(links, { resolveLinkTos: true }));
    const [bare] = await all(client.readStream(links));
    expect(resolved?.event).toMatchObject({ streamId: name, revision: 1n });
    expect(resolved?.link).toMatchObject({ streamId: links, revision: 0n });
    expect(bare?.link).toBeUndefined();
    expect(bare?.event?.streamId).toBe(links);
  });

  it('given a link to nothing, when links are resolved, then the link comes without an event', async () => {
    const { client, stream } = given();
    const links = stream();
    await client.appendToStream(links, linkTo(`0@${stream()}`));
    const [resolved] = await all(client.readStream(links, { resolveLinkTos: true }));
    expect(resolved?.event).toBeUndefined();
    expect(resolved?.link?.streamId).toBe(links);
  });
};

function linkTo(target: string) {
  return {
    id: crypto.randomUUID(),
    type: '$>',
    contentType: 'application/octet-stream' as const,
    data: Buffer.from(target),
    metadata: {},
  };
}
