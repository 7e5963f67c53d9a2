import { Changes } from '../changes/changes';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { answersOf, socket } from '../../testing/subscribe';
import { openPairs, pairs, play, playBoard } from '../../testing/tournament';

const ROWS = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
  standings(first: 10) { totalCount nodes { rank tiedWith deals total { num den text } entry { id name } } } } }`;

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('standings', () => {
  let backend: Backend;
  let club: Client;
  beforeAll(async () => {
    backend = await startBackend();
    club = new Client(backend.api.address);
  }, 60_000);
  afterAll(() => backend.stop());

  it('shows a result at the position that its write was answered with', async () => {
    await openPairs(backend.store, 'own-writes', pairs(4));
    const position = await playBoard(backend.store, 'own-writes', 1, 4);
    // Table 1 makes 12 tricks, table 2 makes 11: all the points of the board to pair 1, none to pair 2.
    expect(await club.one(ROWS, { id: 'own-writes', at: String(position) })).toMatchObject({
      standings: {
        totalCount: 4,
        nodes: [
          {
            rank: 1,
            tiedWith: 1,
            deals: 1,
            total: { num: 100, den: 1, text: '100.00' },
            entry: { id: 'pair-1' },
          },
          { rank: 1, tiedWith: 1, entry: { id: 'pair-4' } },
          { rank: 3, tiedWith: 1, total: { num: 0, den: 1, text: '0.00' }, entry: { id: 'pair-2' } },
          { rank: 3, tiedWith: 1, entry: { id: 'pair-3' } },
        ],
      },
    });
  });

  it('ranks nobody who has no result', async () => {
    const at = await openPairs(backend.store, 'no-results', pairs(2));
    const RANKED = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
      standings(first: 10) { nodes { ranked entry { id } } } } }`;
    expect(await club.one(RANKED, { id: 'no-results', at: String(at) })).toEqual({
      standings: {
        nodes: [
          { ranked: false, entry: { id: 'pair-1' } },
          { ranked: false, entry: { id: 'pair-2' } },
        ],
      },
    });
  });

  it('says by how much the projections lag when they do not come in time', async () => {
    const before = await openPairs(backend.store, 'lagging', pairs(2));
    await club.one(ROWS, { id: 'lagging', at: String(before) });
    await backend.holdProjections();
    const result = { contract: '3NT', declarer: 'N', tricks: 9 };
    const position = await play(backend.store, 'lagging', {
      board: 1,
      table: 1,
      ns: 'pair-1',
      ew: 'pair-2',
      result,
    });
    const { data, errors } = await club.ask(ROWS, { id: 'lagging', at: String(position) });
    backend.releaseProjections();
    expect(data).toEqual({ competition: null });
    expect(errors).toHaveLength(1);
    const { code, wanted, reached, behind } = errors[0]?.extensions ?? {};
    expect({ code, wanted }).toEqual({ code: 'PROJECTION_LAGS', wanted: String(position) });
    expect(BigInt(behind as string)).toBe(position - BigInt(reached as string));
    expect(BigInt(reached as string)).toBeGreaterThanOrEqual(before);
    await club.one(ROWS, { id: 'lagging', at: String(position) });
  }, 20_000);

  it.each(['1.5', 'soon', '', '99999999999999999999'])('refuses "%s" as a position', async (at) => {
    const { errors } = await club.ask(ROWS, { id: 'own-writes', at });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('is null for a competition that does not exist', async () => {
    expect(await club.one(ROWS, { id: 'nowhere' })).toBeNull();
  });

  describe('live', () => {
    const CHANGED = 'subscription ($id: ID!) { standingsChanged(competition: $id) { competition position } }';
    type Changed = { readonly standingsChanged: { readonly competition: string; readonly position: string } };

    it('tells subscribers where standings are, then of a result in their competition, and of no other', async () => {
      let opened = 0n;
      for (const id of ['other', 'live']) {
        opened = await openPairs(backend.store, id, pairs(2));
        await club.one(ROWS, { id, at: String(opened) });
      }
      const live = socket(backend.api.address, backend.api.address);
      const changes = backend.api.app.get(Changes);
      const [now] = await answersOf<Changed>(live, CHANGED, { id: 'live' });
      expect(now?.standingsChanged).toEqual({ competition: 'live', position: String(opened) });
      await until(() => changes.subjects === 0);
      const told = answersOf<Changed>(
        live,
        CHANGED,
        { id: 'live' },
        ({ standingsChanged }) => BigInt(standingsChanged.position) > opened,
      );
      await until(() => changes.subjects === 1);
      await playBoard(backend.store, 'other', 1, 2);
      const position = await playBoard(backend.store, 'live', 1, 2);
      const heard = await told;
      for (const { standingsChanged } of heard) expect(standingsChanged.competition).toBe('live');
      const last = heard.at(-1)?.standingsChanged.position;
      expect(BigInt(last ?? 0)).toBeLessThanOrEqual(position);
      const read = await club.one(ROWS, { id: 'live', at: last });
      expect(read).toMatchObject({ standings: { totalCount: 2 } });
      await live.dispose();
      await until(() => changes.subjects === 0);
    });

    it('does not open for a page of another site', async () => {
      const foreign = socket(backend.api.address, 'https://elsewhere.example');
      await expect(answersOf(foreign, CHANGED, { id: 'live' })).rejects.toMatchObject({ code: 4403 });
    });

    it('takes subscriptions only', async () => {
      const program = socket(backend.api.address, null);
      const asked = answersOf(program, 'mutation { signOut }', {});
      await expect(asked).rejects.toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      await program.dispose();
    });

    it('tells subscribers of a deal', async () => {
      const at = String(await openPairs(backend.store, 'one-deal', pairs(2)));
      await club.one(ROWS, { id: 'one-deal', at });
      const program = socket(backend.api.address, null);
      const query = 'subscription { dealChanged(deal: "one-deal.s1-r1-t1-b7") { deal version position } }';
      const told = answersOf<{ dealChanged: { deal: string; version: number; position: string } }>(
        program,
        query,
        {},
      );
      await until(() => backend.api.app.get(Changes).subjects === 1);
      const position = await playBoard(backend.store, 'one-deal', 7, 2);
      const { revision } = await backend.store.load('deal-one-deal.s1-r1-t1-b7');
      const [first] = await told;
      // The projector may see the deal's events in one batch or in several: the first change is the last one or before it.
      expect(first?.dealChanged.deal).toBe('one-deal.s1-r1-t1-b7');
      expect(first?.dealChanged.version).toBeLessThanOrEqual(revision);
      expect(BigInt(first?.dealChanged.position ?? position + 1n)).toBeLessThanOrEqual(position);
      await program.dispose();
    });
  });
});
