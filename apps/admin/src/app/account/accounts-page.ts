import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { copyText } from '../deal/clipboard';
import { freshId } from '../graphql/fresh-id';
import { GraphQL } from '../graphql/client';
import { furtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { pageTitle } from '../title/page-title';
import { Session } from './account';
import { accountTexts } from './account-texts';
import type { Role } from './account.operations';
import { Care, type CareDone } from './care';
import {
  AccountList,
  EndGrant,
  EraseAccount,
  GiveGrant,
  InviteAccount,
  LockAccount,
  ResetPassword,
  ResetSecondFactor,
  UnlockAccount,
  type AccountListResult,
  type CareOutcome,
} from './care.operations';

type Listed = AccountListResult['accounts']['nodes'][number];
type OfOne<Name extends string> = TypedDocumentNode<
  Readonly<Record<Name, CareOutcome>>,
  OperationVariables & { input: { account: string } }
>;

const ROLES = [
  ...['ADMINISTRATOR', 'STAFF', 'ORGANISER', 'DIRECTOR', 'ARBITER', 'COMMITTEE', 'SCORER'],
  ...['CLUB', 'PLAYER', 'AUDITOR'],
] as const satisfies readonly Role[];

/** The accounts of the installation and what they were granted: inviting, links for passwords, locking and erasing. Auditors read it. */
@Component({
  selector: 'arb-accounts-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [More],
  providers: [Care],
  templateUrl: './accounts-page.html',
  styleUrl: './care.scss',
})
export class AccountsPage {
  private readonly graphql = inject(GraphQL);
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  protected readonly care = inject(Care);
  protected readonly list = furtherPages(
    AccountList,
    () => ({}),
    ({ accounts }) => accounts,
  );
  protected readonly roles = ROLES;
  protected readonly manages = computed(() => this.session.operations().has('inviteAccount'));
  protected readonly name = signal('');
  protected readonly signIn = signal('');
  protected readonly role = signal<Role>('STAFF');
  /** The link that was made last, whole; shown once. */
  protected readonly link = signal('');

  /** The account whose grants are shown. */
  protected readonly opened = signal('');
  protected readonly scope = signal('federation');
  protected readonly from = signal(new Date().toISOString().slice(0, 10));
  protected readonly until = signal('');
  protected readonly grantRole = signal<Role>('ARBITER');

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().title]);
  }

  protected isOwn({ id }: Listed): boolean {
    return id === this.session.account()?.id;
  }

  protected async invite(event: Event): Promise<void> {
    event.preventDefault();
    const input = { name: this.name(), signIn: this.signIn(), role: this.role() };
    const done = await this.care.send(InviteAccount, 'inviteAccount', { input });
    if (done === null) return;
    this.name.set('');
    this.signIn.set('');
    await this.after(done);
  }

  protected reset({ id }: Listed): Promise<void> {
    return this.act(ResetPassword, 'resetPassword', id);
  }

  protected async lock({ id, state }: Listed): Promise<void> {
    await (state === 'LOCKED'
      ? this.act(UnlockAccount, 'unlockAccount', id)
      : this.act(LockAccount, 'lockAccount', id));
  }

  protected async resetFactor({ id }: Listed): Promise<void> {
    await this.act(ResetSecondFactor, 'resetSecondFactor', id);
  }

  protected async erase({ id, name }: Listed): Promise<void> {
    if (confirm(this.texts().eraseAsk(name ?? id))) await this.act(EraseAccount, 'eraseAccount', id);
  }

  protected async give(event: Event, { id: account }: Listed): Promise<void> {
    event.preventDefault();
    const until = this.until() === '' ? {} : { until: this.until() };
    const grant = { role: this.grantRole(), scope: this.scope().trim(), from: this.from(), ...until };
    const input = { clientMutationId: freshId(), account, why: 'appointed', ...grant };
    if ((await this.care.send(GiveGrant, 'giveGrant', { input })) !== null) await this.again();
  }

  protected async end({ id: account }: Listed, grant: string): Promise<void> {
    const input = { clientMutationId: freshId(), account, grant, why: 'withdrawn' };
    if ((await this.care.send(EndGrant, 'endGrant', { input })) !== null) await this.again();
  }

  protected async copy(): Promise<void> {
    await copyText(this.link());
  }

  private async act<Name extends string>(mutation: OfOne<Name>, name: Name, account: string): Promise<void> {
    const done = await this.care.send(mutation, name, { input: { account } });
    if (done !== null) await this.after(done);
  }

  private async after({ link }: CareDone): Promise<void> {
    this.link.set(link === null ? '' : `${location.origin}${link}`);
    await this.again();
  }

  private async again(): Promise<void> {
    await this.graphql.ask(AccountList, {}).catch(() => null);
  }
}
