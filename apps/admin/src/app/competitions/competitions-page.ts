import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Session } from '../account/account';
import { barPages } from '../account/menu/bar-pages';
import { gamesWithFiles } from '../games/listings';
import { furtherPages, wholeOf } from '../graphql/further-pages';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Listed } from '../lists/listed';
import { SearchBox, seen } from '../lists/search-box';
import { publicationTexts } from '../publication/publication-texts';
import { TakeAway, type Taken } from '../take-away/take-away';
import { pageTitle } from '../title/page-title';
import { byDay, byRegion } from './by-day';
import { competitionsTexts } from './competitions-texts';
import { CompetitionRegions, Competitions, type CompetitionsResult } from './competitions.operations';
import { openingTexts } from './opening/opening-texts';

type Competition = CompetitionsResult['competitions']['nodes'][number];
type Stage = Competition['stage'];
const STAGES: readonly Stage[] = ['PLANNED', 'RUNNING', 'PROVISIONAL', 'OFFICIAL', 'FINAL'];

/** All competitions, the newest day first; narrowed by words, by a region, to those at a stage. The address says how. */
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
  readonly named = input<string>();
  readonly region = input<string | null, string | undefined>(null, {
    transform: (given) => (given === undefined || given === '' ? null : given),
  });
  readonly stage = input<string>();
  readonly by = input<string>();
  readonly first = input<string>();
  private readonly router = inject(Router);
  protected readonly stages = STAGES;
  protected readonly withFiles = gamesWithFiles;
  protected readonly search = computed(() => seen(this.named() ?? ''));
  protected readonly atStage = computed(() => STAGES.find((each) => each === this.stage()) ?? null);
  protected readonly oldestFirst = computed(() => this.first() === 'oldest');
  protected readonly byRegion = computed(() => this.by() === 'region');
  protected readonly document = Competitions;
  protected readonly variables = computed(() => ({
    ...{ named: this.search() || null, region: this.region(), stage: this.atStage() },
    ...(this.oldestFirst() ? { oldestFirst: true } : {}),
  }));
  protected readonly list = furtherPages(
    Competitions,
    () => this.variables(),
    ({ competitions }) => competitions,
  );
  protected readonly groups = computed(() =>
    this.byRegion()
      ? byRegion(this.list.nodes(), this.language.code())
      : byDay(this.list.nodes(), this.language.code()).map(({ day, competitions }) => ({
          title: this.language.date(day),
          competitions,
        })),
  );
  /** The pages of regions are for those with an account. */
  protected readonly known = computed(() => this.session.account() !== null);
  private readonly inBar = barPages();
  /** A stranger has no bar: what else he may read is found from here. */
  protected readonly beside = computed(() =>
    this.known() ? [] : this.inBar().filter(({ path, open }) => open && path !== '/competitions'),
  );
  private readonly knownRegions = liveQuery(CompetitionRegions, () => ({}));
  protected readonly regions = computed(() => this.knownRegions.data()?.regions.nodes ?? []);
  protected readonly narrowed = computed(
    () => this.search() !== '' || this.region() !== null || this.atStage() !== null,
  );
  /** Nobody has opened a competition yet. */
  protected readonly nothing = computed(
    () => !this.narrowed() && this.list.query.data()?.competitions.totalCount === 0,
  );

  constructor() {
    pageTitle(() => [this.language.texts().competitions.title]);
  }

  protected stageText({ stage }: { readonly stage: Stage }): string {
    return this.life().stages[stage];
  }

  /** All that the filter finds, read to its end. */
  protected readonly take = async (): Promise<Taken> => {
    const texts = this.texts();
    const rows = await wholeOf(this.list);
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

  protected narrow(queryParams: Readonly<Record<string, string | null>>): void {
    void this.router.navigate([], { queryParams, queryParamsHandling: 'merge', replaceUrl: true });
  }

  protected clear(): void {
    this.narrow({ named: null, region: null, stage: null });
  }
}
