import fc from 'fast-check';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { openPairs, pairs, playBoard } from '../../testing/tournament';

const PAIRS = 24;
const BOARDS = 3;
const COMPETITIONS = 7;

type Page = {
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
};

const PAGE = '{ nodes { id } edges { cursor node { id } } pageInfo { hasNextPage endCursor } totalCount }';
const ofCompetition = (list: string): string =>
  `query ($first: Int!, $after: String) { competition(id: "paged-1") { page: ${list}(first: $first, after: $after) ${PAGE} } }`;

const lists = [
  ['standings', ofCompetition('standings'), PAIRS],
  ['entries', ofCompetition('entries'), PAIRS],
  ['deals', ofCompetition('deals'), (BOARDS * PAIRS) / 2],
  [
    'competitions',
    `query ($first: Int!, $after: String) { page: competitions(first: $first, after: $after) ${PAGE} }`,
    COMPETITIONS,
  ],
] as const;

describe('pages', () => {
  let backend: Backend;
  let club: Client;
  beforeAll(async () => {
    backend = await startBackend();
    club = new Client(backend.api.address);
    let position = await openPairs(backend.store, 'paged-1', pairs(PAIRS));
    for (let board = 1; board <= BOARDS; board++)
      position = await playBoard(backend.store, 'paged-1', board, PAIRS);
    for (let other = 2; other <= COMPETITIONS; other++) {
      const opened = await openPairs(backend.store, `paged-${other}`, []);
      await club.one('query ($at: EventPosition) { competitions(first: 1, atLeast: $at) { totalCount } }', {
        at: String(opened),
      });
    }
    await club.one('query ($at: EventPosition) { competition(id: "paged-1", atLeast: $at) { id } }', {
      at: String(position),
    });
  }, 60_000);
  afterAll(() => backend.stop());

  const page = async (query: string, first: number, after: string | null): Promise<Page> => {
    const value = await club.one<{ page: Page } | Page>(query, { first, after });
    return 'page' in value ? value.page : value;
  };

  describe.each(lists)('of %s', (_, query, count) => {
    it('of any size give every row once, in one order', async () => {
      const whole = (await page(query, 100, null)).nodes.map(({ id }) => id);
      expect(whole).toHaveLength(count);
      expect(new Set(whole).size).toBe(count);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: count + 3 }), async (first) => {
          const seen: string[] = [];
          let after: string | null = null;
          for (let pages = 0; pages <= count; pages++) {
            const { nodes, edges, pageInfo, totalCount }: Page = await page(query, first, after);
            seen.push(...nodes.map(({ id }) => id));
            expect(edges.map(({ node }) => node)).toEqual(nodes);
            expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null);
            expect(totalCount).toBe(count);
            if (!pageInfo.hasNextPage) break;
            after = pageInfo.endCursor;
          }
          expect(seen).toEqual(whole);
        }),
        { numRuns: 8 },
      );
    });

    it('behind the last row are empty, and still count all', async () => {
      const { pageInfo } = await page(query, 100, null);
      const { nodes, totalCount } = await page(query, 5, pageInfo.endCursor);
      expect({ nodes, totalCount }).toEqual({ nodes: [], totalCount: count });
    });

    it.each([0, -1, 101])('refuse first: %s', async (first) => {
      const { errors } = await club.ask(query, { first, after: null });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    });

    it.each(['', 'nonsense', 'WzEsMiwz', Buffer.from('["a",{}]').toString('base64url')])(
      'refuse the cursor "%s" or read from the start when it is empty',
      async (after) => {
        const { errors, data } = await club.ask(query, { first: 2, after });
        if (after === '') expect(data).not.toBeNull();
        else expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      },
    );
  });

  it('narrow down to a field, a board or an entry', async () => {
    const deals = (filter: string) =>
      club.one<{ deals: { totalCount: number } }>(
        `{ competition(id: "paged-1") { deals(first: 1, ${filter}) { totalCount } } }`,
      );
    expect(await deals('board: 2')).toEqual({ deals: { totalCount: PAIRS / 2 } });
    expect(await deals('entry: "pair-3"')).toEqual({ deals: { totalCount: BOARDS } });
    expect(await deals('session: 2')).toEqual({ deals: { totalCount: 0 } });
  });

  it('of boards say how many results each has', async () => {
    const boards = Array.from({ length: BOARDS }, (_, board) => ({
      session: 1,
      board: board + 1,
      results: PAIRS / 2,
    }));
    expect(await club.one('{ competition(id: "paged-1") { boards { session board results } } }')).toEqual({
      boards,
    });
  });
});
