import { type Client as SocketClient, createClient } from 'graphql-ws';

/** A subscription's socket, as a page of `origin` opens it (a program when null). */
export const socket = (
  address: string,
  origin: string | null,
  {
    cookie = '',
    bearer = '',
    closed,
  }: {
    readonly cookie?: string;
    readonly bearer?: string;
    readonly closed?: (event: unknown) => void;
  } = {},
): SocketClient => {
  class FromOrigin extends WebSocket {
    constructor(url: string, protocols: string | string[]) {
      super(url, {
        protocols,
        headers: { ...(origin === null ? {} : { origin }), ...(cookie === '' ? {} : { cookie }) },
      });
    }
  }
  const url = `${address.replace(/^http/, 'ws')}/graphql`;
  return createClient({
    url,
    webSocketImpl: FromOrigin,
    retryAttempts: 0,
    lazy: true,
    ...(bearer === '' ? {} : { connectionParams: { authorization: `Bearer ${bearer}` } }),
    ...(closed === undefined ? {} : { on: { closed } }),
  });
};

/** The answers of a subscription up to the first that is `enough`. Fails on errors. */
export const answersOf = async <Data>(
  client: SocketClient,
  query: string,
  variables: Record<string, unknown>,
  enough: (answer: Data) => boolean = () => true,
): Promise<readonly Data[]> => {
  const answers: Data[] = [];
  for await (const { data, errors } of client.iterate<Data>({ query, variables })) {
    if (errors) throw new Error(errors.map(({ message }) => message).join());
    if (!data) continue;
    answers.push(data);
    if (enough(data)) break;
  }
  return answers;
};

/** A subscription that goes on; resolves once it has answered for the first time. `ended` settles when it is over, however it ended. */
export const listening = async (
  client: SocketClient,
  query: string,
): Promise<{ readonly ended: Promise<void> }> => {
  let answered: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (answered = resolve));
  const over = answersOf(client, query, {}, () => {
    answered();
    return false;
  });
  // One that fails before it has answered says why.
  await Promise.race([first, over]);
  return {
    ended: over.then(
      () => undefined,
      () => undefined,
    ),
  };
};
