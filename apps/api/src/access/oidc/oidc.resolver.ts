import { Accounts, refuseToAccount as refuse, Ties } from '@arbitre/accounts';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../../graphql/request-context';
import { textsOf } from '../../writes/problem-texts';
import { accountRefused, done } from '../account-payload';
import { AccountPayload, OwnPasswordInput, SignInRefused } from '../account.types';
import { OwnerProof } from '../owner-proof';
import { visitorOf } from '../visitor';
import { oidcRefusal } from './oidc-refusals';
import { OidcSignIn } from './oidc-sign-in';
import { BeginOidcInput, OidcAddress, OidcAddressPayload } from './oidc.types';

/** A link's secret; nothing else is put into a cookie. */
const LINK = /^[\w-]{1,100}$/;
/** A page of this installation, and of no other. */
const PAGE = /^\/(?![/\\])[!-~]{0,500}$/;

/** Signing in by an OpenID provider, and the tie of one's own account to a login there. */
@Resolver()
export class OidcResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly withOidc: OidcSignIn,
    private readonly ties: Ties,
    private readonly owner: OwnerProof,
  ) {}

  @Query(() => SignInRefused, {
    nullable: true,
    description: 'The words of a refusal whose code stands in `/sign-in?refused=…`; null for any other.',
  })
  signInRefusal(@Args('code') code: string): SignInRefused | null {
    const refusal = oidcRefusal(code);
    return refusal && Object.assign(new SignInRefused(), textsOf(refusal));
  }

  @Mutation(() => OidcAddressPayload, {
    description: 'To sign in by the OpenID provider, or to take an invitation with a login there.',
  })
  async beginOidc(
    @Args('input') { link = null, from = null }: BeginOidcInput,
    @Context() context: RequestContext,
  ): Promise<typeof OidcAddressPayload> {
    if (link !== null && !LINK.test(link)) return accountRefused(refuse('link-not-valid', {}));
    const page = from !== null && PAGE.test(from) ? from : '';
    const intent =
      link === null ? ({ kind: 'sign-in', from: page } as const) : ({ kind: 'link', link } as const);
    const begun = await this.withOidc.begin(intent, visitorOf(context));
    return 'violation' in begun ? accountRefused(begun) : Object.assign(new OidcAddress(), begun);
  }

  @Mutation(() => OidcAddressPayload, {
    description: 'The login by which you come back signs in with your account from now on.',
  })
  tieOidc(
    @Args('input') { current = null }: OwnPasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof OidcAddressPayload> {
    return this.owner.proven(current, context, async ({ session }) => {
      const begun = await this.withOidc.begin({ kind: 'tie', session }, visitorOf(context));
      return 'violation' in begun ? begun : Object.assign(new OidcAddress(), begun);
    });
  }

  @Mutation(() => AccountPayload, {
    description: 'Your login of the OpenID provider signs in with your account no more.',
  })
  untieOidc(
    @Args('input') { current = null }: OwnPasswordInput,
    @Context() context: RequestContext,
  ): Promise<typeof AccountPayload> {
    return this.owner.proven(current, context, async ({ id }, { signIn }) => {
      const { passwordHash } = (await this.accounts.credentialsOf(signIn)) ?? { passwordHash: null };
      if (passwordHash === null) return refuse('oidc-only-way', {});
      return (await this.ties.untie(id)) ? done(id) : refuse('oidc-not-set', {});
    });
  }
}
