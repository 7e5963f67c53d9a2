import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../account/account';
import { furtherPages } from '../graphql/further-pages';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Listed } from '../lists/listed';
import { SearchBox } from '../lists/search-box';
import { publicationTexts } from '../publication/publication-texts';
import { TakeAway, type Taken } from '../take-away/take-away';
import { pageTitle } from '../title/page-title';
import { byDay, byRegion } from './by-day';
import { competitionsTexts } from './competitions-texts';
import { CompetitionRegions, Competitions, type CompetitionsResult } from './competitions.operations';
import { openingTexts } from './opening/opening-texts';

type Competition = CompetitionsResult['competitions']['nodes'][number];
type State = Competition['state'];

/** All competitions, the newest day first; narrowed by words, by a region, to those that run or are closed. */
@Component({
  selector: 'arb-competitions-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Listed, RouterLink, SearchBox, TakeAway],
  templateUrl: './competitions-page.html',
  styleUrl: './competitions-page.scss',
})
export class CompetitionsPage {
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(competitionsTexts);
  private readonly life = pageTexts(publicationTexts);
  protected readonly opening = pageTexts(openingTexts);
  protected readonly mayOpen = computed(() => this.session.anywhere().has('openCompetition'));
  protected readonly search = signal('');
  protected readonly region = signal('');
  protected readonly state = signal<State | null>(null);
  protected readonly document = Competitions;
  protected readonly variables = computed(() => ({
    ...{ named: this.search() || null, region: this.region() || null, state: this.state() },
  }));
  protected readonly list = furtherPages(
    Competitions,
    () => this.variables(),
    ({ competitions }) => competitions,
  );
  /** By what the rows stand together: their first day, or their region. */
  protected readonly by = signal<'day' | 'region'>('day');
  protected readonly groups = computed(() =>
    this.by() === 'region'
      ? byRegion(this.list.nodes(), this.language.code())
      : byDay(this.list.nodes(), this.language.code()).map(({ day, competitions }) => ({
          title: this.language.date(day),
          competitions,
        })),
  );
  /** The pages of regions are for those with an account. */
  protected readonly known = computed(() => this.session.account() !== null);
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

  protected stageText({ stage }: Competition): string {
    return this.life().stages[stage];
  }

  /** All that the filter finds, read to its end. */
  protected readonly take = async (): Promise<Taken> => {
    while (this.list.more()) {
      const before = this.list.nodes().length;
      await this.list.showMore();
      if (this.list.nodes().length === before) throw new Error('A page of the list did not come.');
    }
    const texts = this.texts();
    const rows = this.list.nodes();
    const { name } = this.language.texts().competitions;
    return {
      head: [texts.day, name, texts.region, texts.game, texts.entered, texts.progress, texts.state],
      lines: rows.map((one) => [
        ...[one.startsOn, one.name, one.region],
        `${this.language.game(one.game)} · ${this.language.method(one.method)}`,
        ...[one.entryCount, one.resultCount, this.stageText(one)],
      ]),
      data: rows,
    };
  };

  protected choose(state: string): void {
    this.state.set(state === 'OPEN' || state === 'CLOSED' ? state : null);
  }

  protected clear(): void {
    this.search.set('');
    this.region.set('');
    this.state.set(null);
  }
}
