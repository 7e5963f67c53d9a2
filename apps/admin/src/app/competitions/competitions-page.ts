import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../account/account';
import { furtherPages } from '../graphql/further-pages';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Listed } from '../lists/listed';
import { SearchBox } from '../lists/search-box';
import { today } from '../people/held';
import { pageTitle } from '../title/page-title';
import { byDay } from './by-day';
import { competitionsTexts } from './competitions-texts';
import { CompetitionRegions, Competitions, type CompetitionsResult } from './competitions.operations';
import { openingTexts } from './opening/opening-texts';

type Competition = CompetitionsResult['competitions']['nodes'][number];
type State = Competition['state'];

/** All competitions, the newest day first; narrowed by words, by a region, to those that run or are closed. */
@Component({
  selector: 'arb-competitions-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Listed, RouterLink, SearchBox],
  templateUrl: './competitions-page.html',
  styleUrl: './competitions-page.scss',
})
export class CompetitionsPage {
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(competitionsTexts);
  protected readonly opening = pageTexts(openingTexts);
  protected readonly mayOpen = computed(() => this.session.anywhere().has('openCompetition'));
  protected readonly search = signal('');
  protected readonly region = signal('');
  protected readonly state = signal<State | null>(null);
  protected readonly list = furtherPages(
    Competitions,
    () => ({ named: this.search() || null, region: this.region() || null, state: this.state() }),
    ({ competitions }) => competitions,
  );
  protected readonly days = computed(() => byDay(this.list.nodes(), this.language.code()));
  private readonly knownRegions = liveQuery(CompetitionRegions, () => ({}));
  protected readonly regions = computed(() => this.knownRegions.data()?.regions.nodes ?? []);
  protected readonly narrowed = computed(
    () => this.search() !== '' || this.region() !== '' || this.state() !== null,
  );
  /** Nobody has opened a competition yet. */
  protected readonly nothing = computed(
    () => !this.narrowed() && this.list.query.data()?.competitions.totalCount === 0,
  );

  constructor() {
    pageTitle(() => [this.language.texts().competitions.title]);
  }

  /** What people call the state: one that is open and begins later is planned. */
  protected stateText({ state, startsOn }: Competition): string {
    const texts = this.language.texts().competitions;
    if (state === 'CLOSED') return texts.closed;
    return startsOn > today() ? this.texts().planned : texts.open;
  }

  protected choose(state: string): void {
    this.state.set(state === 'OPEN' || state === 'CLOSED' ? state : null);
  }

  protected clear(): void {
    this.search.set('');
    this.region.set('');
    this.state.set(null);
  }
}
