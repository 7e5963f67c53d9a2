import { createHash } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import { socket } from '../../testing/subscribe';
import { openPairs, pairs } from '../../testing/tournament';
import { operationsOfPages } from './operations-of-pages.generated';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An operation as the pages have it. */
const textOf = (start: string): string => {
  const text = operationsOfPages.find((each) => each.startsWith(start));
  if (text === undefined) throw new Error(`The pages have no ${start}.`);
  return text;
};

const HEAD = textOf('query CompetitionHead(');
const LIVE = textOf('subscription StandingsChanged(');
const NOBODY_S = '{ me { name } }';

const persisted = (hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash: hash } });

const REFUSED = {
  message: expect.stringMatching(/reload it/) as string,
  extensions: {
    code: 'PERSISTED_QUERY_NOT_FOUND',
    messageFr: expect.stringMatching(/rechargez-la/) as string,
  },
};

type Answer = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
  readonly extensions?: { readonly cost: { readonly requested: number } };
};

describe('operations that the pages were built with', () => {
  let backend: Backend;
  let variables: Record<string, unknown>;
  beforeAll(async () => {
    backend = await startBackend();
    const atLeast = await openPairs(backend.store, 'coupe', pairs(2));
    variables = { id: 'coupe', atLeast: String(atLeast) };
  }, 60_000);
  afterAll(() => backend.stop());

  const answerOf = async (response: Response) => ({
    ...{ status: response.status, ...((await response.json()) as Answer) },
  });
  const post = async (body: Record<string, unknown>) =>
    answerOf(
      await fetch(`${backend.api.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ variables, ...body }),
      }),
    );
  const get = async (hash: string) => {
    const asked = { variables, extensions: persisted(hash) };
    const query = Object.entries(asked).map(([key, value]): [string, string] => [key, JSON.stringify(value)]);
    return answerOf(
      await fetch(`${backend.api.address}/graphql?${new URLSearchParams(query).toString()}`, {
        headers: { 'apollo-require-preflight': 'yes' },
      }),
    );
  };

  it('are answered by their hash as by their document, for the same cost, by GET too', async () => {
    const byDocument = await post({ query: HEAD });
    expect(byDocument).toMatchObject({ status: 200, data: { competition: { id: 'coupe' } } });
    for (const byHash of [await post({ extensions: persisted(sha256(HEAD)) }), await get(sha256(HEAD))]) {
      expect(byHash).toMatchObject({ status: 200, data: byDocument.data });
      expect(byHash.extensions?.cost.requested).toBe(byDocument.extensions?.cost.requested);
    }
  });

  it('are subject to the same refusals', async () => {
    const extensions = persisted(sha256(textOf('query AuditList(')));
    const { errors, data } = await post({ extensions });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['audit'] }]);
  });

  it.each([
    ['of another version', sha256('query Older { me { id } }')],
    ['that is no text', { toString: null }],
    ['that is a word of every object', 'constructor'],
    ['that is empty', ''],
  ])('say what to do about a hash %s', async (_which, hash) => {
    expect(await post({ extensions: persisted(hash) })).toMatchObject({ status: 400, errors: [REFUSED] });
  });

  it('are no more than those: a document that comes with its hash is answered, and not kept', async () => {
    const extensions = persisted(sha256(NOBODY_S));
    expect(await post({ query: NOBODY_S, extensions })).toMatchObject({ status: 200, data: { me: null } });
    expect(await post({ extensions })).toMatchObject({ status: 400, errors: [REFUSED] });
    expect(await post({ query: NOBODY_S, extensions: persisted(sha256(HEAD)) })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  const subscribed = async (payload: {
    query: string;
    variables?: Record<string, unknown>;
    extensions: Record<string, unknown>;
  }): Promise<unknown> => {
    const page = socket(backend.api.address, null);
    try {
      for await (const answer of page.iterate(payload)) return answer;
      return null;
    } catch (error) {
      return error;
    } finally {
      await page.dispose();
    }
  };

  it('may be subscribed to by their hash, and to no others', async () => {
    const variables = { competition: 'coupe' };
    expect(await subscribed({ query: '', variables, extensions: persisted(sha256(LIVE)) })).toMatchObject({
      data: { standingsChanged: { __typename: expect.any(String) as string } },
    });
    for (const hash of [sha256('older'), null, 7])
      expect(await subscribed({ query: '', variables, extensions: persisted(hash) })).toMatchObject([
        REFUSED,
      ]);
    // A query does not become a subscription by its hash.
    expect(await subscribed({ query: '', extensions: persisted(sha256(HEAD)) })).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});
