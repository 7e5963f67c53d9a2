import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import type { Role } from '../../account/account.operations';
import { EndGrant, GiveGrant } from '../../account/care.operations';
import { furtherPages } from '../../graphql/further-pages';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { Listed } from '../../lists/listed';
import { ActButton } from '../../writes/act-button';
import type { Choice, Given } from '../../writes/form-field';
import { today } from '../held';
import { Registry, RegistryWrites, registryWrites } from '../registry';
import { accountNames } from './account-names';
import { givingFields, isForEvening, roleChoices } from './official-fields';
import { Officials, type OfficialsResult, type OfficialsVariables } from './officials.operations';
import { officialsTexts } from './officials-texts';
import { scopeIn } from './scope-fields';
import { scopeWords } from './scope-words';

type Official = OfficialsResult['officials']['nodes'][number];

/** Who holds which role, as far as it is asked for; those who give roles give and end them here. */
@Component({
  selector: 'arb-officials-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, ActButton, Listed],
  providers: registryWrites,
  templateUrl: './officials-list.html',
  styles: ':host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }',
})
export class OfficialsList {
  private readonly registry = inject(Registry);
  protected readonly writes = inject(RegistryWrites);
  protected readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(officialsTexts);
  readonly asked = input.required<Omit<OfficialsVariables, 'after' | 'atLeast'>>();
  /** What a role can be given over here, the most usual first. */
  readonly places = input.required<readonly Choice[]>();
  /** The competition that the page is about. */
  readonly competition = input<string>();
  private readonly accounts = accountNames();
  protected readonly list = furtherPages(
    Officials,
    () => ({ ...this.asked(), atLeast: this.registry.seen() }),
    ({ officials }) => officials,
  );
  protected readonly gives = computed(() => this.session.operations().has('giveGrant'));
  protected readonly giving = computed(() => {
    const roles = roleChoices(this.language.texts().roles);
    const offered = { roles, accounts: this.accounts.choices() };
    return givingFields(this.texts(), offered, this.places(), this.competition());
  });
  /** What was refused and stands in no form. */
  protected readonly refusal = computed(() => {
    const refusal = this.writes.refusal();
    return refusal?.of === 'endGrant' ? refusal : null;
  });

  protected nameOf({ name }: Official): string {
    return name ?? this.texts().erased;
  }

  protected roleOf({ role }: Official): string {
    return this.language.texts().roles[role] ?? role;
  }

  /** Where a role is held, in words, and the page of that. */
  protected placeOf({ scope }: Official) {
    const [kind = '', of = ''] = scope.split(/:(.*)/s);
    const words = scopeWords(this.texts().places, scope);
    const page = kind === 'club' ? 'clubs' : 'competitions';
    const linked = ['club', 'competition', 'session', 'table'].includes(kind);
    return { words, link: linked ? ['/', page, kind === 'club' ? of : of.replace(/[./].*/s, '')] : null };
  }

  /** What a grant is that does not hold today; null of one that does. */
  protected stateOf({ since, until, endedOn }: Official): string | null {
    if (endedOn !== null) return this.texts().ended(this.language.date(endedOn));
    if (since > today()) return this.texts().coming;
    return until !== null && until <= today() ? this.texts().over : null;
  }

  protected isOver({ until, endedOn }: Official): boolean {
    return endedOn !== null || (until !== null && until <= today());
  }

  protected daysOf({ since, until }: Official): string {
    return this.texts().span(this.language.date(since), until === null ? null : this.language.date(until));
  }

  protected offerAccounts(): void {
    void this.accounts.load();
  }

  protected readonly give = ({ account = '', role, from = '', until = '', ...place }: Given) => {
    const scope = scopeIn(place);
    return this.writes.write(GiveGrant, 'giveGrant', {
      ...{ account, role: role as Role, scope, from, why: isForEvening(scope) ? 'evening' : 'appointed' },
      ...(until === '' ? {} : { until }),
    });
  };

  protected async end({ account, grant }: Official): Promise<void> {
    await this.writes.write(EndGrant, 'endGrant', { account, grant, why: 'withdrawn' });
  }
}
