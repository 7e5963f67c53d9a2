import { ChangeDetectionStrategy, Component, inject, input, signal } from '@angular/core';
import { Router } from '@angular/router';
import { PlayingCard } from '../cards/playing-card';
import { Language } from '../language/language';
import { DemoAccounts } from './demo-accounts';
import { pageTitle } from '../title/page-title';
import { Session, type Refused } from './account';

@Component({
  selector: 'arb-sign-in-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PlayingCard],
  templateUrl: './sign-in-page.html',
  styleUrl: './sign-in-page.scss',
})
export class SignInPage {
  private readonly session = inject(Session);
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  private readonly demoAccounts = inject(DemoAccounts);
  protected readonly demo = this.demoAccounts.accounts;
  /** Where the person wanted to go. */
  readonly from = input<string>();
  protected readonly account = signal('');
  protected readonly password = signal('');
  /** Null until it is asked for. */
  protected readonly code = signal<string | null>(null);
  protected readonly shown = signal(false);
  protected readonly busy = signal(false);
  protected readonly problem = signal<'missing' | 'failed' | Refused | null>(null);

  constructor() {
    pageTitle(() => [this.language.texts().signIn.title]);
    void this.demoAccounts.load();
  }

  protected fill(account: string, password: string): void {
    this.account.set(account);
    this.password.set(password);
    this.code.set(null);
    this.problem.set(null);
  }

  protected async submit(event: Event): Promise<void> {
    event.preventDefault();
    if (this.account().trim() === '' || this.password() === '') {
      this.problem.set('missing');
      return;
    }
    this.busy.set(true);
    try {
      const refusal = await this.session.signIn(this.account().trim(), this.password(), this.code());
      this.problem.set(refusal);
      if (refusal?.code === 'code-needed') this.code.set('');
      if (refusal === null) await this.router.navigateByUrl(this.destination());
    } catch {
      this.problem.set('failed');
    } finally {
      this.busy.set(false);
    }
  }

  protected problemText(problem: 'missing' | 'failed' | Refused): string {
    return typeof problem === 'string' ? this.language.texts().signIn[problem] : this.language.pick(problem);
  }

  /** Only an address of this site: a link cannot send people elsewhere after they signed in. */
  private destination(): string {
    if (this.session.account()?.secondFactor === 'DUE') return '/account';
    const from = this.from() ?? '';
    return from.startsWith('/') && !from.startsWith('//') ? from : '/competitions';
  }
}
