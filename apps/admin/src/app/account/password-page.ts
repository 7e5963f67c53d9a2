import { ChangeDetectionStrategy, Component, inject, signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, Router } from '@angular/router';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { pageTitle } from '../title/page-title';
import { Session, type Refusal } from './account';
import { SignInWays } from './sign-in-ways';
import { accountTexts } from './account-texts';
import { PageWrites } from '../writes/page-writes';
import { ChoosePassword } from './care.operations';

/** Where an invitation or a reset leads: its owner chooses a password, once. The link stands behind #, which no server sees. */
@Component({
  selector: 'arb-password-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [PageWrites],
  template: `
    <form class="page panel" (submit)="submit($event)" novalidate data-testid="choose-password">
      <h1>{{ texts().choose }}</h1>
      @if (link()) {
        <p class="soft">{{ texts().chooseLead }}</p>
        @if (writes.refusal() ?? problem(); as refusal) {
          <p class="notice bad" role="alert" data-testid="problem">{{ language.pick(refusal) }}</p>
        }
        <label class="field"
          ><span>{{ texts().fresh }}</span>
          <input
            class="input"
            name="password"
            autocomplete="new-password"
            [type]="shown() ? 'text' : 'password'"
            [value]="password()"
            (input)="password.set($any($event.target).value)"
          />
        </label>
        <p class="soft small">{{ texts().rules }}</p>
        <label class="small"
          ><input type="checkbox" [checked]="shown()" (change)="shown.set($any($event.target).checked)" />
          {{ texts().show }}</label
        >
        <button class="button main" type="submit" [disabled]="writes.busy() || password() === ''">
          {{ texts().choose }}
        </button>
        @if (ways.oidc(); as name) {
          <button type="button" class="button" [disabled]="writes.busy()" (click)="withOther()">
            {{ texts().otherInstead(name) }}
          </button>
        }
      } @else {
        <p class="notice warn" role="alert">{{ texts().noLink }}</p>
      }
    </form>
  `,
  styles: `
    form {
      display: grid;
      gap: 1rem;
      width: min(100% - 2rem, 28rem);
      margin: 3rem auto;
      padding: 1.5rem;
    }
  `,
})
export class PasswordPage {
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  protected readonly writes = inject(PageWrites);
  protected readonly link = toSignal(inject(ActivatedRoute).fragment);
  private readonly session = inject(Session);
  protected readonly ways = inject(SignInWays);
  protected readonly problem = signal<Refusal | null>(null);
  protected readonly password = signal('');
  protected readonly shown = signal(false);

  constructor() {
    void this.ways.load();
    pageTitle(() => [this.texts().choose]);
  }

  /** Takes the invitation with a login of the OpenID provider. */
  protected async withOther(): Promise<void> {
    this.problem.set(await this.session.goToOidc({ link: this.link() ?? '' }).catch(() => null));
  }

  protected async submit(event: Event): Promise<void> {
    event.preventDefault();
    const input = { link: this.link() ?? '', password: this.password() };
    const done = await this.writes.send(ChoosePassword, 'choosePassword', { input });
    if (done !== null) await this.router.navigateByUrl('/sign-in');
  }
}
