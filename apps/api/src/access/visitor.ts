import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a browser keeps for this installation. */
type Kept = 'session' | 'oidc' | 'oidc_code';

/** Behind TLS no other host may set it, which browsers see to by its name. */
const nameOf = (kept: Kept, secure: boolean): string => `${secure ? '__Host-' : ''}arbitre_${kept}`;

const valueIn = (header: string | undefined, kept: Kept, secure: boolean): string | null =>
  new RegExp(`(?:^|;\\s*)${nameOf(kept, secure)}=([\\w.-]+)`).exec(header ?? '')?.[1] ?? null;

/** The token in the `Cookie` header of a socket; null where there is none. */
export const sessionToken = (header: string | undefined): string | null =>
  valueIn(header, 'session', true) ?? valueIn(header, 'session', false);

/** What `Bearer …` bears; null where it is not that. */
export const bearerToken = (given: unknown): string | null =>
  typeof given === 'string' ? (/^Bearer\s+(\S+)\s*$/i.exec(given)?.[1] ?? null) : null;

/** The first half of an address of IPv6: one household has all of the second. */
export const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

/** The browser that a request comes from. What it keeps no script reads, and no other site sends with a write. */
export class Visitor {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /** The token of a program; a request that bears one uses no cookie. */
  get bearer(): string | null {
    return bearerToken(this.request.headers.authorization);
  }

  get token(): string | null {
    if (this.bearer !== null) return null;
    return this.cookie('session');
  }

  cookie(kept: Kept): string | null {
    return valueIn(this.request.headers.cookie, kept, this.isSecure);
  }

  get address(): string {
    return this.request.ip;
  }

  /** Where attempts are counted from. */
  get network(): string {
    return networkOf(this.request.ip);
  }

  /** What the browser says it is. */
  get device(): string {
    return this.request.headers['user-agent'] ?? '';
  }

  keep(kept: Kept, value: string, seconds: number): void {
    void this.reply.setCookie(nameOf(kept, this.isSecure), value, { ...this.attributes(), maxAge: seconds });
  }

  forget(kept: Kept): void {
    void this.reply.clearCookie(nameOf(kept, this.isSecure), this.attributes());
  }

  private attributes() {
    // Lax: a browser that comes back from an OpenID provider brings them.
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure } as const;
  }

  private get isSecure(): boolean {
    return this.request.protocol === 'https';
  }
}

/** Mutations come by HTTP: a subscription's connection, which has no visitor, cannot send one. */
export const visitorOf = ({ visitor }: { readonly visitor: Visitor | null }): Visitor => {
  if (visitor === null) throw new Error('A mutation came by a connection of subscriptions.');
  return visitor;
};
