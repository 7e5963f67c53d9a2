import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  linkedSignal,
  viewChild,
  signal,
} from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { copyText } from '../deal/clipboard';
import { freshId } from '../graphql/fresh-id';
import { GraphQL } from '../graphql/client';
import { furtherPages } from '../graphql/further-pages';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { officialsTexts } from '../people/officials/officials-texts';
import { allRegions } from '../people/all-regions';
import { scopeIn } from '../people/officials/scope-fields';
import { scopeWords } from '../people/officials/scope-words';
import { Listed } from '../lists/listed';
import { pageTitle } from '../title/page-title';
import { ActForm } from '../writes/act-form';
import type { Given } from '../writes/form-field';
import { type Done, PageWrites } from '../writes/page-writes';
import { Session } from './account';
import type { Role } from './account.operations';
import { Seeing } from './seeing/seeing';
import { grantFields, invitationFields, seeingFields } from './account-fields';
import { accountTexts } from './account-texts';
import {
  AccountList,
  EndGrant,
  EraseAccount,
  GiveGrant,
  InviteAccount,
  LockAccount,
  ResetPassword,
  ResetSecondFactor,
  RevokeTokens,
  UnlockAccount,
  type AccountListResult,
  type AccountOutcome,
} from './care.operations';

type Account = AccountListResult['accounts']['nodes'][number];
type OfOne<Name extends string> = TypedDocumentNode<
  Readonly<Record<Name, AccountOutcome>>,
  OperationVariables & { input: { account: string } }
>;

/** The accounts of the installation and what they were granted: inviting, links for passwords, locking and erasing. Auditors read it. */
@Component({
  selector: 'arb-accounts-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm, Listed, RouterLink],
  providers: [PageWrites],
  templateUrl: './accounts-page.html',
  styleUrl: './care.scss',
})
export class AccountsPage {
  private readonly graphql = inject(GraphQL);
  private readonly session = inject(Session);
  private readonly another = inject(Seeing);
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  private readonly officials = pageTexts(officialsTexts);
  protected readonly writes = inject(PageWrites);
  /** The only one that is shown (`?account=…`). */
  readonly account = input<string>();
  protected readonly list = furtherPages(
    AccountList,
    () => ({ id: this.account() ?? null }),
    ({ accounts }) => accounts,
  );
  protected readonly manages = computed(() => this.session.operations().has('inviteAccount'));
  private readonly roles = computed(() => this.language.texts().roles);
  private readonly regions = allRegions();
  private readonly places = computed(() => {
    const texts = this.officials();
    const regions = (this.regions() ?? []).map(({ id, name }) => ({
      ...{ value: `region:${id}`, label: `${texts.places.region} ${name}` },
    }));
    return { texts, regions };
  });
  protected readonly invitation = computed(() => invitationFields(this.texts(), this.roles(), this.places()));
  protected readonly seeing = computed(() => seeingFields(this.texts(), this.roles(), this.places()));
  protected readonly grant = computed(() => grantFields(this.texts(), this.roles(), this.places()));
  /** What was refused and stands beside no form. */
  protected readonly refusal = computed(() => {
    const refusal = this.writes.refusal();
    return refusal === null || ['inviteAccount', 'giveGrant', 'seeAs'].includes(refusal.of) ? null : refusal;
  });
  /** The link that was made last, whole; shown once. */
  protected readonly link = signal('');
  /** The account whose grants are shown. */
  protected readonly opened = linkedSignal(() => this.account() ?? '');
  private readonly inviting = viewChild<ActForm>('inviting');

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().title]);
  }

  protected isOwn({ id }: Account): boolean {
    return id === this.session.account()?.id;
  }

  protected async invite({ name = '', signIn = '', role, until = '', ...place }: Given): Promise<void> {
    const scope = scopeIn(place);
    const input = { name, signIn, role: role as Role, scope, until: until === '' ? null : until };
    const done = await this.writes.send(InviteAccount, 'inviteAccount', { input });
    if (done === null) return;
    this.inviting()?.clear();
    await this.after(done);
  }

  protected reset({ id }: Account): Promise<void> {
    return this.act(ResetPassword, 'resetPassword', id);
  }

  protected async lock({ id, state }: Account): Promise<void> {
    await (state === 'LOCKED'
      ? this.act(UnlockAccount, 'unlockAccount', id)
      : this.act(LockAccount, 'lockAccount', id));
  }

  protected async resetFactor({ id }: Account): Promise<void> {
    await this.act(ResetSecondFactor, 'resetSecondFactor', id);
  }

  protected async revokeTokens({ id }: Account): Promise<void> {
    await this.act(RevokeTokens, 'revokeTokens', id);
  }

  protected async erase({ id, name }: Account): Promise<void> {
    if (confirm(this.texts().eraseAsk(name ?? id))) await this.act(EraseAccount, 'eraseAccount', id);
  }

  protected async give(given: Given, { id: account }: Account): Promise<void> {
    const { role, from = '', until = '', ...place } = given;
    const scope = scopeIn(place);
    const grant = { role: role as Role, scope, from, ...(until === '' ? {} : { until }) };
    const why = scope.startsWith('member:') ? 'identified' : 'appointed';
    const input = { clientMutationId: freshId(), account, why, ...grant };
    if ((await this.writes.send(GiveGrant, 'giveGrant', { input })) !== null) await this.again();
  }

  protected async end({ id: account }: Account, grant: string): Promise<void> {
    const input = { clientMutationId: freshId(), account, grant, why: 'withdrawn' };
    if ((await this.writes.send(EndGrant, 'endGrant', { input })) !== null) await this.again();
  }

  protected async see({ role, ...place }: Given): Promise<void> {
    const refused = await this.another.begin(role as Role, scopeIn(place));
    this.writes.refusal.set(refused === null ? null : { ...refused, of: 'seeAs' });
    if (refused === null) await this.router.navigateByUrl('/');
  }

  protected async copy(): Promise<void> {
    await copyText(this.link());
  }

  private async act<Name extends string>(mutation: OfOne<Name>, name: Name, account: string): Promise<void> {
    const done = await this.writes.send(mutation, name, { input: { account } });
    if (done !== null) await this.after(done);
  }

  private async after({ link }: Done<AccountOutcome>): Promise<void> {
    this.link.set(link === null ? '' : `${location.origin}${link}`);
    await this.again();
  }

  private async again(): Promise<void> {
    await this.graphql.ask(AccountList, { id: this.account() ?? null }).catch(() => null);
  }

  /** Where a grant holds, in words. */
  protected whereOf(scope: string): string {
    return scopeWords(this.officials().places, scope);
  }
}
