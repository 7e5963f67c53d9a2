import {
  type Delivery,
  noSuchCompetition,
  refuseToAccount as refuse,
  type Webhook as Hook,
  Webhooks,
} from '@arbitre/accounts';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { requestFault } from '../../graphql/errors';
import type { Plain } from '../../graphql/plain';
import type { RequestContext } from '../../graphql/request-context';
import { done } from '../account-payload';
import { AccountPayload } from '../account.types';
import { OwnerProof } from '../owner-proof';
import {
  CreateWebhookInput,
  OneWebhookInput,
  Webhook,
  WebhookCreated,
  WebhookDelivery,
  WebhookPayload,
} from './webhook.types';

/** The webhooks of one's own account. */
@Resolver(() => Webhook)
export class WebhooksResolver {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly owner: OwnerProof,
  ) {}

  @Query(() => [Webhook], { description: 'Your webhooks, the oldest first.' })
  async myWebhooks(@Context() context: RequestContext): Promise<readonly Hook[]> {
    const viewer = await context.viewer();
    if (viewer?.program !== null || viewer.code !== null)
      throw requestFault('FORBIDDEN', 'Sign in to see your webhooks.');
    return this.webhooks.list(viewer.id);
  }

  @ResolveField(() => [String])
  events(@Parent() { happenings }: Hook): readonly string[] {
    return happenings;
  }

  @ResolveField(() => [WebhookDelivery], { description: 'The last twenty, the newest first.' })
  async deliveries(@Parent() { id }: Hook): Promise<readonly Plain<WebhookDelivery>[]> {
    const all = await this.webhooks.deliveries(id);
    return all.map(({ happening: event, ...delivery }: Delivery) => ({ event, ...delivery }));
  }

  @Mutation(() => WebhookPayload, {
    description: 'Tells a program of yours what happens: public facts, by ids. Answers its secret, once.',
  })
  createWebhook(
    @Args('input') { competition = null, events: happenings, ...given }: CreateWebhookInput,
    @Context() context: RequestContext,
  ): Promise<typeof WebhookPayload> {
    return this.owner.signedIn(context, async ({ id }) => {
      if (competition !== null && (await context.loaders.competition.load(competition)) === null)
        return noSuchCompetition(competition);
      const made = await this.webhooks.create(id, { ...given, competition, happenings });
      return 'secret' in made ? Object.assign(new WebhookCreated(), made) : made;
    });
  }

  @Mutation(() => AccountPayload, { description: 'It is told nothing more, and its log is gone.' })
  removeWebhook(
    @Args('input') { webhook }: OneWebhookInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.signedIn(context, async ({ id }) =>
      (await this.webhooks.remove(id, webhook)) ? done(id) : refuse('webhook-not-known', {}),
    );
  }

  @Mutation(() => AccountPayload, { description: 'It is told again, what waited meanwhile first.' })
  resumeWebhook(
    @Args('input') { webhook }: OneWebhookInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.signedIn(context, async ({ id }) =>
      (await this.webhooks.resume(id, webhook)) ? done(id) : refuse('webhook-not-known', {}),
    );
  }
}
