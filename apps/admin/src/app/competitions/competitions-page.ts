import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { liveQuery } from '../graphql/live-query';
import { matches } from '../keyboard/search';
import { Language } from '../language/language';
import { pageTitle } from '../title/page-title';
import { Competitions } from './competitions.operations';

@Component({
  selector: 'arb-competitions-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './competitions-page.html',
  styleUrl: './competitions-page.scss',
})
export class CompetitionsPage {
  protected readonly language = inject(Language);
  protected readonly query = liveQuery(Competitions, () => ({}));
  protected readonly search = signal('');
  protected readonly region = signal('');
  protected readonly all = computed(() => this.query.data()?.competitions.nodes ?? []);
  protected readonly regions = computed(() => [...new Set(this.all().map(({ region }) => region))].sort());
  protected readonly shown = computed(() =>
    this.all().filter(
      (one) =>
        (this.region() === '' || one.region === this.region()) &&
        matches(`${one.name} ${one.region} ${this.game(one.game)}`, this.search()),
    ),
  );

  constructor() {
    pageTitle(() => [this.language.texts().competitions.title]);
  }

  protected game(id: string): string {
    return this.language.game(id);
  }

  protected method(id: string): string {
    return this.language.method(id);
  }

  /** A game that is nothing but its sessions has no results of deals to count. */
  protected hasDeals(ruleset: string): boolean {
    return this.query.data()?.games.some((game) => game.ruleset === ruleset) ?? false;
  }

  protected clear(): void {
    this.search.set('');
    this.region.set('');
  }
}
