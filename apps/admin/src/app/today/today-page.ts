import { ChangeDetectionStrategy, Component, computed, DestroyRef, ElementRef, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Calendar } from '../calendar/calendar.operations';
import { calendarTexts } from '../calendar/calendar-texts';
import { daysAfter } from '../calendar/span';
import * as dated from '../calendar/told';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Hotkeys } from '../keyboard/hotkeys';
import { weekdayDate } from '../language/formats';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { today } from '../people/held';
import { taskTexts } from '../tasks/task-texts';
import { pageTitle } from '../title/page-title';
import { inGroups, type Matter, nameOf, wayTo, whereOf } from './matters';
import { Today } from './today.operations';
import { todayTexts } from './today-texts';

const MINUTE = 60_000;
type Deal = NonNullable<Matter['tasks'][number]['deal']>;

const LATE: ReadonlySet<Matter['kind']> = new Set(['FIXTURES_LATE', 'FIXTURE_TO_REPORT', 'PHASE_LATE']);
const CLOSES: ReadonlySet<Matter['kind']> = new Set(['PHASE_OVER', 'PHASE_ENDS']);

/** What waits for whoever is signed in, and what the next days bring. */
@Component({
  selector: 'arb-today-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './today-page.html',
  styleUrls: ['../people/registry-page.scss', './today-page.scss'],
})
export class TodayPage {
  private readonly graphql = inject(GraphQL);
  private readonly page = inject<ElementRef<HTMLElement>>(ElementRef);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(todayTexts);
  protected readonly taskTexts = pageTexts(taskTexts);
  private readonly dateTexts = pageTexts(calendarTexts);
  private readonly day = today();
  protected readonly query = liveQuery(Today, () => ({}));
  private readonly matters = computed(() => this.query.data()?.today ?? []);
  protected readonly count = computed(() => this.matters().length);
  protected readonly groups = computed(() =>
    inGroups(this.matters()).map(({ group, matters }) => ({
      group,
      matters: matters.map((matter) => ({
        ...{ ...matter, way: wayTo(matter), name: nameOf(matter), when: this.when(matter) },
        where: whereOf(matter, (game) => this.language.game(game)),
        says: this.texts().kinds[matter.kind](matter.count),
      })),
    })),
  );
  private readonly calendar = liveQuery(Calendar, () => ({
    ...{ from: this.day, until: daysAfter(this.day, 6), region: null, game: null },
  }));
  protected readonly next = computed(
    () =>
      this.calendar.data()?.calendar.map((item) => ({
        ...{ id: item.id, way: dated.wayTo(item), name: dated.nameOf(item) },
        ...{ day: this.dayText(item.day), kind: this.dateTexts().kinds[item.kind] },
        detail: dated.detailOf(item, this.dateTexts()),
      })) ?? null,
  );
  protected readonly shownDay = computed(() => this.dayText(this.day));

  constructor() {
    pageTitle(() => [`${this.count() > 0 ? `(${this.count()}) ` : ''}${this.texts().title}`]);
    const until = inject(DestroyRef);
    const timer = setInterval(() => {
      if (!document.hidden) void this.graphql.ask(Today, {}).catch(() => undefined);
    }, MINUTE);
    until.onDestroy(() => {
      clearInterval(timer);
    });
    inject(Hotkeys).bind(
      {
        arrowdown: () => {
          this.step(1);
        },
        arrowup: () => {
          this.step(-1);
        },
      },
      until,
    );
  }

  protected dayText(day: string): string {
    return weekdayDate(this.language.code(), day);
  }

  protected placeOf({ competition }: Matter, { session, round, table, board }: Deal): string {
    const terms = this.language.terms(competition?.game ?? '');
    const { session: sessionOf, table: tableOf } = this.language.texts().standings;
    return [sessionOf(session), terms.round(round), tableOf(table), terms.board(board)].join(' · ');
  }

  private when({ kind, since, until, day }: Matter): string {
    const texts = this.texts();
    if (until !== null) return texts.by(this.language.moment(until));
    if (day !== null) {
      const said = this.language.date(day);
      return LATE.has(kind) ? texts.pastDue(said) : CLOSES.has(kind) ? texts.by(said) : texts.due(said);
    }
    const minutes =
      since === null ? null : Math.max(0, Math.floor((Date.now() - Date.parse(since)) / MINUTE));
    if (since === null || minutes === null) return '';
    return minutes < 24 * 60 ? this.taskTexts().since(minutes) : texts.pastDue(this.language.date(since));
  }

  /** The focus goes from one matter to the next. */
  private step(by: 1 | -1): void {
    const links = [...this.page.nativeElement.querySelectorAll<HTMLElement>('a.matter')];
    const at = links.findIndex((link) => link === document.activeElement);
    links.at(at === -1 ? (by === 1 ? 0 : -1) : (at + by) % links.length)?.focus();
  }
}
