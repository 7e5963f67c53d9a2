import { DataSource } from 'typeorm';
import { type Backend, startBackend } from '../../testing/backend';
import { statementsOf } from '../../testing/statements';
import { type Roles, signInAll, write } from '../../testing/writing';

const LIST = `query ($first: Int!, $after: String, $at: EventPosition) { regions(first: $first, after: $after, atLeast: $at) {
  totalCount pageInfo { hasNextPage endCursor } nodes { name competitionCount openCount changedAt } } }`;
const REGION = `query ($name: String!, $first: Int!, $after: String, $at: EventPosition) { region(name: $name, atLeast: $at) {
  name competitionCount openCount
  competitions(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes {
    id changedAt position competition { name state }
    leaders { field entry number name club tiedWith total { num den text } } } } } }`;

type Leader = { field: string; entry: string; name: string; tiedWith: number; total: { text: string } };
type Page<Node> = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: Node[];
};
type Competition = {
  id: string;
  changedAt: string;
  position: string;
  competition: { name: string; state: string };
  leaders: Leader[];
};
type Region = {
  name: string;
  competitionCount: number;
  openCount: number;
  competitions: Page<Competition>;
};

/** A pair of guests. */
const namesOf = (number: number) => [{ familyName: `N ${number}` }, { familyName: `S ${number}` }];

describe('regions and who leads their competitions', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const written = async (mutation: string, input: Readonly<Record<string, unknown>>): Promise<string> => {
    const answer = await write(roles.staff, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed', position: expect.any(String) as string });
    return answer.position as string;
  };
  const opens = (id: string, name: string, startsOn: string): Promise<string> =>
    written('openCompetition', {
      ...{ id, name: `Coupe ${id}`, ruleset: 'bridge-duplicate@1', method: 'butler', region: name, startsOn },
    });
  /** A tournament of four pairs, of which two sit North-South; gives the position of its last event. */
  const open = async (id: string, name: string, startsOn: string): Promise<string> => {
    let position = await opens(id, name, startsOn);
    for (const number of [1, 2, 3, 4]) {
      const entry = { number, kind: 'pair', members: namesOf(number), field: number % 2 === 1 ? 'NS' : 'EW' };
      position = await written('registerEntry', { competition: id, ...entry, club: 'Cercle' });
    }
    return position;
  };
  /** One board at two tables, 4♠ by North with so many tricks; gives the position of the last result. */
  const play = async (id: string, tricks: readonly [number, number]): Promise<string> => {
    let position = '';
    for (const [at, made] of tricks.entries())
      position = await written('recordResult', {
        ...{ competition: id, place: { session: 1, round: 1, table: String(at + 1), board: 1 } },
        seating: ['N', 'E', 'S', 'W'].map((seat, index) => ({
          seat,
          entry: index % 2 === 0 ? `pair-ns-${2 * at + 1}` : `pair-ew-${2 * at + 2}`,
        })),
        ...{ setup: { vulnerable: 'None' }, result: { contract: '4S', declarer: 'N', tricks: made } },
      });
    return position;
  };
  const region = (name: string, at?: string, first = 10, after?: string): Promise<Region | null> =>
    roles.nobody.one<Region | null>(REGION, { name, first, after, at });

  it('lists a region from its first competition on, to whoever asks at the position of the write', async () => {
    const position = await open('north-1', 'Nord', '2026-11-01');
    const regions = await roles.nobody.one<Page<Region>>(LIST, { first: 5, at: position });
    expect(regions).toMatchObject({
      totalCount: 1,
      nodes: [{ name: 'Nord', competitionCount: 1, openCount: 1 }],
    });
    expect(await region('Nord', position)).toMatchObject({
      competitions: {
        totalCount: 1,
        nodes: [{ id: 'north-1', competition: { state: 'OPEN' }, leaders: [] }],
      },
    });
    expect(await region('Sud', position)).toBeNull();
  });

  it('names the leaders of each field with their totals, at once after the result that changed them', async () => {
    await open('north-2', 'Nord', '2026-11-08');
    const position = await play('north-2', [10, 9]);
    const newest = (await region('Nord', position))?.competitions.nodes[0];
    expect(newest).toMatchObject({
      id: 'north-2',
      position,
      leaders: [
        { field: 'EW', entry: 'pair-ew-4', number: 4, name: 'N 4 – S 4', club: 'Cercle', tiedWith: 0 },
        { field: 'NS', entry: 'pair-ns-1', number: 1, name: 'N 1 – S 1', club: 'Cercle', tiedWith: 0 },
      ],
    });
    expect(Number(newest?.leaders[0]?.total.text)).toBeGreaterThan(0);
    await open('level', 'Nord', '2026-11-09');
    const level = await region('Nord', await play('level', [10, 10]));
    const leaders = level?.competitions.nodes.find(({ id }) => id === 'level')?.leaders;
    expect(leaders?.map(({ entry, tiedWith }) => [entry, tiedWith])).toEqual([
      ['pair-ew-2', 1],
      ['pair-ew-4', 1],
      ['pair-ns-1', 1],
      ['pair-ns-3', 1],
    ]);
  });

  it('counts what is open, and gives its lists page by page', async () => {
    await open('south-1', 'Sud', '2026-11-01');
    const position = await open('south-2', 'Sud', '2026-11-02');
    const closed = await written('closeCompetition', { competition: 'south-1', reason: 'played' });
    const first = await region('Sud', closed, 1);
    expect(first).toMatchObject({ competitionCount: 2, openCount: 1 });
    expect(first?.competitions).toMatchObject({
      pageInfo: { hasNextPage: true },
      nodes: [{ id: 'south-2' }],
    });
    const second = await region('Sud', position, 1, first?.competitions.pageInfo.endCursor);
    expect(second?.competitions).toMatchObject({
      pageInfo: { hasNextPage: false },
      nodes: [{ id: 'south-1', competition: { state: 'CLOSED' } }],
    });
    const page = (after: string | null) => roles.nobody.one<Page<Region>>(LIST, { first: 1, after });
    const north = await page(null);
    const south = await page(north.pageInfo.endCursor);
    expect([north, south].map(({ nodes, pageInfo }) => [nodes[0]?.name, pageInfo.hasNextPage])).toEqual([
      ['Nord', true],
      ['Sud', false],
    ]);
  });

  it('asks the database as often for ten competitions as for one', async () => {
    const database = backend.api.app.get(DataSource);
    const sent = async (first: number) =>
      (await statementsOf(database, () => region('Nord', undefined, first))).length;
    expect(await sent(10)).toBe(await sent(1));
  });

  it('refuses a position of nobody, and says so when what is computed lags behind', async () => {
    const code = async (at: string): Promise<unknown> => {
      const { errors } = await roles.nobody.ask(REGION, { name: 'Nord', first: 1, at });
      return errors[0]?.extensions.code;
    };
    expect(await code('18446744073709551615')).toBe('BAD_USER_INPUT');
    await backend.holdProjections();
    const position = await opens('held', 'Ouest', '2026-11-21');
    expect(await code(position)).toBe('PROJECTION_LAGS');
    backend.releaseProjections();
    expect(await region('Ouest', position)).toMatchObject({ name: 'Ouest', competitionCount: 1 });
  }, 60_000);
});
