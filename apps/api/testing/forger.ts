import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands in a token, and by whom it is signed. */
export type Token = {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly key?: KeyObject;
};

export type Forger = {
  readonly issuer: string;
  /** The token that it gives for any code. */
  token: Token;
  /** What it does in place of answering. */
  instead: ((response: ServerResponse) => void) | null;
  stop(): Promise<void>;
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider that gives whatever token it is told to. A right one has the nonce of the request in `token.claims`. */
export const startForger = async (clientId: string): Promise<Forger> => {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' };
  const written = ({ claims, header, key = keys.privateKey }: Token): string => {
    const now = Math.floor(Date.now() / 1000);
    const standing = { iss: forger.issuer, aud: clientId, sub: 'camille', iat: now, exp: now + 300 };
    const said = `${encoded({ alg: 'ES256', kid: 'one', ...header })}.${encoded({ ...standing, ...claims })}`;
    const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
    return `${said}.${signature.toString('base64url')}`;
  };
  const answers: Readonly<Record<string, () => object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: forger.issuer,
      authorization_endpoint: `${forger.issuer}/authorize`,
      token_endpoint: `${forger.issuer}/token`,
      jwks_uri: `${forger.issuer}/keys`,
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    }),
    '/keys': () => ({ keys: [jwk] }),
    '/token': () => ({ access_token: 'x', token_type: 'bearer', id_token: written(forger.token) }),
  };
  const server = createServer((request, response) => {
    if (forger.instead !== null) {
      forger.instead(response);
      return;
    }
    const answer = answers[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const forger: Forger = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ token: {}, instead: null },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return forger;
};
