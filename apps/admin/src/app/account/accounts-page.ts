import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { copyText } from '../deal/clipboard';
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
  EraseAccount,
  InviteAccount,
  LockAccount,
  ResetPassword,
  UnlockAccount,
  type AccountListResult,
  type CareOutcome,
} from './care.operations';

type Listed = AccountListResult['accounts']['nodes'][number];
type OfOne<Name extends string> = TypedDocumentNode<
  Readonly<Record<Name, CareOutcome>>,
  OperationVariables & { input: { account: string } }
>;

const ROLES: readonly Role[] = ['ADMINISTRATOR', 'STAFF', 'ARBITER', 'CLUB', 'AUDITOR'];

/** The accounts of the installation: inviting, links for passwords, locking and erasing. Auditors read it. */
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
  protected readonly manages = computed(() => this.session.account()?.role === 'ADMINISTRATOR');
  protected readonly name = signal('');
  protected readonly signIn = signal('');
  protected readonly role = signal<Role>('STAFF');
  /** The link that was made last, whole; shown once. */
  protected readonly link = signal('');

  constructor() {
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

  protected async erase({ id, name }: Listed): Promise<void> {
    if (confirm(this.texts().eraseAsk(name ?? id))) await this.act(EraseAccount, 'eraseAccount', id);
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
    await this.graphql.ask(AccountList, {}).catch(() => null);
  }
}
