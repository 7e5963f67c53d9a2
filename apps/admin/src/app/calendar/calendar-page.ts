import { ChangeDetectionStrategy, Component, computed, DestroyRef, inject, input } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { gameChoices } from '../games/listings';
import { liveQuery } from '../graphql/live-query';
import { Hotkeys } from '../keyboard/hotkeys';
import { monthTitle, weekday, weekdayDate } from '../language/formats';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { allRegions } from '../people/all-regions';
import { today } from '../people/held';
import { saveFile } from '../take-away/save-file';
import { TakeAway, type Taken } from '../take-away/take-away';
import { pageTitle } from '../title/page-title';
import { Calendar } from './calendar.operations';
import { calendarTexts } from './calendar-texts';
import { icsOf } from './ics';
import { isDay, moved, type View, VIEWS, weeksOf } from './span';
import { detailOf, type Line, lineOf, linesOf, nameOf, wayTo } from './told';

/** A month shows so many of a day; the day itself shows all. */
const IN_A_MONTH = 4;

type Narrowing = Readonly<Partial<Record<'view' | 'day' | 'region' | 'game', string | null>>>;

/** What has a day, by month, week or day. The address says how. */
@Component({
  selector: 'arb-calendar-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, TakeAway],
  templateUrl: './calendar-page.html',
  styleUrls: ['../people/registry-page.scss', './calendar-page.scss'],
})
export class CalendarPage {
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(calendarTexts);
  readonly view = input<string>();
  readonly day = input<string>();
  readonly region = input<string>();
  readonly game = input<string>();
  protected readonly views = VIEWS;
  protected readonly today = today();
  protected readonly seen = computed((): View => VIEWS.find((each) => each === this.view()) ?? 'month');
  protected readonly at = computed(() => {
    const day = this.day() ?? '';
    return isDay(day) ? day : this.today;
  });
  protected readonly weeks = computed(() => weeksOf(this.seen(), this.at()));
  protected readonly document = Calendar;
  protected readonly variables = computed(() => {
    const days = this.weeks().flat();
    return {
      ...{ from: days[0] ?? this.at(), until: days.at(-1) ?? this.at() },
      ...{ region: this.region() ?? null, game: this.game() ?? null },
    };
  });
  protected readonly query = liveQuery(Calendar, () => this.variables());
  protected readonly items = computed(() => this.query.data()?.calendar ?? []);
  private readonly byDay = computed(() =>
    Map.groupBy(linesOf(this.items(), this.texts(), this.seen() === 'month'), ({ item }) => item.day),
  );
  protected readonly title = computed(() => {
    const [language, days] = [this.language.code(), this.weeks().flat()];
    if (this.seen() === 'month') return monthTitle(language, this.at());
    if (this.seen() === 'day') return weekdayDate(language, this.at());
    return `${this.language.date(days[0] ?? '')} – ${this.language.date(days.at(-1) ?? '')}`;
  });
  protected readonly regions = allRegions();
  protected readonly games = computed(() => gameChoices(this.language.code()));
  protected readonly wayTo = wayTo;

  constructor() {
    pageTitle(() => [this.title(), this.texts().title]);
    inject(Hotkeys).bind(
      {
        arrowleft: () => {
          this.move(-1);
        },
        arrowright: () => {
          this.move(1);
        },
        home: () => {
          this.narrow({ day: null });
        },
        m: () => {
          this.narrow({ view: null });
        },
        w: () => {
          this.narrow({ view: 'week' });
        },
        d: () => {
          this.narrow({ view: 'day' });
        },
      },
      inject(DestroyRef),
    );
  }

  protected on(day: string): readonly Line[] {
    return this.byDay().get(day) ?? [];
  }

  /** How many of a day stay hidden on a screen; a sheet shows all. */
  protected hidden(day: string): number {
    return this.seen() === 'month' ? Math.max(0, this.on(day).length - IN_A_MONTH) : 0;
  }

  protected isHidden(at: number): boolean {
    return this.seen() === 'month' && at >= IN_A_MONTH;
  }

  /** The game, and the region where the name does not say it. */
  protected place({ item }: Line): string {
    const game = item.game === null ? '' : this.language.game(item.game);
    const region = item.season === null ? (item.regionName ?? '') : '';
    return [game, region].filter((part) => part !== '').join(' · ');
  }

  protected weekday(day: string): string {
    return weekday(this.language.code(), day);
  }

  protected fullDay(day: string): string {
    return weekdayDate(this.language.code(), day);
  }

  protected isOutside(day: string): boolean {
    return this.seen() === 'month' && day.slice(0, 7) !== this.at().slice(0, 7);
  }

  protected move(by: 1 | -1): void {
    this.narrow({ day: moved(this.seen(), this.at(), by) });
  }

  protected narrow(queryParams: Narrowing): void {
    void this.router.navigate([], { queryParams, queryParamsHandling: 'merge', replaceUrl: true });
  }

  protected goTo(typed: string): void {
    if (isDay(typed)) this.narrow({ day: typed });
  }

  protected saveIcs(): void {
    const events = this.items().map((item) => ({
      ...{ id: item.id, day: item.day, title: lineOf(item, this.texts()) },
      address: `${location.origin}${this.router.serializeUrl(this.router.createUrlTree([...wayTo(item)]))}`,
    }));
    saveFile('arbitre.ics', 'text/calendar', icsOf(events, location.hostname, new Date().toISOString()));
  }

  protected readonly take = (): Promise<Taken> => {
    const texts = this.texts();
    const items = this.items();
    return Promise.resolve({
      head: [texts.goto, texts.title, texts.view, texts.region, texts.game],
      lines: items.map((item) => [
        ...[item.day, texts.kinds[item.kind], [nameOf(item), detailOf(item, texts)].join(' · ')],
        ...[item.regionName ?? '', item.game === null ? '' : this.language.game(item.game)],
      ]),
      data: items,
    });
  };
}
