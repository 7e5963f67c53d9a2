import { demoAccounts } from '../src/access/demo-accounts';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> | null | undefined;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
};

/** A connection that the server closes just as it is used again is no answer: it is asked on another one, as browsers do. */
const fetchAgain: typeof fetch = (...asked) =>
  fetch(...asked).catch((error: unknown) => {
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: string };
    if (code === 'ECONNRESET') return fetch(...asked);
    throw error;
  });

/** A caller of the API with a cookie of its own, as a browser keeps it. */
export class Client {
  cookie = '';
  /** The token of a program. */
  bearer = '';

  /** `network`: the address that a proxy in front of the API says the request comes from. */
  constructor(
    private readonly address: string,
    private readonly network: string | null = null,
  ) {}

  async ask(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await fetchAgain(`${this.address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.bearer ? { authorization: `Bearer ${this.bearer}` } : {}),
        ...(this.network === null ? {} : { 'x-forwarded-for': this.network }),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? '';
    const { data, extensions, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, headers: response.headers, data, extensions, errors };
  }

  /** The same caller at another API of the same accounts. */
  at(address: string): Client {
    const elsewhere = new Client(address);
    elsewhere.cookie = this.cookie;
    return elsewhere;
  }

  /** One root field's value; fails on errors. */
  async one<Value>(query: string, variables: Record<string, unknown> = {}): Promise<Value> {
    const { data, errors } = await this.ask(query, variables);
    if (errors.length > 0 || !data) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as Value;
  }

  /** The same caller, signed in as one of the demo accounts. */
  async as(account: string): Promise<this> {
    const password = demoAccounts.find(({ id }) => id === account)?.password;
    const { __typename: kind } = await this.one<{ __typename: string }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }',
      { input: { account, password } },
    );
    if (kind !== 'SignedIn') throw new Error(`${account} cannot sign in: ${kind}`);
    return this;
  }
}
