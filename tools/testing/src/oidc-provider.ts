import { createServer } from 'node:http';
import type { Provider } from 'oidc-provider';
import { anyFreePort } from '../../services/ports.ts';

export type OidcProvider = {
  readonly issuer: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  /** Who sits at the browsers that come, by the name of the account there; null: they give up. */
  person: string | null;
  /** How they show who they are. */
  acr: string | undefined;
  stop(): Promise<void>;
};

/**
 * A real OpenID provider on this machine, without TLS, gone after `stop`. It knows everybody and asks nobody: `person` says who comes, and
 * is remembered as providers do.
 * @param redirectUris where it sends browsers back to
 */
export const startOidcProvider = async (redirectUris: readonly string[]): Promise<OidcProvider> => {
  const port = await anyFreePort();
  // Not the host of the installation: what comes back from here comes from another site.
  const issuer = `http://127.0.0.1:${port}`;
  const client = { clientId: 'arbitre', clientSecret: 'a secret of the test, long enough' };
  // Loaded by the specs that sign in with it; the others import what lies beside it.
  const { Provider: OpenIdProvider } = await import('oidc-provider');
  const provider: Provider = new OpenIdProvider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [...redirectUris] },
    ],
    acrValues: ['urn:two'],
    claims: { openid: ['sub', 'acr'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) {
      void answer(request, response);
      return;
    }
    const { person: accountId, acr } = running;
    const result =
      accountId === null
        ? { error: 'access_denied' }
        : { login: { accountId, remember: false, ...(acr === undefined ? {} : { acr }) } };
    void provider.interactionFinished(request, response, result);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const running: OidcProvider = {
    ...{ issuer, client, person: 'camille', acr: undefined },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return running;
};
