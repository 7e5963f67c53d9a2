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
