import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'arbitre_session';

/** The token in a `Cookie` header; null where there is none. */
export const sessionToken = (header: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(header ?? '')?.[1] ?? null;

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
    return sessionToken(this.request.headers.cookie);
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
    void this.reply.setCookie(NAME, token, { ...this.attributes(), maxAge: seconds });
  }

  forget(): void {
    void this.reply.clearCookie(NAME, this.attributes());
  }

  private attributes() {
    const secure = this.request.protocol === 'https';
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}

/** Mutations come by HTTP: a subscription's connection, which has no visitor, cannot send one. */
export const visitorOf = ({ visitor }: { readonly visitor: Visitor | null }): Visitor => {
  if (visitor === null) throw new Error('A mutation came by a connection of subscriptions.');
  return visitor;
};
