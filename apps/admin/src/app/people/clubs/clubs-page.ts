import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { furtherPages } from '../../graphql/further-pages';
import { pageTexts } from '../../language/page-texts';
import { Listed } from '../../lists/listed';
import { SearchBox } from '../../lists/search-box';
import { pageTitle } from '../../title/page-title';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { allRegions } from '../all-regions';
import { heldNow } from '../held';
import { regionsWhere } from '../regions-where';
import { Clubs, RegisterClub, type ClubsResult } from '../people.operations';
import { peopleTexts } from '../people-texts';
import { Registry, RegistryWrites, registryWrites } from '../registry';
import { RegistryTabs } from '../registry-tabs';
import { ClosedClub } from './closed-club';
import { registeringFields } from './club-fields';

type Club = ClubsResult['clubs']['nodes'][number];

/** The clubs of the federation by number, of one region (`?region=nord`) or of all; registering one. */
@Component({
  selector: 'arb-clubs-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, ActButton, ClosedClub, Listed, RegistryTabs, SearchBox],
  providers: registryWrites,
  templateUrl: './clubs-page.html',
  styleUrl: '../registry-page.scss',
})
export class ClubsPage {
  private readonly router = inject(Router);
  private readonly session = inject(Session);
  private readonly registry = inject(Registry);
  private readonly writes = inject(RegistryWrites);
  protected readonly texts = pageTexts(peopleTexts);
  readonly region = input<string>();
  protected readonly named = signal('');
  protected readonly regions = allRegions();
  protected readonly list = furtherPages(
    Clubs,
    () => ({
      ...{ region: this.region() ?? null, named: this.named() || null },
      atLeast: this.registry.seen(),
    }),
    ({ clubs }) => clubs,
  );
  protected readonly narrowed = computed(() => this.region() !== undefined || this.named() !== '');
  protected readonly registers = computed(() => this.session.anywhere().has('registerClub'));
  private readonly offered = regionsWhere('registerClub');
  protected readonly registering = computed(() => {
    const offered = this.offered() ?? [];
    const here = offered.find(({ id }) => id === this.region());
    return registeringFields(this.texts(), offered, here?.id ?? '');
  });

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().clubs]);
  }

  protected regionOf({ regions }: Club) {
    return heldNow(regions)?.region;
  }

  protected choose(region: string): void {
    void this.router.navigate([], { queryParams: { region: region || null } });
  }

  protected readonly register = ({ number = '', name = '', region = '', from = '' }: Given) =>
    this.writes.write(RegisterClub, 'registerClub', { number, name, region, from });
}
