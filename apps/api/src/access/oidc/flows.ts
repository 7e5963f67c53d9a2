import { createHash, randomBytes } from 'node:crypto';
import { Tickets } from '@arbitre/accounts';
import { Injectable } from '@nestjs/common';
import type { Visitor } from '../visitor';
import type { Flow } from './issuer';

/**
 * What somebody who is sent to the provider comes back for. `from`: the page of ours that he wanted to see, '' for none; `session`: of
 * whoever ties his login; `link`: of an invitation or a reset.
 */
export type Intent =
  | { readonly kind: 'sign-in'; readonly from: string }
  | { readonly kind: 'tie'; readonly session: string }
  | { readonly kind: 'link'; readonly link: string };

/** As long as a ticket serves. */
const SECONDS = 300;
const COOKIE = 'oidc';

const from = (secret: string, what: string): string =>
  createHash('sha256').update(`${what} ${secret}`).digest('base64url');

const purposeOf = (secret: string, intent: Intent): string => `oidc ${secret} ${JSON.stringify(intent)}`;

const flowOf = (secret: string, state: string): Flow => ({
  ...{ state, nonce: from(secret, 'nonce'), verifier: from(secret, 'verifier') },
});

/** What only the browser keeps of an intent, as a cookie may hold it. */
const detailOf = (intent: Intent): string => {
  if (intent.kind === 'link') return intent.link;
  return intent.kind === 'sign-in' ? Buffer.from(intent.from).toString('base64url') : '';
};

const written = (secret: string, intent: Intent): string => [secret, intent.kind, detailOf(intent)].join('.');

/** @param session of whoever comes back */
const intentOf = (kind: string, detail: string, session: string | null): Intent | null => {
  if (kind === 'sign-in') return { kind, from: Buffer.from(detail, 'base64url').toString() };
  if (kind === 'link') return { kind, link: detail };
  return kind === 'tie' && session !== null ? { kind, session } : null;
};

/**
 * The way to the provider and back, bound to one browser: a secret in a cookie, from which follow the nonce and the verifier (PKCE);
 * the state is a ticket for that secret and intent, which serves once.
 */
@Injectable()
export class Flows {
  constructor(private readonly tickets: Tickets) {}

  begin(intent: Intent, visitor: Visitor): Flow {
    const secret = randomBytes(32).toString('base64url');
    visitor.keep(COOKIE, written(secret, intent), SECONDS);
    return flowOf(secret, this.tickets.give(purposeOf(secret, intent)));
  }

  /** What this browser was sent away for; null where it was not, or has come back already. */
  async end(
    state: string,
    visitor: Visitor,
    session: string | null,
  ): Promise<{ readonly flow: Flow; readonly intent: Intent } | null> {
    const [secret = '', kind = '', detail = ''] = (visitor.cookie(COOKIE) ?? '').split('.');
    visitor.forget(COOKIE);
    const intent = intentOf(kind, detail, session);
    if (secret === '' || intent === null) return null;
    const isOurs = await this.tickets.take(state, purposeOf(secret, intent));
    return isOurs ? { flow: flowOf(secret, state), intent } : null;
  }
}
