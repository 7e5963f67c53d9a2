import { getIntrospectionQuery } from 'graphql';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { DEEPEST } from '@arbitre/rules';
import { socket } from '../../testing/subscribe';
import { MOST_COST } from './cost';
import { LIMITS, MOST_TOKENS } from './limits';

describe('limits of a request', () => {
  let backend: Backend;
  let club: Client;
  beforeAll(async () => {
    backend = await startBackend();
    club = new Client(backend.api.address);
  }, 60_000);
  afterAll(() => backend.stop());

  const limitOf = async (query: string, variables = {}) => {
    const { errors, status } = await club.ask(query, variables);
    expect(status).toBe(errors.length === 0 ? 200 : 400);
    const { code, limit, asked, allowed } = errors[0]?.extensions ?? {};
    return errors.length === 0 ? 'answered' : { code, limit, asked, allowed };
  };
  const over = (limit: keyof typeof LIMITS, asked: number) => ({
    ...{ code: 'QUERY_TOO_LARGE', limit, asked, allowed: LIMITS[limit] },
  });
  const times = (count: number, line: (n: number) => string): string =>
    Array.from({ length: count }, (_, n) => line(n)).join(' ');

  it('let a query at exactly a limit pass, and one beyond it not', async () => {
    const aliases = (count: number) => `{ status { ${times(count, (n) => `a${n}: lag`)} } }`;
    expect(await limitOf(aliases(30))).toBe('answered');
    expect(await limitOf(aliases(31))).toEqual(over('aliases', 31));
    const roots = (count: number) => `{ ${times(count, (n) => `a${n}: me { id }`)} }`;
    expect(await limitOf(roots(10))).toBe('answered');
    expect(await limitOf(roots(11))).toEqual(over('rootFields', 11));
  });

  it('count rows by first, from variables too', async () => {
    const rows =
      'query ($n: Int!) { competitions(first: 100) { nodes { entries(first: $n) { totalCount } } } }';
    expect(await limitOf(rows, { n: 99 })).toBe('answered');
    expect(await limitOf(rows, { n: 100 })).toEqual(over('nodes', 10_100));
  });

  it('count rows by the default of a variable, when the variable does not come', async () => {
    const rows =
      'query ($n: Int! = 100) { competitions(first: 100) { nodes { entries(first: $n) { totalCount } } } }';
    expect(await limitOf(rows)).toEqual(over('nodes', 10_100));
    expect(await limitOf(rows, { n: 99 })).toBe('answered');
  });

  it('stop what goes too deep', async () => {
    const deep = (levels: number): string =>
      levels === 0 ? 'id' : `deals(first: 1) { nodes { competition { ${deep(levels - 1)} } } }`;
    const inside = (last: string): string =>
      `{ competition(id: "x") { deals(first: 1) { nodes { competition { deals(first: 1) { nodes {
         competition { deals(first: 1) { ${last} } } } } } } } } }`;
    expect(await limitOf(`{ competition(id: "x") { ${deep(2)} } }`)).toBe('answered');
    expect(await limitOf(inside('pageInfo { hasNextPage }'))).toBe('answered');
    expect(await limitOf(inside('nodes { competition { id } }'))).toEqual(over('depth', 11));
    expect(await limitOf(`{ competition(id: "x") { ${deep(3)} } }`)).toEqual(over('depth', 11));
  });

  it('let a query at exactly the budget pass, and one above not, with its cost', async () => {
    const events = (rows: number, more: string): string =>
      `{ competition(id: "x") { deals(first: ${rows}) { nodes { events { type } } } } ${more} }`;
    const cost = (asked: number) => ({ code: 'QUERY_TOO_COSTLY', cost: asked, allowed: MOST_COST });
    const costing = async (query: string) => {
      const { errors, status } = await club.ask(query);
      const { code, cost: asked, allowed } = errors[0]?.extensions ?? {};
      return errors.length === 0 ? status : { code, cost: asked, allowed, status };
    };
    const row = 1 + 150 + 1;
    const left = MOST_COST - 1 - 131 * row;
    const exactly = `competitions(first: ${left}) { nodes { id } }`;
    expect(await costing(events(131, exactly))).toEqual(200);
    const above = `competitions(first: ${left}) { nodes { id } } me { id }`;
    expect(await costing(events(131, above))).toEqual({ ...cost(MOST_COST + 1), status: 400 });
  });

  it('answer 400 to whatever the sender mends, found while it runs too', async () => {
    for (const query of [
      '{ competitions(first: 101) { nodes { id } } }',
      '{ competitions(first: 1, after: "no cursor") { nodes { id } } }',
    ]) {
      const { errors, status } = await club.ask(query);
      expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect(await limitOf('{ competitions(first: 100) { nodes { id } } }')).toBe('answered');
  });

  it('hold for JSON in variables, which may have as many levels as an act', async () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : { inner: nested(levels - 1) });
    const statusAt = async (levels: number) => {
      // The variables are an object themselves.
      const { status, errors } = await club.ask(
        'query ($n: Int!) { competitions(first: $n) { nodes { id } } }',
        { n: 1, more: nested(levels - 1) },
      );
      return [status, errors[0]?.message];
    };
    expect(await statusAt(DEEPEST)).toEqual([200, undefined]);
    const [status, message] = await statusAt(DEEPEST + 1);
    expect([status, message]).toEqual([400, expect.stringContaining(`more than ${DEEPEST} levels`)]);
  });

  it('hold for subscriptions', async () => {
    const client = socket(backend.api.address, null);
    const aliases = (count: number) => times(count, (n) => `a${n}: position`);
    const first = client.iterate({
      query: `subscription { standingsChanged(competition: "x") { ${aliases(31)} } }`,
    });
    await expect(first.next()).rejects.toMatchObject([
      { extensions: { code: 'QUERY_TOO_LARGE', asked: 31 } },
    ]);
    await client.dispose();
  });

  it('leave the schema open to read', async () => {
    expect(await limitOf(getIntrospectionQuery())).toBe('answered');
  });

  it('do not even parse an endless document', async () => {
    // Fifteen of them are around the words; whoever is not signed in may not ask for words at all.
    const tokens = async (count: number) => {
      const words = times(count - 15, () => '"a"');
      const { status, errors } = await club.ask(`{ wordCheck(name: "x", words: [${words}]) { word } }`);
      return [status, errors[0]?.extensions.code];
    };
    expect(await tokens(MOST_TOKENS)).toEqual([200, 'FORBIDDEN']);
    expect(await tokens(MOST_TOKENS + 1)).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
  });

  it('take no batches', async () => {
    const response = await fetch(`${backend.api.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]),
    });
    expect(response.status).toBe(400);
  });

  it('answer the same whether compiled or not', async () => {
    const query = `query ($all: Boolean!) { games { id ruleset @include(if: $all) seats } status { ...parts } }
      fragment parts on Status { store { ok } database { ok } }`;
    for (const all of [true, false]) {
      const [first, later] = [await club.ask(query, { all }), await club.ask(query, { all })];
      expect([later.status, later.data]).toEqual([first.status, first.data]);
      expect([first.errors, later.errors]).toEqual([[], []]);
    }
  });

  it('say the same of a wrong variable, compiled or not', async () => {
    const query = 'query ($first: Int!) { competitions(first: $first) { totalCount } }';
    const codes = [];
    for (let time = 0; time < 3; time++) {
      const { errors } = await club.ask(query, { first: 'many' });
      codes.push(errors[0]?.extensions.code);
    }
    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });

  it('name an unknown operation', async () => {
    const response = await fetch(`${backend.api.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query a { me { id } } query b { me { id } }', operationName: 'c' }),
    });
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toContain('"c"');
  });
});
