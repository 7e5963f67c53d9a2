import { Inject, Injectable, Logger } from '@nestjs/common';
import * as openid from 'openid-client';
import { isLoopback } from '../../connections/loopback';
import { SETTINGS } from '../../connections/tokens';
import type { Settings } from '../../settings';
import type { OidcSettings } from './oidc-settings';

/** What binds an answer of the provider to the browser that was sent there. */
export type Flow = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** What the provider says of somebody. */
export type Claims = { readonly issuer: string; readonly subject: string; readonly strong: boolean };

/** The provider does not answer, or not as one does. */
export class IssuerAway extends Error {}

/** Where a provider's own metadata would lead beyond this machine without TLS, nothing is sent. */
const guardedFetch: openid.CustomFetch = (url, options) => {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !isLoopback(hostname)) throw new TypeError('Without TLS nothing is sent.');
  return fetch(url, options as RequestInit);
};

/** What is wrong when nobody answers, or nobody who speaks OpenID Connect. */
const AWAY = [
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_PARSE_ERROR'],
  ...['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'],
];

const isAway = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof openid.ResponseBodyError && error.status >= 500) ||
  (error instanceof openid.ClientError && (error.code === undefined || AWAY.includes(error.code)));

/** A word of the protocol for what is wrong; all else that an error says may hold what was received. */
const wordFor = (error: unknown): string => {
  const { code, error: word } = error as { readonly code?: unknown; readonly error?: unknown };
  const known = [word, code].find((each) => typeof each === 'string' && /^\w{1,60}$/.test(each));
  return typeof known === 'string' ? known : 'no answer';
};

/** The OpenID provider of the settings, whose metadata is read when somebody first asks. */
@Injectable()
export class Issuer {
  private readonly logger = new Logger(Issuer.name);
  private readonly settings: OidcSettings | null;
  private known: Promise<openid.Configuration> | null = null;

  constructor(@Inject(SETTINGS) { oidc }: Pick<Settings, 'oidc'>) {
    this.settings = oidc;
  }

  /** What the button says; null where nobody signs in so. */
  get name(): string | null {
    return this.settings?.name ?? null;
  }

  /** Where a browser is sent. @throws IssuerAway */
  async addressFor({ state, nonce, verifier }: Flow, redirectUri: string): Promise<string> {
    const configuration = await this.configuration();
    const code_challenge = await openid.calculatePKCECodeChallenge(verifier);
    const asked = { scope: 'openid', redirect_uri: redirectUri, state, nonce };
    return openid.buildAuthorizationUrl(configuration, {
      ...{ ...asked, code_challenge, code_challenge_method: 'S256' },
    }).href;
  }

  /**
   * Who came back with that address; null where what he brings is not right. @throws IssuerAway
   * @param address the whole of it, at our own origin
   */
  async claims(address: URL, { state, nonce, verifier }: Flow): Promise<Claims | null> {
    const configuration = await this.configuration();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, address, checks);
      return this.claimsIn(tokens.claims(), configuration.serverMetadata().issuer);
    } catch (error) {
      if (isAway(error)) return this.isAway(error);
      this.logger.warn(`A sign-in by the OpenID provider was refused: ${wordFor(error)}.`);
      return null;
    }
  }

  /** @param issuer which the library has found to be that of the token */
  private claimsIn(claims: openid.IDToken | undefined, issuer: string): Claims | null {
    if (claims === undefined || claims.sub === '') return null;
    const { sub: subject, acr, amr } = claims;
    const shown: readonly unknown[] = [acr, ...(Array.isArray(amr) ? amr : [])];
    return { issuer, subject, strong: this.settings?.strong.some((value) => shown.includes(value)) ?? false };
  }

  private async configuration(): Promise<openid.Configuration> {
    try {
      return await (this.known ??= this.discovered());
    } catch (error) {
      return this.isAway(error);
    }
  }

  private async discovered(): Promise<openid.Configuration> {
    if (this.settings === null) throw new Error('The settings name no OpenID provider.');
    const { issuer, clientId, clientSecret, seconds } = this.settings;
    const url = new URL(issuer);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- so marked to stand out; the settings take http of this machine alone
    const insecure = url.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
    const metadata = { [openid.clockTolerance]: 30 };
    // Basic, which every provider takes that does not name other ways in its metadata; these are known only then.
    let way: openid.ClientAuth = openid.ClientSecretBasic(clientSecret);
    const found = await openid.discovery(
      url,
      clientId,
      metadata,
      (...args) => {
        way(...args);
      },
      {
        execute: [...insecure, openid.enableNonRepudiationChecks],
        timeout: seconds,
        [openid.customFetch]: guardedFetch,
      },
    );
    const ways = found.serverMetadata().token_endpoint_auth_methods_supported;
    if (ways?.includes('client_secret_basic') === false) way = openid.ClientSecretPost(clientSecret);
    found.timeout = seconds;
    return found;
  }

  /** Its metadata are asked for anew the next time. */
  private isAway(cause: unknown): never {
    this.known = null;
    this.logger.warn(`The OpenID provider does not answer as one does: ${wordFor(cause)}.`);
    throw new IssuerAway('The OpenID provider does not answer.', { cause });
  }
}
