import {
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  inject,
  input,
  type OnInit,
  signal,
} from '@angular/core';
import { Router } from '@angular/router';
import { strangeCharacter } from '@arbitre/rules/kernel/characters';
import { PlayingCard } from '../cards/playing-card';
import { Language } from '../language/language';
import { DemoAccounts } from './demo-accounts';
import { PasskeyQuestions } from './passkey-questions';
import { SignInWays } from './sign-in-ways';
import { pageTexts } from '../language/page-texts';
import { pageTitle } from '../title/page-title';
import { formTexts } from '../writes/form-texts';
import { Session, type Refusal } from './account';

/** `strange`: the character that nothing the server takes may hold. */
type Problem = 'missing' | 'failed' | { readonly strange: string } | Refusal;

@Component({
  selector: 'arb-sign-in-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PlayingCard],
  templateUrl: './sign-in-page.html',
  styleUrl: './sign-in-page.scss',
})
export class SignInPage implements OnInit {
  private readonly session = inject(Session);
  private readonly router = inject(Router);
  private readonly page = inject(DestroyRef);
  protected readonly language = inject(Language);
  private readonly formTexts = pageTexts(formTexts);
  private readonly demoAccounts = inject(DemoAccounts);
  protected readonly passkey = inject(PasskeyQuestions);
  protected readonly ways = inject(SignInWays);
  protected readonly demo = this.demoAccounts.accounts;
  /** Where the person wanted to go. */
  readonly from = input<string>();
  /** The code of what an OpenID provider sent somebody back with. */
  readonly refused = input<string>();
  /** `asked`, where he came back and the account's authenticator is asked for. */
  readonly code = input<string>();
  protected readonly provesCode = computed(() => this.code() === 'asked');
  protected readonly account = signal('');
  protected readonly password = signal('');
  /** Null until it is asked for. */
  protected readonly typedCode = signal<string | null>(null);
  protected readonly shown = signal(false);
  protected readonly busy = signal(false);
  protected readonly problem = signal<Problem | null>(null);

  constructor() {
    pageTitle(() => [this.language.texts().signIn.title]);
    void this.demoAccounts.load();
    void this.ways.load().then(() => {
      this.offerPasskeys();
    });
    this.page.onDestroy(() => {
      this.passkey.stop();
    });
  }

  protected fill(account: string, password: string): void {
    this.account.set(account);
    this.password.set(password);
    this.typedCode.set(null);
    this.problem.set(null);
  }

  ngOnInit(): void {
    void this.ways.refusal(this.refused()).then((refusal) => {
      this.problem.set(refusal);
    });
  }

  protected async submit(event: Event): Promise<void> {
    event.preventDefault();
    const strange = strangeCharacter(this.account() + this.password() + (this.typedCode() ?? ''), 'line');
    if (strange !== null) {
      this.problem.set({ strange });
      return;
    }
    if (this.provesCode()) return this.attempt(() => this.session.proveCode(this.typedCode() ?? ''));
    if (this.account().trim() === '' || this.password() === '') {
      this.problem.set('missing');
      return;
    }
    await this.attempt(async () => {
      const refusal = await this.session.signIn(this.account().trim(), this.password(), this.typedCode());
      if (refusal?.code === 'code-needed') this.typedCode.set('');
      return refusal;
    });
  }

  /** To the OpenID provider, and back to this installation. */
  protected async withOther(): Promise<void> {
    this.busy.set(true);
    try {
      this.problem.set(await this.session.goToOidc({ from: this.destination() }));
    } catch {
      this.problem.set('failed');
    } finally {
      this.busy.set(false);
    }
  }

  /** What somebody lets be in front of the browser's own question is no problem. */
  protected async withPasskey(): Promise<void> {
    const response = await this.passkey.ask();
    if (response === null) this.offerPasskeys();
    else await this.attempt(() => this.session.signInWithPasskey(response));
  }

  /** Where the browser fills the name in. */
  private offerPasskeys(): void {
    if (this.page.destroyed) return;
    this.passkey.fillIn((response) => this.attempt(() => this.session.signInWithPasskey(response)));
  }

  /** Signs in, and goes where the person wanted to. */
  private async attempt(signIn: () => Promise<Refusal | null>): Promise<void> {
    this.busy.set(true);
    try {
      const refusal = await signIn();
      this.problem.set(refusal);
      if (refusal === null) await this.router.navigateByUrl(this.destination());
    } catch {
      this.problem.set('failed');
    } finally {
      this.busy.set(false);
    }
  }

  protected problemText(problem: Problem): string {
    if (typeof problem === 'string') return this.language.texts().signIn[problem];
    return 'strange' in problem ? this.formTexts().strange(problem.strange) : this.language.pick(problem);
  }

  /** Only an address of this site: a link cannot send people elsewhere after they signed in. */
  private destination(): string {
    if (this.session.account()?.secondFactor === 'DUE') return '/account';
    const from = this.from() ?? '';
    return from.startsWith('/') && !from.startsWith('//') ? from : '/today';
  }
}
