import type { FastifyReply, FastifyRequest } from 'fastify';

/** Behind TLS no other host may set it, which browsers see to by its name. */
const nameOf = (secure: boolean): string => (secure ? '__Host-arbitre_session' : 'arbitre_session');

const tokenIn = (header: string | undefined, secure: boolean): string | null =>
  new RegExp(`(?:^|;\\s*)${nameOf(secure)}=([\\w-]+)`).exec(header ?? '')?.[1] ?? null;

/** The token in the `Cookie` header of a socket; null where there is none. */
export const sessionToken = (header: string | undefined): string | null =>
  tokenIn(header, true) ?? tokenIn(header, false);

/** The first half of an address of IPv6: one household has all of the second. */
const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

/** The browser that a request comes from. It keeps the session's token: no script reads it, no other site sends it with a write. */
export class Visitor {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  get token(): string | null {
    return tokenIn(this.request.headers.cookie, this.isSecure);
  }

  /** Where attempts are counted from. */
  get network(): string {
    return networkOf(this.request.ip);
  }

  /** What the browser says it is. */
  get device(): string {
    return this.request.headers['user-agent'] ?? '';
  }

  keep(token: string, seconds: number): void {
    void this.reply.setCookie(nameOf(this.isSecure), token, { ...this.attributes(), maxAge: seconds });
  }

  forget(): void {
    void this.reply.clearCookie(nameOf(this.isSecure), this.attributes());
  }

  private attributes() {
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
