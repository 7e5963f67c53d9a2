import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { plainWord } from '@arbitre/rules/federation';
import { Session } from '../account/account';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { pageTitle } from '../title/page-title';
import { furtherPages } from '../graphql/further-pages';
import { Listed } from '../lists/listed';
import { allRegions } from '../people/all-regions';
import { RegionTreePanel } from '../people/regions/region-tree-panel';
import { RegistryTabs } from '../people/registry-tabs';
import { regionsTexts } from './regions-texts';
import { Regions } from './regions.operations';

/** The regions of the registry; and those that competitions name: how many each has, and when one of them changed last. */
@Component({
  selector: 'arb-regions-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, Listed, RegionTreePanel, RegistryTabs],
  templateUrl: './regions-page.html',
  styleUrl: './regions-page.scss',
})
export class RegionsPage {
  protected readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(regionsTexts);
  protected readonly list = furtherPages(
    Regions,
    () => ({}),
    ({ regions }) => regions,
  );

  protected readonly regions = allRegions();
  private readonly ids = computed(() => new Set(this.regions()?.map(({ id }) => id)));
  /** Those that the registry knows, by its id of them: what says the id itself before a word that is written so. */
  protected readonly played = computed(() => {
    const words = this.list.nodes().map((region) => [plainWord(region.name), region] as const);
    const exact = this.list.nodes().map((region) => [region.name, region] as const);
    return new Map([...words, ...exact].filter(([id]) => this.ids().has(id)));
  });
  protected readonly others = computed(() => {
    const shown = new Set([...this.played().values()].map(({ name }) => name));
    return this.list.nodes().filter(({ name }) => !shown.has(name));
  });

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().title]);
  }
}
