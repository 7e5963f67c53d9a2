import { Accounts, SecondFactors, Sessions, TableCodes, Ties } from '@arbitre/accounts';
import {
  placeOfClub,
  placeOfDivision,
  placeOfMember,
  placeOfSession,
  placeWithParties,
  type PlaceOfWrite,
} from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Refusal } from '@arbitre/rules';
import { Audit } from '../audit/audit';
import { PublicAddress } from '../connections/public-address';
import { SETTINGS } from '../connections/tokens';
import { requestFault } from '../graphql/errors';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import type { Settings } from '../settings';
import { textsOf } from '../writes/problem-texts';
import {
  Account,
  DemoAccount,
  MayArgs,
  SignedIn,
  SignInInput,
  SignInPayload,
  SignInRefused,
  SignInWays,
} from './account.types';
import { demoAccounts } from './demo-accounts';
import { Entrance } from './entrance';
import { Issuer } from './oidc/issuer';
import { OidcSignIn } from './oidc/oidc-sign-in';
import { ProveCodeInput } from './oidc/oidc.types';
import { Ceremonies } from './passkeys/ceremonies';
import { PasskeySignIn } from './passkeys/passkey-sign-in';
import { PasskeyRequest, SignInWithPasskeyInput } from './passkeys/passkey.types';
import { SignIn, type SignedInAs } from './sign-in';
import type { Role } from './role';
import { shownGrant } from './shown-grant';
import { firstRole, type Viewer, Viewers } from './viewers';
import { type Visitor, visitorOf } from './visitor';

const placeOf = ({ deal, session, competition, member, club, division }: MayArgs): PlaceOfWrite => {
  if (deal) return placeWithParties({ deal });
  if (session) return placeOfSession({ session });
  if (competition) return { competition };
  if (division) return placeOfDivision(division, club ?? undefined);
  if (member) return placeOfMember({ licence: member });
  return club ? placeOfClub(club) : {};
};

