import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'arbitre_session';

/** The session's token in the visitor's browser: no script reads it, no other site sends it with a write. */
export class SessionCookie {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  get token(): string | null {
    const token = this.request.cookies[NAME];
    return token === undefined || token === '' ? null : token;
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
