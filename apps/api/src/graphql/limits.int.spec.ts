import { getIntrospectionQuery } from 'graphql';
import { type Backend, startBackend } from '../../testing/backend';
import { Client } from '../../testing/client';
import { LIMITS } from './limits';

describe('limits of a request', () => {
  let backend: Backend;
  let club: Client;
  beforeAll(async () => {
    backend = await startBackend();
    club = new Client(backend.api.address);
  }, 60_000);
  afterAll(() => backend.stop());

  const limitOf = async (query: string, variables = {}) => {
    const { errors } = await club.ask(query, variables);
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

  it('stop what goes too deep', async () => {
    const deep = (levels: number): string =>
      levels === 0 ? 'id' : `deals(first: 1) { nodes { competition { ${deep(levels - 1)} } } }`;
    expect(await limitOf(`{ competition(id: "x") { ${deep(2)} } }`)).toBe('answered');
    expect(await limitOf(`{ competition(id: "x") { ${deep(3)} } }`)).toEqual(over('depth', 11));
  });

  it('leave the schema open to read', async () => {
    expect(await limitOf(getIntrospectionQuery())).toBe('answered');
  });

  it('do not even parse an endless document', async () => {
    const { errors, status } = await club.ask(`{ ${times(4000, () => 'me')} }`);
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }]);
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
      const first = await club.ask(query, { all });
      const later = await club.ask(query, { all });
      expect(later).toEqual(first);
      expect(first.errors).toEqual([]);
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