@Resolver()
export class AccessResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly signingIn: SignIn,
    private readonly viewers: Viewers,
    private readonly codes: TableCodes,
    private readonly secondFactors: SecondFactors,
    private readonly ceremonies: Ceremonies,
    private readonly withPasskey: PasskeySignIn,
    private readonly address: PublicAddress,
    private readonly withOidc: OidcSignIn,
    private readonly issuer: Issuer,
    private readonly ties: Ties,
    private readonly entrance: Entrance,
    private readonly audit: Audit,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Query(() => Account, { nullable: true, description: 'Who is signed in, null when nobody is.' })
  async me(@Context() context: RequestContext): Promise<Plain<Account> | null> {
    const viewer = await context.viewer();
    return viewer && this.account(viewer);
  }

  @Query(() => [DemoAccount], {
    description: 'The accounts that a demo installation shows on its sign-in page; empty in production.',
  })
  demoAccounts(): readonly Plain<DemoAccount>[] {
    return this.settings.demoAccounts ? demoAccounts : [];
  }

  @Query(() => SignInWays)
  signInWays(): Plain<SignInWays> {
    return { passkeysAt: this.address.origin, oidc: this.issuer.name };
  }

  @Query(() => [String], {
    description:
      'The mutations that you may ask for there, by what you were granted: of a deal, a session, a competition, a division, a club, a member, or of the federation. Nothing for strangers.',
  })
  async may(@Args() args: MayArgs, @Context() context: RequestContext): Promise<readonly string[]> {
    return this.viewers.mayDo(await context.viewer(), args.anywhere ? null : placeOf(args));
  }

  @Query(() => [ID], {
    nullable: true,
    description:
      'The regions of the registry, with all below them, in which you may ask for that mutation; null: in every one. None for strangers.',
  })
  async regionsWhere(
    @Args('mutation') mutation: string,
    @Context() context: RequestContext,
  ): Promise<readonly string[] | null> {
    return this.viewers.regionsWritten(mutation, await context.viewer());
  }

  @Mutation(() => SignInPayload)
  async signIn(
    @Args('input') input: SignInInput,
    @Context() context: RequestContext,
  ): Promise<typeof SignInPayload> {
    const visitor = visitorOf(context);
    const opened = await this.signingIn.signIn(input, visitor);
    if (!('token' in opened)) {
      const account = (await this.signingIn.accountOf(input.account))?.id ?? null;
      await this.noteRefused(opened, context, account);
    }
    return this.signedIn(opened, visitor, context);
  }

  @Mutation(() => PasskeyRequest, {
    description: 'What your browser is asked to sign in with a passkey (`navigator.credentials.get`).',
  })
  async beginPasskeySignIn(): Promise<PasskeyRequest> {
    return Object.assign(new PasskeyRequest(), { options: await this.ceremonies.requestAny() });
  }

  @Mutation(() => SignInPayload, {
    description: 'Signs in with the passkey that answered `beginPasskeySignIn`; it stands for both factors.',
  })
  async signInWithPasskey(
    @Args('input') { response }: SignInWithPasskeyInput,
    @Context() context: RequestContext,
  ): Promise<typeof SignInPayload> {
    const visitor = visitorOf(context);
    const opened = await this.withPasskey.signIn(response, visitor);
    if (!('token' in opened)) await this.noteRefused(opened, context);
    return this.signedIn(opened, visitor, context);
  }

  @Mutation(() => SignInPayload, {
    description: 'Ends a sign-in by the OpenID provider that came back to `/sign-in?code=asked`.',
  })
  async proveCode(
    @Args('input') { code }: ProveCodeInput,
    @Context() context: RequestContext,
  ): Promise<typeof SignInPayload> {
    const visitor = visitorOf(context);
    const opened = await this.withOidc.proveCode(code, visitor);
    if (!('token' in opened)) await this.noteRefused(opened, context);
    return this.signedIn(opened, visitor, context);
  }

  @Mutation(() => Boolean, { description: 'Ends the session. False when there was none.' })
  async signOut(@Context() context: RequestContext): Promise<boolean> {
    const viewer = await context.viewer();
    context.visitor?.forget('session');
    if (viewer?.code) return this.codes.leave(viewer.session);
    return viewer !== null && this.sessions.end(viewer.id, viewer.session);
  }

  /** @param account whose it was */
  private async noteRefused(
    { violation }: Refusal,
    context: RequestContext,
    account: string | null = null,
  ): Promise<void> {
    // Whoever is asked for a code has given the right password.
    if (violation.article === 'code-needed') return;
    await this.audit.refused(context, { what: 'signIn', code: violation.article, account });
  }

  /** The browser keeps the session that was opened, and the one that it had ends; or it hears why there is none. */
  private async signedIn(
    opened: SignedInAs | Refusal,
    visitor: Visitor,
    context: RequestContext,
  ): Promise<typeof SignInPayload> {
    if (!('token' in opened)) return Object.assign(new SignInRefused(), textsOf(opened));
    const viewer = await this.entrance.enter(opened.token, await context.viewer(), visitor);
    return Object.assign(new SignedIn(), { account: await this.account(viewer) });
  }

  private async account(viewer: Viewer | null): Promise<Plain<Account>> {
    // A session that ended as it began is nobody's.
    if (viewer === null) throw requestFault('FORBIDDEN', 'The session has ended: sign in again.');
    const { id } = viewer;
    const [found, tied, grants, due] = await Promise.all([
      this.accounts.find(id),
      this.ties.has(id),
      viewer.granted(),
      viewer.isDue(),
    ]);
    const secondFactor = due ? 'DUE' : (await this.secondFactors.has(id)) ? 'SET' : 'NONE';
    const name = found?.person?.name ?? id;
    const seeing = viewer.seeing && {
      role: viewer.seeing.role.toUpperCase() as Role,
      scope: viewer.seeing.scope,
    };
    return { id, name, seeing, secondFactor, tied, role: firstRole(grants), grants: grants.map(shownGrant) };
  }
}
