import { ApiTokens, refuseToAccount as refuse } from '@arbitre/accounts';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { requestFault } from '../graphql/errors';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { done } from './account-payload';
import { AccountPayload } from './account.types';
import { OwnerProof } from './owner-proof';
import { shownGrant } from './shown-grant';
import { ApiToken, CreateTokenInput, RevokeTokenInput, TokenCreated, TokenPayload } from './token.types';

/** How long a token lasts where nothing is said. */
const DAYS = 90;

/** The tokens of one's own account. */
@Resolver()
export class TokensResolver {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly owner: OwnerProof,
  ) {}

  @Query(() => [ApiToken], { description: 'Your tokens that last, the oldest first.' })
  async myTokens(@Context() context: RequestContext): Promise<readonly Plain<ApiToken>[]> {
    const viewer = await context.viewer();
    if (viewer?.program !== null) throw requestFault('FORBIDDEN', 'Sign in to see your tokens.');
    const [tokens, granted] = await Promise.all([this.tokens.list(viewer.id), viewer.granted()]);
    return tokens.map(({ grants, ...token }) => ({
      ...token,
      grants: granted.filter(({ id }) => grants.includes(id)).map(shownGrant),
    }));
  }

  @Mutation(() => TokenPayload, {
    description:
      'A token for a program of yours. It does what the chosen grants allow, as long as you hold them.',
  })
  createToken(
    @Args('input') { current = null, days, ...given }: CreateTokenInput,
    @Context() context: RequestContext,
  ): Promise<typeof TokenPayload> {
    return this.owner.proven(current, context, async (viewer) => {
      const held = await viewer.granted();
      const missing = given.grants.find((id) => !held.some((grant) => grant.id === id && !grant.ended));
      if (missing !== undefined)
        return refuse('invalid-field', {
          ...{ field: 'grants', given: missing.slice(0, 80) },
          expected: held.map(({ id }) => id).join(', ') || 'no grant: you hold none',
        });
      const token = await this.tokens.create(viewer.id, { ...given, days: days ?? DAYS }, viewer.strong);
      return typeof token === 'string' ? Object.assign(new TokenCreated(), { token }) : token;
    });
  }

  @Mutation(() => AccountPayload, {
    description: 'Whoever comes with this token is nobody from now on; its subscriptions end.',
  })
  revokeToken(
    @Args('input') { token }: RevokeTokenInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.signedIn(context, async ({ id }) =>
      (await this.tokens.revoke(id, token)) ? done(id) : refuse('own-token-not-found', {}),
    );
  }
}
