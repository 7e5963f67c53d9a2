import { ChangeDetectionStrategy, Component, computed, inject, input, resource, signal } from '@angular/core';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { PageWrites } from '../writes/page-writes';
import { Session } from './account';
import { accountTexts } from './account-texts';
import { TieOidc, UntieOidc } from './care.operations';
import { SignInWays } from './sign-in-ways';

/** The tie of one's own account to a login of the OpenID provider, where the installation has one. */
@Component({
  selector: 'arb-other-login',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [PageWrites],
  styleUrls: ['./care.scss', './second-factor.scss'],
  template: `
    @if (ways.oidc(); as name) {
      <section class="panel" data-testid="other-login" [attr.data-tied]="tied()">
        <h2>{{ name }}</h2>
        @if (problem(); as refusal) {
          <p class="notice bad" role="alert" data-testid="other-login-problem">
            {{ language.pick(refusal) }}
          </p>
        }
        @if (tied()) {
          <p class="notice">{{ texts().otherTied(name) }}</p>
        }
        <p class="soft">{{ texts().otherHelp(name) }}</p>
        <form (submit)="tied() ? untie($event) : tie($event)" novalidate>
          <label class="field"
            ><span>{{ texts().ownPassword }}</span>
            <input
              class="input"
              type="password"
              name="other-password"
              autocomplete="current-password"
              [value]="password()"
              (input)="password.set($any($event.target).value)"
          /></label>
          <button class="button" type="submit" [disabled]="writes.busy()">
            {{ tied() ? texts().otherUntie : texts().otherTie(name) }}
          </button>
        </form>
      </section>
    }
  `,
})
export class OtherLogin {
  private readonly session = inject(Session);
  protected readonly ways = inject(SignInWays);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(accountTexts);
  protected readonly writes = inject(PageWrites);
  /** Why the provider sent somebody back without a tie: the code. */
  readonly refused = input<string>();
  private readonly cameBack = resource({
    params: () => this.refused(),
    loader: ({ params }) => this.ways.refusal(params),
  });
  protected readonly problem = computed(() => this.writes.refusal() ?? this.cameBack.value() ?? null);
  protected readonly tied = computed(() => this.session.account()?.tied ?? false);
  protected readonly password = signal('');

  protected async tie(event: Event): Promise<void> {
    event.preventDefault();
    const input = { current: this.password() };
    const begun = await this.writes.send(TieOidc, 'tieOidc', { input });
    if (begun !== null) location.assign(begun.address);
  }

  protected async untie(event: Event): Promise<void> {
    event.preventDefault();
    const input = { current: this.password() };
    if ((await this.writes.send(UntieOidc, 'untieOidc', { input })) === null) return;
    this.password.set('');
    await this.session.again();
  }
}
