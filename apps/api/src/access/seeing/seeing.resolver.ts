import { refuseToAccount, Sessions } from '@arbitre/accounts';
import { isScope } from '@arbitre/rules/federation';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Audit } from '../../audit/audit';
import type { RequestContext } from '../../graphql/request-context';
import { refuse } from '../../writes/refusals';
import { accountRefused, done } from '../account-payload';
import { AccountPayload } from '../account.types';
import { Viewers } from '../viewers';
import { SeeAsInput } from './seeing.types';

/** Administrators see the pages as another role would: nothing is written, and nothing is shown that they may not see themselves. */
@Resolver()
export class SeeingResolver {
  constructor(
    private readonly sessions: Sessions,
    private readonly viewers: Viewers,
    private readonly audit: Audit,
  ) {}

  @Mutation(() => AccountPayload, {
    description:
      'This session sees what is offered to a role, somewhere. Until `stopSeeingAs` it writes nothing, and what is hidden from you stays hidden.',
  })
  async seeAs(
    @Args('input') { role, scope }: SeeAsInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    const refused = await this.viewers.refusal('seeAs', viewer);
    if (refused !== null) {
      await this.audit.refused(context, { what: 'seeAs', code: refused.violation.article });
      return accountRefused(refused);
    }
    if (!isScope(scope)) {
      const expected = 'federation, region:nord, club:75012, competition:coupe';
      const given = scope.slice(0, 80);
      return accountRefused(refuseToAccount('invalid-field', { field: 'scope', given, expected }));
    }
    await this.sessions.see(viewer.session, { role: role.toLowerCase(), scope });
    await this.audit.entered(context, { what: 'seeAs', role: 'administrator', subject: `${role} ${scope}` });
    return done(viewer.id);
  }

  @Mutation(() => AccountPayload, { description: 'This session is yours again, with all that you may do.' })
  async stopSeeingAs(@Context() context: RequestContext): Promise<typeof AccountPayload> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuse('not-signed-in'));
    await this.sessions.see(viewer.session, null);
    return done(viewer.id);
  }
}
