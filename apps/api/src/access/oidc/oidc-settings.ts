import { isLoopback } from '../../connections/loopback';

/** The OpenID provider by which people may sign in too. */
export type OidcSettings = {
  /** Its address, as its own tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says. */
  readonly name: string;
  /** Values of `acr` or `amr` by which a login counts as two factors. */
  readonly strong: readonly string[];
  /** Whole seconds that it may take to answer. */
  readonly seconds: number;
};

const issuerFrom = (text: string): string => {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url !== null && isSafe && url.search === '' && url.hash === '' && url.username === '') return text;
  throw new Error(
    `OIDC_ISSUER is "${text}": it must be the address of an OpenID provider, such as https://login.example/realms/league; ` +
      'http:// on this machine only.',
  );
};

const secretFrom = ({ OIDC_CLIENT_SECRET: secret }: NodeJS.ProcessEnv): string => {
  if (secret) return secret;
  throw new Error('OIDC_CLIENT_SECRET is not set: OIDC_ISSUER needs it, or OIDC_CLIENT_SECRET_FILE.');
};

const MOST_OF_NAME = 60;

const nameFrom = (given: string | undefined, issuer: string): string => {
  const named = given?.trim() ?? '';
  const name = named === '' ? new URL(issuer).host : named;
  if (name.length <= MOST_OF_NAME) return name;
  throw new Error(`OIDC_NAME is "${name}": it stands on a button, so at most ${MOST_OF_NAME} characters.`);
};

const secondsFrom = (text: string | undefined): number => {
  if (!text) return 5;
  if (/^([1-9]|[12]\d|30)s$/.test(text)) return Number.parseInt(text, 10);
  throw new Error(`OIDC_TIMEOUT is "${text}": it must be a time from 1s to 30s.`);
};

/**
 * What the environment says of it; null where it names none. @throws a sentence that names the variable
 * @param hasAddress whether browsers find this installation at an address that is known: the provider sends them back there
 */
export const oidcFrom = (env: NodeJS.ProcessEnv, hasAddress: boolean): OidcSettings | null => {
  if (!env.OIDC_ISSUER) {
    const left = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_CLIENT_SECRET_FILE', 'OIDC_STRONG_ACR'].find(
      (name) => env[name],
    );
    if (left === undefined) return null;
    throw new Error(`OIDC_ISSUER is not set, but ${left} is: give both or none.`);
  }
  const issuer = issuerFrom(env.OIDC_ISSUER);
  if (!env.OIDC_CLIENT_ID) throw new Error('OIDC_CLIENT_ID is not set: OIDC_ISSUER needs it.');
  if (!hasAddress)
    throw new Error(
      'PUBLIC_URL is not set: the provider of OIDC_ISSUER sends browsers back to that address.',
    );
  return {
    ...{ issuer, clientId: env.OIDC_CLIENT_ID, clientSecret: secretFrom(env) },
    name: nameFrom(env.OIDC_NAME, issuer),
    strong: (env.OIDC_STRONG_ACR ?? '').split(',').filter((value) => value !== ''),
    seconds: secondsFrom(env.OIDC_TIMEOUT),
  };
};
