import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { Router } from '@angular/router';
import { Session } from '../../account/account';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { SearchBox } from '../../lists/search-box';
import { pageTitle } from '../../title/page-title';
import { allRegions } from '../all-regions';
import { RegistryTabs } from '../registry-tabs';
import { roleChoices } from './official-fields';
import { OfficialsList } from './officials-list';
import { officialsTexts } from './officials-texts';

/** Who holds which role where: in a region and all below it, by role (`?role=ARBITER&place=region:nord&all=1`), or found by name. */
@Component({
  selector: 'arb-officials-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OfficialsList, RegistryTabs, SearchBox],
  templateUrl: './officials-page.html',
  styleUrl: '../registry-page.scss',
})
export class OfficialsPage {
  private readonly router = inject(Router);
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(officialsTexts);
  readonly role = input<string>();
  readonly place = input<string>();
  readonly all = input<string>();
  /** In no address: addresses are kept by browsers and written into logs. */
  protected readonly named = signal('');
  protected readonly regions = allRegions();
  protected readonly roles = computed(() => roleChoices(this.language.texts().roles));
  protected readonly asked = computed(() => ({
    role: this.roles().find(({ value }) => value === this.role())?.value ?? null,
    ...{ place: this.place() ?? null, named: this.named() || null, all: this.all() !== undefined },
  }));
  protected readonly inRegions = computed(() =>
    (this.regions() ?? []).map(({ id, name }) => ({ value: `region:${id}`, label: name })),
  );
  protected readonly places = computed(() => {
    const everywhere = { value: 'federation', label: this.texts().places.federation };
    const asked = this.inRegions().filter(({ value }) => value === this.place());
    return [...asked, everywhere, ...this.inRegions().filter(({ value }) => value !== this.place())];
  });

  constructor() {
    inject(Session).place.set({});
    pageTitle(() => [this.texts().title]);
  }

  protected narrow(queryParams: Readonly<Record<string, string | null>>): void {
    void this.router.navigate([], { queryParams, queryParamsHandling: 'merge' });
  }
}
