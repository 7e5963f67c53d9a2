import {
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  effect,
  inject,
  input,
  signal,
  untracked,
} from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Announcer } from '../announce/announcer';
import { copyText } from '../deal/clipboard';
import { embedCode, embedded } from '../embed/embedded';
import { GraphQL } from '../graphql/client';
import { furtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { Hotkeys } from '../keyboard/hotkeys';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Session } from '../account/account';
import { pageTitle } from '../title/page-title';
import { CompetitionContext } from './competition-context';
import { openAppeals } from './appeals/appeals-open';
import { appealsTexts } from './appeals/appeals-texts';
import { UnderAppealPanel } from './appeals/under-appeal';
import { OwnMark } from './own/own-mark';
import { ownEntries } from './own/own-entries';
import { movements, type Movement, type Placed } from './movement';
import { StandingsAway } from './standings-away';
import { Standings, type StandingsResult } from './standings.operations';
import { CrossTable } from './why/cross-table';
import { partedBy } from './why/parted-by';
import { RoundsTable } from './why/rounds-table';
import { StandingWhy } from './why/standing-why';
import { whyTexts } from './why/why-texts';
import { StandingsCourse } from './why/why.operations';

type Row = NonNullable<StandingsResult['competition']>['standings']['nodes'][number];

const placed = ({ id, rank, total, deals }: Row): Placed => ({
  id,
  rank,
  num: total.num,
  den: total.den,
  deals,
});

const countIn = (counts: unknown, name: string): number | null => {
  const count: unknown = typeof counts === 'object' && counts !== null ? Reflect.get(counts, name) : null;
  return typeof count === 'number' ? count : null;
};

/** The standings as they are now: every committed change arrives by subscription and is shown on its row. */
@Component({
  selector: 'arb-standings-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, More, OwnMark, StandingsAway, CrossTable, RoundsTable, StandingWhy, UnderAppealPanel],
  templateUrl: './standings-page.html',
  styleUrl: './standings-page.scss',
})
export class StandingsPage {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  protected readonly may = inject(Session).may;
  /** The field in the address (`?field=A-NS`). */
  readonly field = input<string>();
  /** The entry whose total is unfolded, in the address (`?why=pair-3`). */
  readonly why = input<string>();
  /** How the standings are shown, in the address. */
  readonly view = input<string>();
  private readonly router = inject(Router);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  protected readonly whyTexts = pageTexts(whyTexts);
  protected readonly fields = computed(() => this.context.head()?.fields ?? []);
  protected readonly shownField = computed(() => this.field() ?? this.fields()[0] ?? '');
  private readonly variables = computed(() => {
    if (this.context.head() === null) return null;
    return { id: this.context.id(), ...(this.fields().length > 1 ? { field: this.shownField() } : {}) };
  });
  protected readonly list = furtherPages(
    Standings,
    this.variables,
    ({ competition }) => competition?.standings ?? null,
  );
  protected readonly query = this.list.query;
  protected readonly rows = this.list.nodes;
  protected readonly hasClubs = computed(() => this.rows().some(({ entry }) => entry.clubName !== null));
  /** Games that are measured by their best scores show négatif and percentage (SCR-TOUR-GAP-3, SCR-TOUR-GAP-4). */
  protected readonly measured = computed(() => this.rows().some(({ percent }) => percent !== null));
  /** Clubs as teams, beside the general ranking (SCR-TOUR-GAP-7). */
  protected readonly clubs = computed(() =>
    this.shownField() === '' ? (this.query.data()?.competition?.clubTotals ?? []) : [],
  );
  /** What parts equal totals, as far as it has a name that people use; the rest stays in the API. */
  protected readonly counts = computed(() =>
    Object.entries(this.language.texts().standings.counts).filter(([name]) =>
      this.rows().some(({ counts }) => countIn(counts, name) !== null),
    ),
  );
  /** The field that is asked for; null where all entries are one. */
  protected readonly asked = computed(() => this.variables()?.field ?? null);
  /** How entries came to their places, once the standings themselves are there. */
  private readonly course = furtherPages(
    StandingsCourse,
    () => (this.rows().length > 0 ? this.variables() : null),
    ({ competition }) => competition?.standings ?? null,
  );
  protected readonly courses = computed(() => new Map(this.course.nodes().map((node) => [node.id, node])));
  protected readonly appeals = openAppeals(() =>
    this.rows().length > 0 ? { id: this.context.id(), atLeast: this.context.changed() } : null,
  );
  protected readonly appealsTexts = pageTexts(appealsTexts);
  /** Rulesets are told by their version, what sessions were opened with by its name. */
  protected readonly playedUnder = computed(() => {
    const { rules, playedUnder } = this.appealsTexts();
    const told = this.appeals.playedUnder().map((each) => {
      const [, version] = /^[\w-]+@(\d+)$/.exec(each) ?? [];
      return version === undefined ? each : rules(version);
    });
    return playedUnder(told.join(', '));
  });
  private readonly kinds = computed(() => new Set(this.rows().map(({ entry }) => entry.kind)));
  /** In a page of another site stands the table alone. */
  protected readonly views = computed(() => {
    if (embedded !== null) return [];
    const { viewTotal, viewRounds, viewCross } = this.whyTexts();
    const rounds = this.course.query.data()?.competition?.rounds.length ?? 0;
    return [
      { id: null, label: viewTotal },
      ...(rounds > 1 ? [{ id: 'rounds', label: viewRounds }] : []),
      ...(this.kinds().size === 1 && this.kinds().has('team') ? [{ id: 'cross', label: viewCross }] : []),
    ];
  });
  protected readonly shownView = computed(
    () => this.views().find(({ id }) => id === (this.view() ?? null))?.id ?? null,
  );
  /** Whose a row is, for whoever looks. */
  protected readonly ownOf = ownEntries();
  protected readonly moved = signal<ReadonlyMap<string, Movement>>(new Map());
  /** What a page of another site shows of this one; not to whom it is shown already. */
  protected readonly offersFrame = embedded === null;
  private before: { readonly field: string; readonly rows: readonly Row[] } | undefined;

