import type { Refusal } from '@arbitre/rules';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../../audit/audit';
import { Entrance } from '../entrance';
import type { SignedInAs } from '../sign-in';
import { type Viewer, Viewers } from '../viewers';
import { Visitor } from '../visitor';
import { CALLBACK, OidcSignIn, type Returned } from './oidc-sign-in';

/** Where the OpenID provider sends browsers back to. Whatever came of it, the browser goes on to a page that says so. */
@Controller()
export class OidcController {
  constructor(
    private readonly withOidc: OidcSignIn,
    private readonly viewers: Viewers,
    private readonly entrance: Entrance,
    private readonly audit: Audit,
  ) {}

  @Get(CALLBACK)
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const visitor = new Visitor(request, reply);
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const holder = visitor.token === null ? null : await this.viewers.of(visitor.token);
    // Whoever sees as somebody else ties nothing to himself.
    const viewer = holder?.seeing === null ? holder : null;
    const outcome = await this.withOidc.end(query, viewer, visitor);
    const page =
      'token' in outcome
        ? await this.pageOf(outcome.from, await this.entrance.enter(outcome.token, holder, visitor))
        : await this.pageAfter(outcome, visitor, viewer);
    await reply.header('cache-control', 'no-store').redirect(page, 303);
  }

  private async pageAfter(
    outcome: Exclude<Returned, SignedInAs> | Refusal,
    visitor: Visitor,
    viewer: Viewer | null,
  ): Promise<string> {
    if ('violation' in outcome) {
      const { article: code } = outcome.violation;
      await this.audit.refused({ viewer: () => Promise.resolve(viewer), visitor }, { what: 'signIn', code });
      return `${viewer === null ? '/sign-in' : '/account'}?refused=${code}`;
    }
    if ('codeNeeded' in outcome)
      return `/sign-in?${new URLSearchParams({ code: 'asked', ...(outcome.from !== '' && { from: outcome.from }) }).toString()}`;
    return '/account';
  }

  private async pageOf(from: string, entered: Viewer | null): Promise<string> {
    return (await entered?.isDue()) ? '/account' : from || '/';
  }
}