  constructor() {
    pageTitle(() => [this.shownField(), this.language.texts().standings.title, this.context.head()?.name]);
    effect(() => {
      const page = this.list.first();
      if (page === null) return;
      untracked(() => {
        this.compare(page.nodes);
      });
    });
    effect(() => {
      const atLeast = this.context.changed();
      const variables = untracked(this.variables);
      if (atLeast === null || variables === null) return;
      this.graphql
        .ask(Standings, { ...variables, atLeast })
        .then(() => this.graphql.ask(StandingsCourse, { ...variables, atLeast }))
        .catch(() => undefined);
    });
    inject(Hotkeys).bind({ escape: () => void this.fold() }, inject(DestroyRef));
  }

  /** A click anywhere on a row opens it; on what is a link or is being selected it does what it does everywhere. */
  protected unfold(entry: string, { target }: Event): void {
    if (embedded !== null || (target as HTMLElement).closest('a, button')) return;
    if (getSelection()?.isCollapsed === false) return;
    void this.open(this.why() === entry ? null : entry);
  }

  /** The focus goes back to the row that was open. */
  protected async fold(): Promise<void> {
    const entry = this.why();
    if (entry === undefined) return;
    await this.open(null);
    this.host.querySelector<HTMLElement>(`[data-why="${CSS.escape(entry)}"]`)?.focus();
  }

  private open(why: string | null): Promise<boolean> {
    return this.router.navigate([], { queryParams: { why }, queryParamsHandling: 'merge' });
  }

  protected partedOf(id: string): string {
    return partedBy(this.courses().get(id)?.tieBreaks ?? [], this.whyTexts());
  }

  protected async copyFrame(): Promise<void> {
    const texts = this.language.texts().standings;
    const title = `${texts.title} · ${this.context.head()?.name ?? ''}`;
    await copyText(embedCode(location.origin, this.context.id(), this.language.code(), title));
    this.announcer.say(texts.embedCopied);
  }

  protected unit(): string {
    const unit = this.context.head()?.unit ?? '';
    return this.language.texts().units[unit] ?? unit;
  }

  /** What did not happen to somebody who played is none, and not unknown. */
  protected count({ counts, ranked }: Row, name: string): string {
    const count = countIn(counts, name) ?? (ranked ? 0 : null);
    return count === null ? '' : this.language.whole(count);
  }

  protected total({ total }: Row): string {
    return this.context.head()?.unit === 'imp'
      ? this.language.signed(total.text)
      : this.language.decimal(total.text);
  }

  private compare(rows: readonly Row[]): void {
    const field = this.shownField();
    const before = this.before?.field === field ? this.before.rows : undefined;
    this.before = { field, rows };
    if (before === undefined) return;
    const changes = movements(before.map(placed), rows.map(placed));
    if (changes.length === 0) return;
    this.moved.set(new Map(changes.map((each) => [each.id, each])));
    const own = new Set(changes.flatMap((each) => (each.own ? [each.id] : [])));
    const texts = this.language.texts().standings;
    const lines = rows
      .filter(({ id, ranked }) => ranked && own.has(id))
      .slice(0, 4)
      .map((row) => texts.row(this.language.entry(row.entry), row.rank, this.total(row)));
    if (lines.length > 0) this.announcer.say(texts.updated(lines.join(' ; ')));
  }
}
